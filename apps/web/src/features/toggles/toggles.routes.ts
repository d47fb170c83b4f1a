import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';

const toggles = createRoute({
  getParentRoute: () => farm,
  path: '/user/toggles',
  component: lazyScreen(() => import('#web/features/toggles/TogglesScreen.tsx'), 'TogglesScreen'),
});

export const ofFarm = [toggles] as const;
