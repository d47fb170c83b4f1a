import { styled } from '@mui/material/styles';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { signButton } from '../control-styles.ts';

export const rowHeight = 48;
export const cardHeight = 84;
export const headHeight = 44;
export const boxWidth = 48;
export const menuWidth = 52;

/** What is scrolled, in both directions. Cells are plain elements, told by their roles: there are thousands of them. */
export const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
  fontSize: fontSizes.body,
  fontVariantNumeric: 'tabular-nums',
  '& [role="row"]': { display: 'grid', alignItems: 'stretch', gridTemplateColumns: 'var(--columns)' },
  // A cell is one line of text, and nothing within it: what cuts text off is an element, and so is what is beside it.
  '& [role="gridcell"], & [role="rowheader"]': {
    minWidth: 0,
    padding: theme.spacing(0, 3),
    lineHeight: `${rowHeight - 1}px`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-number="true"]': { justifyContent: 'flex-end', textAlign: 'right' },
  '& [role="rowheader"] a': {
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-box], & [data-menu]': { display: 'grid', placeItems: 'center', padding: 0, overflow: 'visible' },
  '& [data-box] label': {
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    cursor: 'pointer',
  },
  '& [data-menu] button': {
    ...signButton,
    borderRadius: '50%',
    color: theme.vars.palette.text.secondary,
    '& svg': { fill: 'currentColor' },
    '&:hover': { background: theme.vars.palette.divider },
  },
  // A mark of colour before the words of a cell.
  '& .crop-swatch': { marginRight: theme.spacing(2), verticalAlign: 'middle' },
  // What is sticky is a picture of its own to the browser, and slow: nothing is until it is scrolled to the side.
  '& [data-menu]': { position: 'absolute', right: 0, height: '100%', width: menuWidth },
  '&[data-aside="true"]': {
    '& [data-first], & [data-menu]': { position: 'sticky', zIndex: 1 },
    '& [data-first]': { left: 0 },
    '& [role="rowgroup"]': { minWidth: 'var(--width)' },
  },
  '& input[type="checkbox"]': {
    width: 18,
    height: 18,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
}));

export const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  height: headHeight,
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.strong,
  // No higher than the head, whose lower edge would lie under what sticks.
  '& > [role="row"]': { position: 'relative', height: '100%', gridTemplateRows: '100%' },
  '& [role="columnheader"]': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    padding: theme.spacing(0, 3),
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& [data-text]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minWidth: 0,
    minHeight: headHeight - 2,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    // Brought into sight, it lies between what stays: the first column, and the menus at the end of the rows.
    scrollMargin: `0 ${menuWidth}px 0 var(--first)`,
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& [aria-sort="ascending"] button, & [aria-sort="descending"] button': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: fontSizes.lead, flex: 'none' },
  '& [data-first], & [data-menu]': { background: theme.vars.palette.background.paper },
}));

/** Rows lie one below the other: where each lies is said of none, so that one is styled as the one before it. */
export const Body = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'relative',
  cursor: 'pointer',
  '& > [role="row"]': {
    position: 'relative',
    height: rowHeight,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    // Rows do not change the page around them.
    contain: 'layout style',
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2, zIndex: 1 },
    '&:hover, &[data-pointed="true"]': { background: theme.vars.palette.background.default },
    '&[aria-selected="true"]': { background: theme.vars.palette.primary.light },
    '&[data-current="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}` },
  },
  '&[data-cards="true"] > [role="row"]': { height: cardHeight },
  '& > [data-far]': { position: 'absolute', left: 0, right: 0 },
  '& [data-first]': { fontWeight: fontWeights.medium },
  '& [data-first], & [data-menu]': { background: 'inherit' },
  '& [data-waiting]': {
    display: 'block',
    width: '60%',
    height: 12,
    margin: theme.spacing(4.5, 0),
    borderRadius: radii.small,
    background: theme.vars.palette.divider,
  },
}));

/** A card of a phone: the name and one number above, the rest in one line or two below. */
export const CardText = styled('div')(({ theme }) => ({
  height: '100%',
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  lineHeight: 1.5,
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(1),
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :first-of-type': { fontSize: fontSizes.lead, fontWeight: fontWeights.medium },
  '& > :nth-of-type(2)': { fontSize: fontSizes.lead },
  '& > :nth-of-type(n + 3)': {
    gridColumn: '1 / -1',
    display: 'flex',
    gap: theme.spacing(3),
    color: theme.vars.palette.text.secondary,
    fontSize: fontSizes.body,
    '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    // What a card is told by is read whole; what comes after it has what is left.
    '& > :first-of-type:not(:only-child), & > [data-number="true"]': { flex: 'none' },
    '&:has(> :only-child:empty), & > :empty': { display: 'none' },
  },
}));
