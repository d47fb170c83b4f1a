import type { CSSObject, Theme } from '@mui/material/styles';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { focusRing, signButton } from '../control-styles.ts';

const deskDay = 40;
/** A phone of 390 px has room for seven of them and an edge. */
const fingerDay = touchTarget;

/** How the calendars of the library look: they come without any style. */
export function calendarStyles(theme: Theme): CSSObject {
  return {
    fontVariantNumeric: 'tabular-nums',
    '& .rdp-months': { position: 'relative', display: 'flex', justifyContent: 'center', gap: theme.spacing(6) },
    // The arrows of both calendars stand at the outer ends of their line.
    '& .rdp-nav': { position: 'absolute', inset: '0 0 auto', display: 'flex', justifyContent: 'space-between' },
    '& .rdp-button_previous, & .rdp-button_next': {
      ...signButton,
      zIndex: 1,
      borderRadius: radii.small,
      '&:hover': { background: theme.vars.palette.primary.light },
      '&[aria-disabled="true"]': { background: 'none', opacity: 0.3, cursor: 'default' },
    },
    ...monthHead(theme),
    '& .rdp-month_grid': { borderCollapse: 'collapse' },
    '& .rdp-weekday': {
      height: 32,
      padding: 0,
      fontSize: fontSizes.caption,
      fontWeight: fontWeights.regular,
      color: theme.vars.palette.text.secondary,
    },
    ...days(theme),
  };
}

/** Month and year are chosen from lists that lie over their words, so that years back are not leafed through. */
function monthHead(theme: Theme): CSSObject {
  return {
    '& .rdp-month_caption': { display: 'flex', justifyContent: 'center', alignItems: 'center', height: touchTarget },
    '& .rdp-dropdowns': { display: 'flex', gap: theme.spacing(1) },
    '& .rdp-dropdown_root': { position: 'relative', display: 'flex', borderRadius: radii.small },
    '& .rdp-dropdown_root:hover': { background: theme.vars.palette.primary.light },
    '& .rdp-dropdown_root:has(:focus-visible)': focusRing(theme),
    '& .rdp-dropdown': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      opacity: 0,
      cursor: 'pointer',
      // The list itself is the browser's, in the colours of the page.
      color: theme.vars.palette.text.primary,
      background: theme.vars.palette.background.paper,
    },
    '& .rdp-caption_label': {
      display: 'flex',
      alignItems: 'center',
      height: deskDay,
      padding: theme.spacing(0, 1, 0, 2),
      fontWeight: fontWeights.strong,
      '& svg': { color: theme.vars.palette.text.secondary },
    },
  };
}

function days(theme: Theme): CSSObject {
  const { primary, text } = theme.vars.palette;
  return {
    '& .rdp-day': {
      width: deskDay,
      height: deskDay,
      padding: 0,
      textAlign: 'center',
      [theme.breakpoints.down('md')]: { width: fingerDay, height: fingerDay },
    },
    '& .rdp-day_button': {
      ...signButton,
      width: '100%',
      height: '100%',
      font: 'inherit',
      borderRadius: radii.small,
      '&:hover': { background: primary.light },
      '&:disabled': { background: 'none', color: text.secondary, opacity: 0.45, cursor: 'default' },
    },
    '& .rdp-today .rdp-day_button': { fontWeight: fontWeights.strong, boxShadow: `inset 0 0 0 1px ${primary.main}` },
    '& .rdp-range_middle': { background: primary.light },
    '& .rdp-range_middle .rdp-day_button': { borderRadius: 0, boxShadow: 'none' },
    '& .rdp-range_start': { background: `linear-gradient(90deg, transparent 50%, ${primary.light} 50%)` },
    '& .rdp-range_end': { background: `linear-gradient(90deg, ${primary.light} 50%, transparent 50%)` },
    '& .rdp-range_start.rdp-range_end': { background: 'none' },
    '& .rdp-range_start .rdp-day_button, & .rdp-range_end .rdp-day_button': {
      background: primary.main,
      color: primary.contrastText,
      fontWeight: fontWeights.strong,
      boxShadow: 'none',
    },
    '& .rdp-hidden': { visibility: 'hidden' },
  };
}
