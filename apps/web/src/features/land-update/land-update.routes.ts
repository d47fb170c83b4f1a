import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateLandUpdateSearch } from './land-update-search.ts';

const landUpdate = createRoute({
  getParentRoute: () => farm,
  path: '/user/updatelpis',
  validateSearch: validateLandUpdateSearch,
  component: lazyScreen(() => import('#web/features/land-update/LandUpdateScreen.tsx'), 'LandUpdateScreen'),
});

export const landUpdateRoutes = [landUpdate] as const;
