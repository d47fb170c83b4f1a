import { styled } from '@mui/material/styles';

/** A catalogue whose table takes what height is left. */
export const Page = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 8) },
}));

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

export const Place = styled('div')({ flex: 1, minWidth: 0, minHeight: 320, display: 'flex', flexDirection: 'column' });
