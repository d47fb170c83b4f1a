import type { CSSObject, Theme } from '@mui/material/styles';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';

/** How everything that is typed or chosen in looks: 44 px high, an edge that everyone can see. */
export function controlStyles(theme: Theme): CSSObject {
  return {
    width: '100%',
    minWidth: 0,
    height: 44,
    padding: theme.spacing(0, 3),
    font: 'inherit',
    fontSize: fontSizes.lead,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.edge}`,
    borderRadius: radii.small,
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -1,
      borderColor: 'transparent',
    },
    '&[aria-invalid]': { borderColor: theme.vars.palette.error.main },
    '&:disabled': { opacity: 0.6 },
    // What can only be read and copied does not look as if it could be typed in.
    '&[readonly]': { borderColor: theme.vars.palette.divider, background: 'transparent' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  };
}
