import { styled } from '@mui/material/styles';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
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

/** The whole ground, with a card in its middle. */
export const GuideGround = styled(FieldsGround)(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 5) },
}));
