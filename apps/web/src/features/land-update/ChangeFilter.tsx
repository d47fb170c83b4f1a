import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, touchTarget } from '#web/lib/design-tokens.ts';
import { changeKinds, type LandUpdateSearch } from './land-update-search.ts';
import { kindWords } from './source-words.ts';

type Filter = Pick<LandUpdateSearch, 'kind' | 'conflicts'>;

interface ChangeFilterProps {
  readonly source: LandUpdate['source'];
  readonly counts: LandUpdate['counts'];
  readonly search: Filter;
  readonly onShow: (filter: Filter) => void;
}

/** How many changes there are of each sort; a press shows these only. */
export function ChangeFilter({ source, counts, search, onShow }: ChangeFilterProps): ReactElement {
  const text = useText();
  const kinds = changeKinds.filter((kind) => counts.byKind[kind] > 0 || kind === search.kind);
  return (
    <Chips role="group" aria-label={text('landUpdate.filter')}>
      <FilterChip
        label={<T id="landUpdate.filter.all" />}
        count={counts.total}
        isOn={!search.kind && !search.conflicts}
        onPress={() => onShow({ kind: undefined, conflicts: undefined })}
      />
      {(counts.conflicts > 0 || search.conflicts) && (
        <FilterChip
          label={<T id="landUpdate.filter.conflicts" />}
          count={counts.conflicts}
          isOn={search.conflicts === true}
          isWarning
          onPress={() => onShow({ kind: undefined, conflicts: true })}
        />
      )}
      {kinds.map((kind) => (
        <FilterChip
          key={kind}
          label={<T id={kindWords(source, kind)} />}
          count={counts.byKind[kind]}
          isOn={search.kind === kind}
          onPress={() => onShow({ kind, conflicts: undefined })}
        />
      ))}
    </Chips>
  );
}

interface FilterChipProps {
  readonly label: ReactNode;
  readonly count: number;
  readonly isOn: boolean;
  readonly isWarning?: boolean;
  readonly onPress: () => void;
}

function FilterChip({ label, count, isOn, isWarning = false, onPress }: FilterChipProps): ReactElement {
  return (
    <Chip type="button" aria-pressed={isOn} data-warning={isWarning || undefined} onClick={onPress}>
      {label}
      <strong>
        <FormattedNumber value={count} />
      </strong>
    </Chip>
  );
}

const Chips = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const Chip = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: touchTarget,
  padding: theme.spacing(0, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: touchTarget / 2,
  background: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSizes.body,
  cursor: 'pointer',
  '& strong': { fontWeight: fontWeights.strong, fontVariantNumeric: 'tabular-nums' },
  '&[data-warning]': { background: theme.vars.palette.warning.light, color: theme.vars.palette.warning.dark },
  '&:hover': { borderColor: theme.vars.palette.edge },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    fontWeight: fontWeights.medium,
  },
}));
