import { styled } from '@mui/material/styles';
import { fontSizes } from '#web/lib/design-tokens.ts';

/** Below the name of a layer: why there may be nothing to see. */
export const LayerNote = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 0, 2, 8),
  fontSize: fontSizes.caption,
  color: theme.vars.palette.text.secondary,
}));
