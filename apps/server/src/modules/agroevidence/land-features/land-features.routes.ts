import { landFeatures } from '@brazda/contract/agroevidence/land-features.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { addLandFeatures, endLandFeature } from './change-land-features.ts';
import { findLandFeatures } from './land-features.repository.ts';

export function landFeatureRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, landFeatures, {
    list: ({ query: { kind, page, 'per-page': limit }, who }) =>
      findLandFeatures(readingOf(services.database, who), { kind, limit, offset: (page - 1) * limit }),
    create: ({ params, body, who, keep }) =>
      addLandFeatures(services, who, { farmId: params.id, ...body }, (tx, rows) => keep(tx, rows)),
    retire: ({ params, who }) => endLandFeature(services, who, params.landFeatureId),
  });
}
