import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { styled } from '@mui/material/styles';
import { useId, useMemo, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { keptWith } from './grouped-findings.ts';
import { OpenedFindings } from './OpenedFindings.tsx';

/** What was against an action when it was recorded, by the rules as they stood then. */
export function KeptFindings({ action }: { readonly action: ActionDetail }): ReactElement | null {
  const id = useId();
  const { targets, materials, findings } = action;
  const found = useMemo(() => keptWith(action), [action]);
  const names = useMemo(() => new Map(targets.map(({ parcelId, name }) => [parcelId, name])), [targets]);
  if (findings.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>
        <T id="restriction.kept" />
      </h2>
      <OpenedFindings
        found={found}
        nameOfMaterial={(place) => materials[place]?.name ?? ''}
        nameOfParcel={(parcelId) => names.get(parcelId) ?? ''}
      />
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
