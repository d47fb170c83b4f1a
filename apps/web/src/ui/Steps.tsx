import { styled } from '@mui/material/styles';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';

/** What to do, one after the other. */
export const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    width: 28,
    height: 28,
    borderRadius: '50%',
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    fontWeight: fontWeights.strong,
    fontSize: fontSizes.body,
    lineHeight: '28px',
    textAlign: 'center',
  },
}));
