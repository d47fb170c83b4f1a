import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';

const overview = createRoute({
  getParentRoute: () => farm,
  path: '/parcels/$parcelId/overview',
  component: lazyScreen(() => import('#web/features/parcel-overview/ParcelOverviewScreen.tsx'), 'ParcelOverviewScreen'),
});

export const ofFarm = [overview] as const;
