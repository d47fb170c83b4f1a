import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactElement, ReactNode } from 'react';

const Hidden = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(2),
  left: theme.spacing(2),
  padding: theme.spacing(2, 4),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  transform: 'translateY(-200%)',
  '@media print': { display: 'none' },
  '&:focus-visible': { transform: 'none', boxShadow: theme.vars.palette.floating },
}));

/** The first stop of the keyboard: leads past the navigation to the screen itself. */
export function SkipLink({ children }: { readonly children: ReactNode }): ReactElement {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  };
  return (
    <Hidden href="#main" onClick={skip}>
      {children}
    </Hidden>
  );
}
