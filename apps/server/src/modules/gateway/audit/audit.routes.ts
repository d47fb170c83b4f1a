import { audit } from '@brazda/contract/gateway/audit.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readAudit } from './read-audit.ts';

export function auditRoutes(mounting: Mounting, { database }: Services): void {
  mount(mounting, audit, { list: ({ query }) => readAudit(database, query) });
}
