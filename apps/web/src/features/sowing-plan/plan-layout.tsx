import { styled } from '@mui/material/styles';
import { fontSizes } from '#web/lib/design-tokens.ts';

/** The whole of the screen below the header: the grid scrolls in it, and the page does not. */
export const Page = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(5, 6, 6),
  overflow: 'auto',
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3), gap: theme.spacing(2) },
}));

export const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  '& > div:first-of-type': { flex: '1 1 240px', minWidth: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gap: theme.spacing(2), '& p': { fontSize: fontSizes.caption } },
}));

/** The grid, and beside it, or below on narrow screens, what the season comes to. */
export const Board = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 420,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& > *': { minHeight: 0, display: 'flex', flexDirection: 'column' },
  '& > aside': { overflowY: 'auto' },
  [theme.breakpoints.down('lg')]: {
    flex: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    '& > :first-of-type': { height: 'max(420px, calc(100dvh - 290px))' },
    '& > aside': { overflowY: 'visible' },
  },
}));
