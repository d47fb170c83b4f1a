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
