import { styled } from '@mui/material/styles';
import { touchTarget } from '#web/lib/design-tokens.ts';

const gap = 4;
const phoneGap = 3;

/** The whole of the screen below the header: the map, and over it what lies on it. */
export const MapCanvas = styled('div')(({ theme }) => {
  const { background, primary, text } = theme.vars.palette;
  return {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    isolation: 'isolate',
    // One flat colour: where nothing but the processor draws, shades cost a tenth of every frame.
    background: `color-mix(in srgb, color-mix(in srgb, ${background.default} 72%, ${primary.light}) 95%, ${text.primary})`,
    '& > .map': { position: 'absolute', inset: 0, touchAction: 'none', outlineOffset: -3 },
    '& .ol-box': {
      border: `2px solid ${primary.main}`,
      background: `color-mix(in srgb, ${primary.main} 12%, transparent)`,
    },
  };
});

/** A grid over the map: nothing in it covers anything else in it, and the map is reached between. */
export const Overlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `'side notice corner' 'side scale tools' 'bottom bottom bottom'`,
  gap: theme.spacing(gap),
  padding: theme.spacing(gap),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: `'corner corner' 'notice notice' 'scale tools' 'bottom bottom'`,
    gap: theme.spacing(phoneGap),
    padding: theme.spacing(phoneGap),
  },
}));

export const Corner = styled('div')(({ theme }) => ({
  gridArea: 'corner',
  width: 350,
  justifySelf: 'end',
  zIndex: 1,
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

export const Tools = styled('div')({ gridArea: 'tools', alignSelf: 'end', justifySelf: 'end' });

/** Something that lies on the map as paper does on a table. */
export const Sheet = styled('section')(({ theme }) => ({
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.floating,
}));

/** The list of parcels: at the side of a desk's map, at the bottom of a phone's. */
export const Side = styled('div')(({ theme }) => ({
  gridArea: 'side',
  width: 340,
  minHeight: 0,
  display: 'flex',
  [theme.breakpoints.down('md')]: {
    gridArea: 'bottom',
    width: 'auto',
    height: '46dvh',
    margin: theme.spacing(0, -phoneGap, -phoneGap),
    // Where there is room for one only, the panel of a parcel takes the place of the list.
    '&:has(~ * > [data-map-part="bottom"])': { display: 'none' },
    '& > *': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0, borderWidth: '1px 0 0' },
  },
}));

export const Bottom = styled('div')(({ theme }) => ({
  gridArea: 'bottom',
  width: '100%',
  maxWidth: 1000,
  justifySelf: 'center',
  [theme.breakpoints.down('md')]: {
    width: 'auto',
    justifySelf: 'stretch',
    margin: theme.spacing(0, -phoneGap, -phoneGap),
    '& > *': {
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
      borderWidth: '1px 0 0',
      paddingBottom: `calc(${theme.spacing(4)} + env(safe-area-inset-bottom))`,
    },
  },
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
