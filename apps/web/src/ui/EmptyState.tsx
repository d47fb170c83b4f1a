import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

interface EmptyStateProps {
  readonly heading: ReactNode;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ heading, children, actions }: EmptyStateProps): ReactElement {
  return (
    <Middle>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      {children !== undefined && <Typography color="textSecondary">{children}</Typography>}
      {actions}
    </Middle>
  );
}

const Middle = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(10, 6),
  textAlign: 'center',
}));
