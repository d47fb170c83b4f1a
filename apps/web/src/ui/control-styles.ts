import type { CSSObject, Theme } from '@mui/material/styles';
import { fontSizes, radii, touchTarget } from '#web/lib/design-tokens.ts';

/** Height of what stays at the bottom of a form; what gets the focus is not to lie below it. */
export const footerHeight = 88;

/** Above what gets the focus, so that the whole ring is in sight. */
export const ringRoom = 8;

/** What shows where the keyboard is, on every control. */
export function focusRing(theme: Theme): CSSObject {
  return { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 };
}

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
    // A day or a time has the focus also where only its calendar's sign has it.
    '&:is(:focus-visible, input:focus-within)': { ...focusRing(theme), outlineOffset: -1, borderColor: 'transparent' },
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
    '&[aria-invalid="true"]:is(:focus-visible, input:focus-within)': { outlineColor: theme.vars.palette.error.main },
    '&:disabled': { opacity: 0.6 },
    // What can only be read and copied does not look as if it could be typed in.
    '&[readonly]': { borderColor: theme.vars.palette.divider, background: 'transparent' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  };
}

/** A button that is a sign alone, as large as a finger needs it. Its colour and its edge, what it stands in says. */
export const signButton = {
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
} as const satisfies CSSObject;

/** At the end of a control that opens a list. */
export const downArrow: CSSObject = {
  paddingRight: 36,
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(-45deg, transparent 50%, currentcolor 50%)',
  backgroundSize: '5px 5px',
  backgroundPosition: 'right 18px center, right 13px center',
  backgroundRepeat: 'no-repeat',
};
