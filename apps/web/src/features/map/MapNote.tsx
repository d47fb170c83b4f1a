import { styled } from '@mui/material/styles';

/** A quiet word in the corner of the map. */
export const MapNote = styled('div')(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: 6,
  // On one line as far as it goes: the panel of a parcel beside it leaves no more than the narrowest.
  width: 'max-content',
  maxWidth: 200,
  background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 82%, transparent)`,
}));
