import { locationGroups, locations } from '@brazda/contract/iot/locations.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { createGroup, renameGroup, retireGroup } from './change-groups.ts';
import { renameLocation, setLocationGroups } from './change-locations.ts';
import { readGroup, readGroups, readLocation, readLocations, readPoints } from './read-locations.ts';

export function locationRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, locations, {
    list: ({ query, who }) => readLocations(services, who, query),
    points: ({ query, who }) => readPoints(services, who, query),
    read: ({ params, who }) => readLocation(services, who, params.locationId),
    rename: async ({ params: { locationId: id }, body, who, version }) => {
      const read = () => readLocation(services, who, id);
      const changeId = await renameLocation(services, who, { id, version }, body.name, read);
      return { ...(await read()), changeId };
    },
    setGroups: async ({ params: { locationId: id }, body, who }) => {
      const changeId = await setLocationGroups(services, who, id, body.groupIds);
      return { ...(await readLocation(services, who, id)), changeId };
    },
  });
  mount(mounting, locationGroups, {
    list: ({ query, who }) => readGroups(services, who, query),
    create: ({ body, who, keep }) => createGroup(services, who, { farmId: body.farm, name: body.name }, keep),
    rename: async ({ params: { locationGroupId: id }, body, who, version }) => {
      const read = () => readGroup(services, who, id);
      const changeId = await renameGroup(services, who, { id, version }, body.name, read);
      return { ...(await read()), changeId };
    },
    retire: ({ params, who }) => retireGroup(services, who, params.locationGroupId),
  });
}
