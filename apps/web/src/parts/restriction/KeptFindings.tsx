import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { styled } from '@mui/material/styles';
import { useId, useMemo, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { keptWith } from './grouped-findings.ts';
import { OpenedFindings } from './OpenedFindings.tsx';
import { UnjudgedWords } from './UnjudgedWords.tsx';

interface KeptFindingsProps {
  readonly action: ActionDetail;
  /** Of the farm's clocks; undefined while nobody knows them. */
  readonly timeZone: string | undefined;
}

/**
 * What was against an action when it was recorded, by the rules as they stood then. Of one that was not judged then it says why,
 * and what is against it now; where nobody can say even that, it is unknown.
 */
export function KeptFindings({ action, timeZone }: KeptFindingsProps): ReactElement | null {
  const id = useId();
  const { targets, materials, findings, judging } = action;
  const found = useMemo(() => keptWith(action), [action]);
  const names = useMemo(() => new Map(targets.map(({ parcelId, name }) => [parcelId, name])), [targets]);
  if (findings.length === 0 && judging.when === 'RECORDED') return null;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>
        <T id={judging.when === 'READ' ? 'restriction.judgedNow' : 'restriction.kept'} />
      </h2>
      {judging.reason !== null && (
        <Notice tone={judging.when === 'NEVER' ? 'warning' : 'plain'}>
          <UnjudgedWords judging={judging} />
        </Notice>
      )}
      {judging.when !== 'NEVER' && (
        <OpenedFindings
          found={found}
          nameOfMaterial={(place) => materials[place]?.name ?? ''}
          nameOfParcel={(parcelId) => names.get(parcelId) ?? ''}
          timeZone={timeZone}
        />
      )}
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 5, 5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
  '& > h2': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
}));
