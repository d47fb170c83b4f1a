import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateHistorySearch } from './history-search.ts';

const history = createRoute({
  getParentRoute: () => farm,
  path: '/history',
  validateSearch: validateHistorySearch,
  component: lazyScreen(() => import('#web/features/history/HistoryScreen.tsx'), 'HistoryScreen'),
});

export const ofFarm = [history] as const;
