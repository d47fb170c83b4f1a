import { styled } from '@mui/material/styles';

/** What a catalogue is filtered by, beside each other where there is room, and how much is found. */
export const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(4),
}));

export const Wide = styled('div')({ flex: '1 1 260px', maxWidth: 420 });

export const Narrow = styled('div')({ flex: '1 1 140px', maxWidth: 200 });

export const Count = styled('div')(({ theme }) => ({
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
}));
