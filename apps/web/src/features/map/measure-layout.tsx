import { styled } from '@mui/material/styles';
import { Sheet } from './map-layout.tsx';

/** At the upper edge of a desk's map, where nothing else lies; on a phone below, within reach of the thumb. */
export const MeasureSheet = styled(Sheet)(({ theme }) => ({
  gridArea: 'notice',
  alignSelf: 'start',
  justifySelf: 'start',
  zIndex: 2,
  width: 320,
  maxWidth: '100%',
  maxHeight: '100%',
  overflowY: 'auto',
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3),
  [theme.breakpoints.down('md')]: {
    // An area of the grid would be what it is placed in.
    gridArea: 'auto',
    position: 'absolute',
    inset: 'auto 0 0',
    alignSelf: 'auto',
    justifySelf: 'auto',
    width: 'auto',
    maxHeight: '45dvh',
    borderWidth: '1px 0 0',
    borderRadius: '14px 14px 0 0',
  },
}));

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
  '& strong': { fontWeight: 650 },
  '& small': { fontSize: 12, color: theme.vars.palette.text.secondary },
  '&[data-faulty]': { color: theme.vars.palette.error.main },
}));
