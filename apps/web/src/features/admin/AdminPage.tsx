import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface AdminPageProps {
  readonly title: PlainMessageId;
  readonly children: ReactNode;
}

/** Around the screens of administrators: what it is, and the way between its parts. */
export function AdminPage({ title, children }: AdminPageProps): ReactElement {
  const text = useText();
  return (
    <Page>
      <PageTitle title={text(title)} />
      <Head>
        <Typography variant="h1">
          <T id={title} />
        </Typography>
        <Parts aria-label={text('admin.title')}>
          <Part to="/admin/farms">
            <T id="admin.farms.title" />
          </Part>
          <Part to="/admin/audit">
            <T id="admin.audit.title" />
          </Part>
          <Part to="/admin/code-lists">
            <T id="admin.codeLists.title" />
          </Part>
        </Parts>
      </Head>
      {children}
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  maxWidth: 1280,
  margin: '0 auto',
  padding: theme.spacing(5, 4, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 12) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Parts = styled('nav')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const Part = createLink(
  styled('a')(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 3),
    borderRadius: radii.small,
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeights.medium,
    textDecoration: 'none',
    '&:hover': { background: theme.vars.palette.background.default },
    '&[aria-current="page"]': {
      background: theme.vars.palette.primary.light,
      color: theme.vars.palette.primary.dark,
      fontWeight: fontWeights.strong,
    },
  })),
);
