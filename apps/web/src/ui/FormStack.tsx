import { styled } from '@mui/material/styles';

/** The fields of a form under each other; it says itself what is wrong, so the browser need not. */
export const FormStack = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
}));
