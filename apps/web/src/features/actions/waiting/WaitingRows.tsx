import { styled } from '@mui/material/styles';

/** A list of what waits. */
export const WaitingRows = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
