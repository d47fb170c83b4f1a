import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * On a phone one line that is pushed to the side, up to the edges of a screen with so much room beside its contents: what
 * stands below it is to be seen. What is done most often comes first.
 */
export function oneLineOnPhones(theme: Theme, edge: number): CSSObject {
  return {
    [theme.breakpoints.down('sm')]: {
      flexWrap: 'nowrap',
      width: `calc(100% + 2 * ${theme.spacing(edge)})`,
      // With room for a ring around what has the focus.
      margin: theme.spacing(-1, -edge),
      padding: theme.spacing(1, edge),
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '& > *': { flex: 'none' },
      '& > .MuiButton-contained': { order: -1 },
    },
  };
}
