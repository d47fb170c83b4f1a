import { eagri } from '@brazda/contract/agroevidence/eagri.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { beginChecks, readChecks, readUpdates } from './check-registry.ts';
import { changeRegistryAccess, readRegistryAccess } from './registry-access.ts';
import { availableUpdatesView, registryAccessView, registryUpdateView } from './registry.view.ts';
import { readRegisteredName, signInRegistry } from './sign-in-registry.ts';

export function registryRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, eagri, {
    signIn: async ({ body, who }) => {
      await signInRegistry(services, who, body);
      return undefined;
    },
    name: async ({ who }) => ({ name: await readRegisteredName(services, who) }),
    access: async ({ params, who }) =>
      registryAccessView(params.id, await readRegistryAccess(services, who, params.id)),
    changeAccess: ({ params, body, who, version }) => changeRegistryAccess(services, who, { ...params, version }, body),
    updated: async ({ query, who }) => {
      const page = { page: query.page, perPage: query['per-page'], direction: query['sort-dir'] };
      const { rows, total } = await readUpdates(services, who, page);
      return { rows: rows.map(registryUpdateView), total };
    },
    checkUpdates: async ({ who }) => availableUpdatesView(await beginChecks(services, who)),
    availableUpdates: async ({ who }) => availableUpdatesView(await readChecks(services, who)),
  });
}
