import { styled } from '@mui/material/styles';
import { fontWeights } from '#web/lib/design-tokens.ts';

/** How much of each there is: its sign, its name and its amount in a row, and a `ShareBar` below. */
export const ShareList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(1),
  },
  '& b': { fontWeight: fontWeights.medium, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

/** How much it is beside the most, as the width and the colour of what is in it. */
export const ShareBar = styled('span')(({ theme }) => ({
  gridColumn: '1 / 4',
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: theme.vars.palette.divider,
  '& i': { display: 'block', height: '100%', borderRadius: 3, background: theme.vars.palette.edge },
}));
