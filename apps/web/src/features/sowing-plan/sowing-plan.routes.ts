import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validatePlanSearch } from './plan-search.ts';

const sowingPlan = createRoute({
  getParentRoute: () => farm,
  path: '/sowing-plan',
  validateSearch: validatePlanSearch,
  component: lazyScreen(() => import('#web/features/sowing-plan/SowingPlanScreen.tsx'), 'SowingPlanScreen'),
});

export const ofFarm = [sowingPlan] as const;
