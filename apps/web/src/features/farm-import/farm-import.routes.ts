import { createRoute, redirect } from '@tanstack/react-router';
import { listSearch, markInAddress, numberInAddress, textInAddress } from '#web/lib/list-search.ts';
import { farm, panel } from '#web/routing/frames.ts';
import { requireSession } from '#web/routing/guards.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';

/** Lost is whoever had a farm until now, and has none any more. */
const validateFarmImportSearch = listSearch({ lost: markInAddress });
const validateProgressSearch = listSearch({ import: numberInAddress });
const validateFailureSearch = listSearch({ import: numberInAddress, reason: textInAddress() });

const farmImport = createRoute({
  getParentRoute: () => panel,
  path: '/signup/import',
  validateSearch: validateFarmImportSearch,
  beforeLoad: ({ context, location }) => {
    requireSession(context, location.href);
  },
  component: lazyScreen(() => import('#web/features/farm-import/FarmImportScreen.tsx'), 'FarmImportScreen'),
});

const importProgress = createRoute({
  getParentRoute: () => panel,
  path: '/signup/import-in-progress',
  validateSearch: validateProgressSearch,
  beforeLoad: ({ context, location }) => {
    requireSession(context, location.href);
  },
  component: lazyScreen(() => import('#web/features/farm-import/ImportProgressScreen.tsx'), 'ImportProgressScreen'),
});

const importFailed = createRoute({
  getParentRoute: () => panel,
  path: '/signup/import-failed',
  validateSearch: validateFailureSearch,
  beforeLoad: ({ context, location, search }) => {
    requireSession(context, location.href);
    // Whoever only has the address has seen nothing fail.
    if (search.import === undefined && search.reason === undefined) throw redirect({ to: '/signup/import' });
  },
  component: lazyScreen(() => import('#web/features/farm-import/ImportFailedScreen.tsx'), 'ImportFailedScreen'),
});

const addLand = createRoute({
  getParentRoute: () => farm,
  path: '/land',
  component: onlyWith(
    'land.change',
    lazyScreen(() => import('#web/features/farm-import/AddLandScreen.tsx'), 'AddLandScreen'),
  ),
});

export const ofPanel = [farmImport, importProgress, importFailed] as const;
export const ofFarm = [addLand] as const;
