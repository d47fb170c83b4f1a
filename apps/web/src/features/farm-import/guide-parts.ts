import { styled } from '@mui/material/styles';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { FieldsGround } from '#web/ui/FieldsGround.tsx';

/** A card of advice on the ground of fields. */
export const Guide = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: 560,
  padding: theme.spacing(6, 5),
  background: theme.vars.palette.background.paper,
  fontSize: fontSizes.lead,
  lineHeight: 1.5,
  '& h3': { marginTop: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(7, 8),
    borderRadius: radii.large,
    boxShadow: theme.vars.palette.floating,
  },
}));

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

/** The whole ground, with a card in its middle. */
export const GuideGround = styled(FieldsGround)(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 5) },
}));
