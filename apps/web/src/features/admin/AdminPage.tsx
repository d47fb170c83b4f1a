import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';

interface AdminPageProps {
  readonly title: PlainMessageId;
  readonly children: ReactNode;
}

/** Around the screens of administrators: what it is, and the way between its parts. */
export function AdminPage({ title, children }: AdminPageProps): ReactElement {
  const text = useText();
  return (
    <WidePage>
      <PageTitle title={text(title)} />
      <PageHead>
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
          <Part to="/admin/sensors">
            <T id="admin.sensors.title" />
          </Part>
          <Part to="/admin/registers">
            <T id="admin.registers.title" />
          </Part>
        </Parts>
      </PageHead>
      {children}
    </WidePage>
  );
}

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
