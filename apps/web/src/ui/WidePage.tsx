import { styled } from '@mui/material/styles';
import { touchTarget } from '#web/lib/design-tokens.ts';
import { oneLineOnPhones } from './one-line-on-phones.ts';

/** So much room is beside it on a phone. */
export const pageEdge = 4;

/** A screen that is as wide as its lists want. */
export const WidePage = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  maxWidth: 1280,
  margin: '0 auto',
  padding: theme.spacing(5, pageEdge, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 12) },
  // Paper has margins of its own.
  '@media print': { display: 'block', maxWidth: 'none', padding: 0 },
}));

/** What it is called, and beside that what can be done or where else to go. */
export const PageHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  // As high as its buttons where it has none, so that what is below stays where it is on the way between screens.
  minHeight: touchTarget,
  overflowWrap: 'anywhere',
}));

/** What can be done on it, in its head. */
export const PageActs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  ...oneLineOnPhones(theme, pageEdge),
}));
