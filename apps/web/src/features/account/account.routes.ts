import { createRoute } from '@tanstack/react-router';
import { farm, outside } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';

const profile = createRoute({
  getParentRoute: () => farm,
  path: '/user/profile',
  component: lazyScreen(() => import('#web/features/account/ProfileScreen.tsx'), 'ProfileScreen'),
});

const password = createRoute({
  getParentRoute: () => farm,
  path: '/user/password',
  component: lazyScreen(() => import('#web/features/account/PasswordScreen.tsx'), 'PasswordScreen'),
});

const account = createRoute({
  getParentRoute: () => outside,
  path: '/account',
  component: lazyScreen(() => import('#web/features/account/AccountScreen.tsx'), 'AccountScreen'),
});

export const ofFarm = [profile, password] as const;
export const ofOutside = [account] as const;
