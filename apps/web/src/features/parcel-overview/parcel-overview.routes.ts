import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { requireId } from '#web/routing/id-in-address.ts';

const overview = createRoute({
  getParentRoute: () => farm,
  path: '/parcels/$parcelId/overview',
  beforeLoad: ({ params }) => requireId(params.parcelId),
  component: lazyScreen(() => import('#web/features/parcel-overview/ParcelOverviewScreen.tsx'), 'ParcelOverviewScreen'),
});

export const ofFarm = [overview] as const;
