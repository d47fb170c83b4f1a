import { parcels } from '@brazda/contract/agroevidence/parcels.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import type { FarmRevisions } from '../tiles/farm-revisions.ts';
import { changeParcel } from './change-parcel.ts';
import { createKeptPages } from './kept-pages.ts';
import { createParcelOrders } from './parcel-orders.ts';
import { parcelDetailView } from './parcels.view.ts';
import { readParcel, readParcelFeatures, readParcels, readSuggestions } from './read-parcels.ts';

export function parcelRoutes(mounting: Mounting, services: Services, revisions: FarmRevisions): void {
  const known = { pages: createKeptPages(), orders: createParcelOrders() };
  mount(mounting, parcels, {
    list: ({ query, who }) => readParcels(services, known, who, query),
    map: async ({ who }) => {
      const { json, total } = await readParcelFeatures(services, who);
      return new ReadyJson(json, total);
    },
    suggestions: ({ query, who }) => readSuggestions(services, known, who, query.search),
    read: async ({ params, who }) => parcelDetailView(await readParcel(services, who, params.id)),
    change: async ({ params, body, who }) =>
      parcelDetailView(await changeParcel(services, revisions, who, params.id, body)),
  });
}
