import { organisms } from '@brazda/contract/agroevidence/organisms.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendTable } from '#server/http/send-table.ts';
import type { Services } from '#server/services.ts';
import { changeOrganism } from './change-organism.ts';
import { createOrganism } from './create-organism.ts';
import { exportOrganisms } from './export-organisms.ts';
import { readOrganism, readOrganismPage } from './read-organisms.ts';

export function organismRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, organisms, {
    list: ({ query, who }) => readOrganismPage(services, who, query),
    read: ({ params, query, who }) => readOrganism(services, who, params.code, query['valid-on']),
    create: ({ body, who, keep }) => createOrganism(services, who, body, keep),
    change: ({ params, body, who, version }) => changeOrganism(services, who, { id: params.id, version }, body),
    exportFile: async ({ query, who, reply }) =>
      sendTable(reply, `organisms.${query.format}`, await exportOrganisms(services, who, query)),
  });
}
