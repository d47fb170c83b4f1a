import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Children, use, type ReactElement, type ReactNode } from 'react';
import { InsideMain } from './inside-main.ts';
import { Logo } from './Logo.tsx';

const Page = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: theme.spacing(4),
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  padding: theme.spacing(8, 6),
  '&:focus': { outline: 'none' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
}));

interface ErrorPageProps {
  readonly status: number;
  readonly heading: ReactNode;
  readonly actions?: ReactNode;
  /** What happened, why and what to do; each child is a paragraph. */
  readonly children: ReactNode;
}

export function ErrorPage({ status, heading, actions, children }: ErrorPageProps): ReactElement {
  const isInside = use(InsideMain);
  return (
    <Page {...(isInside ? { as: 'div' } : { id: 'main', tabIndex: -1 })}>
      {!isInside && <Logo size={40} />}
      <div>
        {status > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {status}
          </Typography>
        )}
        <Typography variant="h1">{heading}</Typography>
      </div>
      {Children.map(children, (child) => (
        <Typography component="div" sx={{ '&:empty': { display: 'none' } }}>
          {child}
        </Typography>
      ))}
      <Actions>{actions}</Actions>
    </Page>
  );
}
