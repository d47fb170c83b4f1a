import { styled } from '@mui/material/styles';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';

/** The middle of the map, where the space bar puts a point: seen by those who move the map by its keys. */
export const Crosshair = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 28,
  height: 28,
  margin: -14,
  display: 'none',
  pointerEvents: 'none !important' as 'none',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    background: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 1.5px ${theme.vars.palette.background.paper}`,
  },
  '&::before': { left: 13, top: 0, width: 2, height: 28 },
  '&::after': { top: 13, left: 0, width: 28, height: 2 },
  'body:has(.map:focus-visible) &': { display: 'block' },
}));

/** What was measured, with what it is beside. */
export const Figures = styled('div')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: fontWeights.strong },
  '& small': { fontSize: fontSizes.caption, color: theme.vars.palette.text.secondary },
  '&[data-faulty]': { color: theme.vars.palette.error.main },
}));

export const ToolHint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
