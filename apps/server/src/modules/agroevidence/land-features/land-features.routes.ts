import { landFeatures } from '@brazda/contract/agroevidence/land-features.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { addLandFeatures, endLandFeature, redrawFeature, renameFeature } from './change-land-features.ts';
import { readLandFeatures } from './read-land-features.ts';

export function landFeatureRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, landFeatures, {
    list: ({ query, who }) => readLandFeatures(services.database, who, query),
    create: ({ params, body, who, keep }) =>
      addLandFeatures(services, who, { farmId: params.id, ...body }, (tx, added) => keep(tx, added)),
    rename: ({ params: { landFeatureId: id }, body, who, version }) =>
      renameFeature(services, who, { id, version }, body.name),
    redraw: ({ params: { landFeatureId: id }, body, who, version }) =>
      redrawFeature(services, who, { id, version }, body.geometry),
    retire: ({ params, who }) => endLandFeature(services, who, params.landFeatureId),
  });
}
