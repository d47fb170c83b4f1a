import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateCropsSearch } from './crops-search.ts';

/** Other catalogues have addresses below this one. */
const crops = createRoute({
  getParentRoute: () => farm,
  path: '/catalogues',
  validateSearch: validateCropsSearch,
  component: lazyScreen(() => import('#web/features/catalogues/CropsScreen.tsx'), 'CropsScreen'),
});

export const ofFarm = [crops] as const;
