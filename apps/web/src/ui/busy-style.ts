import type { CSSObject, Theme } from '@mui/material/styles';

/** What is being found out anew stays as legible as it is: a line over it says that something else may stand there soon. */
export function busyStyle(theme: Theme): CSSObject {
  return {
    '&[aria-busy="true"]': {
      cursor: 'progress',
      boxShadow: `0 -2px 0 ${theme.vars.palette.primary.main}`,
    },
  };
}
