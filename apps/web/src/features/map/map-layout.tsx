import { styled } from '@mui/material/styles';
import { touchTarget } from '#web/lib/design-tokens.ts';
import { mapGround } from '#web/ui/map-ground.ts';

const gap = 4;
const phoneGap = 3;

/** The whole of the screen below the header: the map, and over it what lies on it. */
export const MapCanvas = styled('div')(({ theme }) => {
  const { primary } = theme.vars.palette;
  return {
    ...mapGround(theme),
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    '& > .map:focus-visible': { outlineOffset: -3 },
    '& .ol-box': {
      border: `2px solid ${primary.main}`,
      background: `color-mix(in srgb, ${primary.main} 12%, transparent)`,
    },
  };
});

/**
 * A grid over the map: nothing in it covers anything else in it, what opens moves nothing else, and the map is reached
 * between. On a phone panels come up over the rest from below.
 */
export const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `'side corner corner' 'side notice tools' 'side foot tools'`,
  gap: theme.spacing(gap),
  padding: theme.spacing(gap),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    gridTemplateAreas: `'corner corner' 'notice tools' 'scale tools'`,
    // What comes up from below would lie over these; two fingers do the same.
    '&:has([data-map-part]:not([data-map-part="search"])) [data-map-zoom]': { visibility: 'hidden' },
    gap: theme.spacing(phoneGap),
    padding: theme.spacing(phoneGap),
  },
}));

export const Corner = styled('div')(({ theme }) => ({
  gridArea: 'corner',
  width: 350,
  justifySelf: 'end',
  zIndex: 3,
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

/** Beside the list and above the scale: which season the map shows, and what it comes to. */
export const SeasonCorner = styled('div')(({ theme }) => ({
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'start',
  justifySelf: 'start',
  width: 288,
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  pointerEvents: 'none !important' as 'none',
  zIndex: 1,
  '& > *': { pointerEvents: 'auto' },
  [theme.breakpoints.down('md')]: { gridColumn: 1, gridRow: 2, maxHeight: '50dvh' },
}));

export const Tools = styled('div')(({ theme }) => ({
  gridArea: 'tools',
  alignSelf: 'end',
  justifySelf: 'end',
  [theme.breakpoints.down('md')]: { alignSelf: 'start' },
}));

/** Something that lies on the map as paper does on a table. */
export const Sheet = styled('section')(({ theme }) => ({
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.floating,
}));

/** The list of parcels at the side of a desk's map. */
export const Side = styled('div')(({ theme }) => ({
  gridArea: 'side',
  width: 340,
  minHeight: 0,
  display: 'flex',
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

/** Beside the tools, as high as there is room above the panel of a parcel. */
export const BesideTools = styled('div')(({ theme }) => ({
  gridArea: 'notice',
  alignSelf: 'end',
  justifySelf: 'end',
  width: 320,
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  display: 'flex',
  zIndex: 1,
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

/** The lower edge of the map: the scale, and beside it the panel of the parcel in the middle. */
export const Foot = styled('div')(({ theme }) => ({
  gridArea: 'foot',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 1000px) minmax(0, 1fr)',
  gridTemplateAreas: `'scale bottom .'`,
  alignItems: 'end',
  columnGap: theme.spacing(3),
  pointerEvents: 'none !important' as 'none',
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

export const Bottom = styled('div')(({ theme }) => ({
  gridArea: 'bottom',
  minWidth: 0,
  maxHeight: '60dvh',
  display: 'flex',
  pointerEvents: 'auto',
  [theme.breakpoints.down('md')]: { display: 'contents' },
}));

/** A square button on the map, large enough for a finger. */
export const MapButton = styled('button')(({ theme }) => ({
  width: touchTarget,
  height: touchTarget,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  // A finger leaves its hover behind where it tapped last.
  '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.primary.light } },
  '&[aria-expanded="true"], &[aria-pressed="true"]': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
  },
  '&:focus-visible': { outlineOffset: -2 },
}));
