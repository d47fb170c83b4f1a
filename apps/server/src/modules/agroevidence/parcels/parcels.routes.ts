import { parcels } from '@brazda/contract/agroevidence/parcels.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import type { FarmRevisions } from '../tiles/farm-revisions.ts';
import { changeParcel } from './change-parcel.ts';
import { createKeptPages } from './kept-pages.ts';
import { parcelDetailView, suggestionView } from './parcels.view.ts';
import { findSuggestions, readParcel, readParcelFeatures, readParcelPoints, readParcels } from './read-parcels.ts';

export function parcelRoutes(mounting: Mounting, services: Services, revisions: FarmRevisions): void {
  const pages = createKeptPages();
  mount(mounting, parcels, {
    list: async ({ query, who }) => {
      const { json, total } = await readParcels(services, pages, who, query);
      return new ReadyJson(json, total);
    },
    map: async ({ who }) => {
      const { json, total } = await readParcelFeatures(services, who);
      return new ReadyJson(json, total);
    },
    points: async ({ who }) => {
      const { json, total } = await readParcelPoints(services, who);
      return new ReadyJson(json, total);
    },
    suggestions: async ({ query, who }) => {
      const rows = (await findSuggestions(services, who, query.search)).map(suggestionView);
      return { rows, total: rows.length };
    },
    read: async ({ params, who }) => parcelDetailView(await readParcel(services, who, params.id)),
    change: async ({ params, body, who }) =>
      parcelDetailView(await changeParcel(services, revisions, who, params.id, body)),
  });
}
