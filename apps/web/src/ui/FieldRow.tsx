import { styled } from '@mui/material/styles';

/** A field with its button beside it; under it on a phone. */
export const FieldRow = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  '& > div': { flex: 1 },
  '& > button': { flex: 'none', minHeight: 44, marginTop: 25 },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    '& > div': { width: '100%' },
    '& > button': { marginTop: 0 },
  },
}));
