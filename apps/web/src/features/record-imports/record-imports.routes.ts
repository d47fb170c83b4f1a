import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';
import { validateRecordsSearch } from './record-imports-search.ts';

const records = createRoute({
  getParentRoute: () => farm,
  path: '/actions/records',
  validateSearch: validateRecordsSearch,
  component: onlyWith(
    'records.import',
    lazyScreen(() => import('#web/features/record-imports/RecordImportsScreen.tsx'), 'RecordImportsScreen'),
  ),
});

export const ofFarm = [records] as const;
