import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateNotificationsSearch } from './notifications-search.ts';

const inbox = createRoute({
  getParentRoute: () => farm,
  path: '/notifications',
  validateSearch: validateNotificationsSearch,
  component: lazyScreen(() => import('#web/features/notifications/NotificationsScreen.tsx'), 'NotificationsScreen'),
});

const settings = createRoute({
  getParentRoute: () => farm,
  path: '/notifications/settings',
  component: lazyScreen(
    () => import('#web/features/notifications/NotificationSettingsScreen.tsx'),
    'NotificationSettingsScreen',
  ),
});

export const ofFarm = [inbox, settings] as const;
