import { styled } from '@mui/material/styles';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';

/** What stands over a list on a sheet of the map: its heading, and the ways out of it. */
export const ListHead = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 1, 4),
  '& h2': { flex: 1, margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  // Above the handle of a phone's sheet.
  '& a, & button': { position: 'relative', zIndex: 1 },
}));

/** How much the list holds. */
export const ListSum = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 29,
  margin: 0,
  padding: theme.spacing(1, 4),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.body,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
}));

/** A sign, a name and a figure, and below both what else there is to say. */
export const ListRow = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(3),
}));

export const ListName = styled('span')({
  fontWeight: fontWeights.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
