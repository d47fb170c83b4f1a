import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface FarmPageProps {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a farm that is read and filled in, in one column. */
export function FarmPage({ title, lead, children }: FarmPageProps): ReactElement {
  return (
    <Page>
      <PageTitle title={title} />
      <Typography variant="h1">{title}</Typography>
      {lead !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {lead}
        </Typography>
      )}
      <Sheet>{children}</Sheet>
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: theme.spacing(6, 4, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(12, 6) },
}));

const Sheet = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(6),
  padding: theme.spacing(2, 5),
  borderRadius: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));
