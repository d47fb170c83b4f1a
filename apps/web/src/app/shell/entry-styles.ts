import type { CSSObject, Theme } from '@mui/material/styles';
import { radii } from '#web/lib/design-tokens.ts';

/** A line of a menu that leads somewhere or opens something. */
export function entryStyles(theme: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    width: '100%',
    minHeight: 40,
    padding: theme.spacing(0, 2),
    border: 0,
    borderRadius: radii.small,
    background: 'transparent',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '& > svg': { color: theme.vars.palette.text.secondary },
    '&:hover': { background: theme.vars.palette.background.default },
    // The list around it ends where the entry ends.
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current="page"]': { background: theme.vars.palette.primary.light },
    [theme.breakpoints.down('md')]: { minHeight: 48 },
  };
}
