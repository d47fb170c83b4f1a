import { styled } from '@mui/material/styles';

/** A list whose rows are told apart by a line above each. */
export const DividedList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: theme.spacing(2, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
