import type { WaterState } from '@brazda/domain/enumerations/water-balance.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';

/** How a crop is off for water: a mark of a colour, and the word for it. */
export function WaterStateMark({ state }: { readonly state: WaterState }): ReactElement {
  return (
    <Mark>
      <Dot data-state={state} aria-hidden />
      <T id={`waterBalance.state.${state}`} />
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontWeight: fontWeights.medium,
  whiteSpace: 'nowrap',
}));

/** What nobody knows is an empty ring: it must not be taken for enough. */
const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 12,
  height: 12,
  borderRadius: '50%',
  background: theme.vars.palette.success.main,
  '&[data-state="SOON"]': { background: theme.vars.palette.warning.main },
  '&[data-state="DRY"]': { background: theme.vars.palette.error.main },
  '&[data-state="UNKNOWN"]': { background: 'transparent', border: `2px solid ${theme.vars.palette.text.secondary}` },
}));
