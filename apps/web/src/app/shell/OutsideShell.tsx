import Add from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { createLink, Outlet } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ImpersonationPanel } from '#web/features/admin/ImpersonationPanel.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useBrand } from '#web/lib/brands.ts';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Around the screens that belong to no farm: the administration, the own account, farms that were deleted. */
export function OutsideShell(): ReactElement {
  const { title } = useBrand();
  const text = useText();
  const { data: farms } = useQuery(farmListOptions());
  return (
    <Frame>
      <ImpersonationPanel farmName="" />
      <Header>
        <Home to="/farm" aria-label={text('shell.home', { brand: title })}>
          <Logo size={32} />
          <span>{title}</span>
        </Home>
        <Gap />
        {farms?.length === 0 && (
          <LinkButton to="/signup/import" startIcon={<Add />}>
            <T id="shell.addFarm" />
          </LinkButton>
        )}
        <HelpMenu />
        <UserMenu farmId={farms?.[0]?.id} isOutside />
      </Header>
      <Content id="main" tabIndex={-1}>
        <SettingsFrame farmId={farms?.[0]?.id} isOutside>
          <Outlet />
        </SettingsFrame>
      </Content>
    </Frame>
  );
}

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', height: '100dvh', overflow: 'hidden' });

const Header = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  height: 52,
  padding: theme.spacing(0, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { height: 56, gap: theme.spacing(4), padding: theme.spacing(0, 4) },
}));

const Home = createLink(
  styled('a')(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 44,
    color: 'inherit',
    fontSize: fontSizes.title,
    fontWeight: theme.typography.fontWeightBold,
    textDecoration: 'none',
  })),
);

const Gap = styled('span')({ flex: 1 });

const Content = styled('main')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  '&:focus': { outline: 'none' },
});
