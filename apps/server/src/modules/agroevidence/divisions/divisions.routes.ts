import { climateRegions } from '@brazda/contract/agroevidence/climate-regions.ts';
import { centers, zones } from '@brazda/contract/agroevidence/divisions.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { assignCenter, assignClimateRegion, assignZone } from './assign-parcels.ts';
import { changeDivision, createDivision, endDivision } from './change-divisions.ts';
import { readDivision, readDivisions } from './read-divisions.ts';

export function divisionRoutes(mounting: Mounting, services: Services): void {
  const { database } = services;
  mount(mounting, centers, {
    list: ({ query, who }) => readDivisions(database, who, 'center', query.search),
    create: ({ params, body, who, keep }) =>
      createDivision(services, who, 'center', { farmId: params.id, ...body }, keep),
    rename: async ({ params: { centerId: id }, body, who, version }) => {
      const changeId = await changeDivision(services, who, 'center', { id, version }, body.name);
      return { ...(await readDivision(database, who, 'center', id)), changeId };
    },
    retire: ({ params, who }) => endDivision(services, who, 'center', params.centerId),
    assign: ({ body, who }) => assignCenter(services, who, body),
  });
  mount(mounting, zones, {
    list: ({ query, who }) => readDivisions(database, who, 'zone', query.search),
    create: ({ params, body, who, keep }) =>
      createDivision(services, who, 'zone', { farmId: params.id, ...body }, keep),
    rename: async ({ params: { zoneId: id }, body, who, version }) => {
      const changeId = await changeDivision(services, who, 'zone', { id, version }, body.name);
      return { ...(await readDivision(database, who, 'zone', id)), changeId };
    },
    retire: ({ params, who }) => endDivision(services, who, 'zone', params.zoneId),
    assign: ({ body, who }) => assignZone(services, who, body),
  });
  mount(mounting, climateRegions, { assign: ({ body, who }) => assignClimateRegion(services, who, body) });
}
