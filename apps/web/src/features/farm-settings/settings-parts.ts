import { styled } from '@mui/material/styles';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';

/** The parts of the settings of a farm, one under the other. */
export const Parts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(10),
}));

export const Part = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  '& p': { margin: 0 },
}));

export const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: theme.spacing(2, 0), borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

/** Somebody or something in a list, with what can be done about them at the end. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  minHeight: 44,
  overflowWrap: 'anywhere',
  '& > span:first-of-type': { display: 'flex', flexDirection: 'column', flex: '1 1 200px', minWidth: 0 },
  '& strong': { fontWeight: fontWeights.medium },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
}));

/** Short facts beside each other. */
export const Facts = styled('small')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
}));
