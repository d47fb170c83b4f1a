import type { Renewals } from '#web/lib/live/renewals.ts';
import { adminKeys } from './admin.queries.ts';
import { registerKeys } from './registers.queries.ts';
import { codeListKeys } from './code-lists.queries.ts';

export const renewals: Renewals = {
  // Whatever these lists show is written down when it changes.
  'audit.written': () => [adminKeys.audit, adminKeys.farms, adminKeys.allUsers, adminKeys.sensors],
  'devices.heard': () => [adminKeys.sensors],
  'registers.progressed': () => [registerKeys.states, registerKeys.imports, registerKeys.rows],
  'codeLists.progressed': () => [codeListKeys.status],
};
