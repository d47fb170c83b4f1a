import { styled } from '@mui/material/styles';

/** The buttons at the end of a dialog, below whatever height it has. */
export const DialogActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  marginTop: 'auto',
}));
