import { parcels } from '@brazda/contract/agroevidence/parcels.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { KeptJson } from '#server/http/kept-json.ts';
import { ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import type { FarmMaps } from '../tiles/farm-maps.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { changeParcel } from './change-parcel.ts';
import { createKeptPages } from './kept-pages.ts';
import { parcelDetailView, suggestionView } from './parcels.view.ts';
import { findSuggestions, readParcel, readParcels } from './read-parcels.ts';

export function parcelRoutes(mounting: Mounting, services: Services, states: MapStates, maps: FarmMaps): void {
  const pages = createKeptPages();
  mount(mounting, parcels, {
    list: async ({ query, who }) => {
      const { json, total } = await readParcels(services, pages, who, query);
      return new ReadyJson(json, total);
    },
    map: async ({ who }) => {
      const { bytes, total, tag } = await maps.read(who);
      return new KeptJson(bytes, total, tag);
    },
    suggestions: async ({ query, who }) => {
      const rows = (await findSuggestions(services, who, query.search)).map(suggestionView);
      return { rows, total: rows.length };
    },
    read: async ({ params, who }) => parcelDetailView(await readParcel(services, who, params.id)),
    change: async ({ params, body, who }) =>
      parcelDetailView(await changeParcel(services, states, who, params.id, body)),
  });
}
