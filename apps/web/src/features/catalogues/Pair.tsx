import { styled } from '@mui/material/styles';

/** Fields beside each other where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: theme.spacing(4),
}));
