import type { CSSObject, Theme } from '@mui/material/styles';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';

/** A link to a screen beside those to others; the one that is on screen is marked. */
export function sectionStyles(theme: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    padding: theme.spacing(0, 3),
    borderRadius: radii.small,
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeights.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { background: theme.vars.palette.background.default },
    '&[aria-current="page"]': {
      background: theme.vars.palette.primary.light,
      color: theme.vars.palette.primary.dark,
      fontWeight: fontWeights.strong,
    },
    [theme.breakpoints.down('md')]: { minHeight: 48 },
  };
}
