import { audit } from '@brazda/contract/gateway/audit.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendTable } from '#server/http/send-table.ts';
import type { Services } from '#server/services.ts';
import { exportAudit } from './export-audit.ts';
import { readAudit } from './read-audit.ts';

export function auditRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, audit, {
    list: ({ query }) => readAudit(services.database, query),
    exportFile: async ({ query, who, reply }) =>
      sendTable(reply, `audit.${query.format}`, await exportAudit(services, who, query)),
  });
}
