import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Middle = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 160,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(6),
  color: theme.vars.palette.text.secondary,
}));

interface LoaderProps {
  readonly label: ReactNode;
  readonly isLabelShown?: boolean;
}

/** Says that something is being fetched; whoever shows it waits 250 ms first. */
export function Loader({ label, isLabelShown = false }: LoaderProps): ReactElement {
  return (
    <Middle role="status">
      <CircularProgress size={32} aria-hidden />
      {isLabelShown ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Middle>
  );
}
