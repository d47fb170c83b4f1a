import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';
import { validateLandUpdateSearch } from './land-update-search.ts';

const landUpdate = createRoute({
  getParentRoute: () => farm,
  path: '/user/updatelpis',
  validateSearch: validateLandUpdateSearch,
  component: onlyWith(
    'land.change',
    lazyScreen(() => import('#web/features/land-update/LandUpdateScreen.tsx'), 'LandUpdateScreen'),
  ),
});

export const ofFarm = [landUpdate] as const;
