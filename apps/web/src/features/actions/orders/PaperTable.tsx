import { styled } from '@mui/material/styles';
import { fontSizes, fontWeights, lightPalette } from '#web/lib/design-tokens.ts';

/** A table on paper: its head stands on each page, and no row is torn; on a phone it is moved sideways. */
export const PaperTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  // Words stay whole: where there is no room, the table is moved.
  overflowWrap: 'normal',
  fontSize: fontSizes.body,
  '& th, & td': {
    padding: theme.spacing(1, 2),
    borderBottom: `1px solid ${lightPalette.line}`,
    textAlign: 'left',
    verticalAlign: 'baseline',
  },
  '& thead': { display: 'table-header-group' },
  '& thead th': {
    borderBottomColor: lightPalette.edge,
    color: lightPalette.muted,
    fontSize: fontSizes.caption,
    fontWeight: fontWeights.medium,
  },
  '& tfoot > tr > *': { borderBottom: 'none', fontWeight: fontWeights.strong },
  '& tbody th': { minWidth: 88, fontWeight: fontWeights.medium },
  '& tr': { breakInside: 'avoid' },
  '& [data-number]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { paddingLeft: 0 },
}));

export const PaperPart = styled('section')({ minWidth: 0, overflowX: 'auto', '@media print': { overflow: 'visible' } });
