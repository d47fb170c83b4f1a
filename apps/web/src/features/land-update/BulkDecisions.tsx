import type { LandChange, LandDecision, LandDecisions } from '@brazda/contract/agroevidence/land-updates.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { agroevidenceLandUpdatesDecideFields } from '#web/lib/fields.generated.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { LandUpdateSearch } from './land-update-search.ts';

export const decisions: readonly LandDecision[] = ['TAKE', 'KEEP', 'LATER'];

/** As many as can be decided by their numbers in one call. */
const mostNumbers = agroevidenceLandUpdatesDecideFields.numbers.maxItems;

interface BulkDecisionsProps {
  readonly search: LandUpdateSearch;
  readonly shown: readonly LandChange[];
  readonly picked: ReadonlySet<number>;
  readonly onPick: (picked: ReadonlySet<number>) => void;
  readonly onDecide: (decisions: LandDecisions) => void;
}

/** Decides about many at once: those picked, else all of the kind that is shown, else all; unpicked none in conflict. */
export function BulkDecisions({ search, shown, picked, onPick, onDecide }: BulkDecisionsProps): ReactElement {
  const isPagePicked = shown.length > 0 && shown.every(({ number }) => picked.has(number));
  const isNothingMeant = picked.size === 0 && search.conflicts === true;
  const pickPage = (): void => {
    const numbers = shown.map(({ number }) => number);
    const others = [...picked].filter((number) => !numbers.includes(number));
    onPick(new Set(isPagePicked ? others : [...others, ...numbers]));
  };
  const decide = (decision: LandDecision): void => {
    for (const target of targetsOf(picked, search)) onDecide({ decision, ...target });
    onPick(new Set());
  };

  return (
    <Bar>
      <Checkbox label={<T id="landUpdate.pickPage" />} checked={isPagePicked} onChange={pickPage} />
      <About role="status">
        <Meant picked={picked} search={search} />
      </About>
      {!isNothingMeant && (
        <Buttons>
          {decisions.map((decision) => (
            <Button key={decision} variant="outlined" onClick={() => decide(decision)}>
              <T id={`landUpdate.decision.${decision}`} />
            </Button>
          ))}
        </Buttons>
      )}
    </Bar>
  );
}

function Meant({ picked, search }: Pick<BulkDecisionsProps, 'picked' | 'search'>): ReactElement {
  if (picked.size > 0) return <T id="landUpdate.bulk.picked" values={{ count: picked.size }} />;
  if (search.conflicts) return <T id="landUpdate.bulk.pick" />;
  return <T id={search.kind ? 'landUpdate.bulk.kind' : 'landUpdate.bulk.all'} />;
}

function targetsOf(picked: ReadonlySet<number>, { kind }: LandUpdateSearch): Omit<LandDecisions, 'decision'>[] {
  if (picked.size === 0) return [kind ? { kinds: [kind] } : {}];
  const numbers = [...picked];
  const calls = Math.ceil(numbers.length / mostNumbers);
  return Array.from({ length: calls }, (_, at) => ({
    numbers: numbers.slice(at * mostNumbers, (at + 1) * mostNumbers),
  }));
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  padding: theme.spacing(2, 4),
  borderRadius: radii.medium,
  background: theme.vars.palette.background.default,
}));

const About = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  [theme.breakpoints.up('md')]: { textAlign: 'right' },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > button': { minHeight: 44 },
}));
