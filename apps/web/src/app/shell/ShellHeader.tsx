import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useBrand } from '#web/lib/brands.ts';
import { useFlags } from '#web/lib/flags.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { FarmSwitcher } from './FarmSwitcher.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { SectionBar } from './SectionBar.tsx';
import { farmSections } from './menu.ts';
import { ShellDrawer } from './ShellDrawer.tsx';
import { UserMenu } from './UserMenu.tsx';

/** After the screen: it brings along what keeps things on the device. */
const OfflineSign = lazy(async () => ({ default: (await import('./OfflineSign.tsx')).OfflineSign }));

const NotificationBell = lazy(async () => ({ default: (await import('./NotificationBell.tsx')).NotificationBell }));

interface ShellHeaderProps {
  readonly farmId: number;
  readonly farms: readonly Farm[];
}

export function ShellHeader({ farmId, farms }: ShellHeaderProps): ReactElement {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const sections = farmSections(useFlags());
  const { title } = useBrand();
  const text = useText();
  return (
    <Header>
      <PhoneOnly>
        <IconButton aria-label={text('shell.openMenu')} onClick={() => setDrawerOpen(true)}>
          <MenuIcon />
        </IconButton>
        <ShellDrawer farmId={farmId} sections={sections} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      </PhoneOnly>
      <Home to="/farm/$farmId" params={{ farmId: String(farmId) }} aria-label={text('shell.home', { brand: title })}>
        <Logo size={32} />
        <span>{title}</span>
      </Home>
      <FarmSwitcher farmId={farmId} farms={farms} />
      <SectionBar farmId={farmId} sections={sections} />
      <Gap />
      <Suspense fallback={null}>
        <OfflineSign farmId={farmId} />
        <NotificationBell farmId={farmId} />
      </Suspense>
      <HelpMenu />
      <UserMenu farmId={farmId} />
    </Header>
  );
}

const Header = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  height: 52,
  padding: theme.spacing(0, 2),
  paddingLeft: `max(${theme.spacing(2)}, env(safe-area-inset-left))`,
  paddingRight: `max(${theme.spacing(2)}, env(safe-area-inset-right))`,
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { height: 56, gap: theme.spacing(4), padding: theme.spacing(0, 4) },
}));

const PhoneOnly = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

/** Beside the bar of sections, which takes what is left, none is needed. */
const Gap = styled('div')(({ theme }) => ({ flex: 1, [theme.breakpoints.up('md')]: { display: 'none' } }));

const HomeAnchor = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.h2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Home = createLink(HomeAnchor);
