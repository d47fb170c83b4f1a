import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';
import { validateReportsSearch } from './reports-search.ts';

const reports = createRoute({
  getParentRoute: () => farm,
  path: '/reports',
  validateSearch: validateReportsSearch,
  component: onlyWith(
    'farm.read',
    lazyScreen(() => import('#web/features/reports/ReportsScreen.tsx'), 'ReportsScreen'),
  ),
});

export const ofFarm = [reports] as const;
