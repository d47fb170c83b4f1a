import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateParcelListSearch } from './parcel-list-search.ts';

const parcels = createRoute({
  getParentRoute: () => farm,
  path: '/parcels',
  validateSearch: validateParcelListSearch,
  component: lazyScreen(() => import('#web/features/parcel-list/ParcelListScreen.tsx'), 'ParcelListScreen'),
});

export const ofFarm = [parcels] as const;
