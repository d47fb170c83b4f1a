import { styled } from '@mui/material/styles';

/** The buttons of a form: they stay at the bottom of the screen while the form reaches below it. Of a panel they fill the width. */
export const FormFooter = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  // The focus ring of the button is not cut off at its side.
  margin: theme.spacing(-2, -1),
  padding: theme.spacing(2, 1),
  paddingBottom: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  background: `var(--form-ground, ${theme.vars.palette.background.default})`,
  '&[data-filled] > button[type="submit"]': { flexGrow: 1 },
}));
