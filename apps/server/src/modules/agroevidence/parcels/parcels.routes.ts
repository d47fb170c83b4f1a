import { parcels } from '@brazda/contract/agroevidence/parcels.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { KeptJson } from '#server/http/kept-json.ts';
import type { Services } from '#server/services.ts';
import type { FarmMaps } from '../tiles/farm-maps.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { changeParcel } from './change-parcel.ts';
import { createKnownParcels } from './known-parcels.ts';
import { readParcel, readParcels, readPoints, readSuggestions, tellParcel } from './read-parcels.ts';

export function parcelRoutes(mounting: Mounting, services: Services, states: MapStates, maps: FarmMaps): void {
  const known = createKnownParcels();
  mount(mounting, parcels, {
    list: ({ query, who }) => readParcels(services, known, who, query),
    map: async ({ who }) => {
      const { bytes, total, tag } = await maps.read(who);
      return new KeptJson(bytes, total, tag);
    },
    points: ({ who }) => readPoints(services, known, who),
    suggestions: ({ query, who }) => readSuggestions(services, known, who, query.search),
    read: async ({ params, who }) => tellParcel(services, known.crops, who, await readParcel(services, who, params.id)),
    change: async ({ params, body, who }) =>
      tellParcel(services, known.crops, who, await changeParcel(services, states, who, params.id, body)),
  });
}
