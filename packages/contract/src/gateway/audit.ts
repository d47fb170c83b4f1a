import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged, UserId } from '../shapes.ts';

/** What is written down of who did what. */
export const AuditAction = z.enum([
  'session.signedIn',
  'session.signedOut',
  'session.refused',
  'password.changed',
  'member.added',
  'member.removed',
  'member.left',
  'member.roleChanged',
  'invitation.sent',
  'invitation.revoked',
  'invitation.accepted',
  'account.exported',
  'account.deleted',
  'farm.registered',
  'farm.changed',
  'farm.retired',
  'farm.restored',
  'farm.deleted',
  'import.begun',
  'import.finished',
  'import.takenBack',
  'landUpdate.begun',
  'landUpdate.finished',
  'landUpdate.applied',
  'landUpdate.takenBack',
  'landUpdate.discarded',
  'parcel.renamed',
  'plan.changed',
  'plan.filled',
  'plan.reset',
  'planScenario.created',
  'planScenario.renamed',
  'planScenario.retired',
  'planScenario.madeOfficial',
  'registryAccess.changed',
  'registryAccess.removed',
  'codeLists.begun',
  'codeLists.finished',
  'admin.granted',
  'admin.revoked',
  'impersonation.begun',
  'impersonation.ended',
  'impersonation.mismatch',
  'impersonation.call',
]);
export type AuditAction = z.infer<typeof AuditAction>;

const NamedFarm = z.object({ id: FarmId, name: z.string().nullable() });
const NamedUser = z.object({ id: UserId, email: z.string().nullable() });

/** Names are those of today; null where the farm or the user is gone. */
export const AuditEvent = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    action: AuditAction,
    farm: NamedFarm.nullable(),
    /** As whom it was done; null where nobody was signed in. */
    user: NamedUser.nullable(),
    /** The administrator who acted as the user. */
    originalUser: NamedUser.nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEvent>;

export const audit = {
  list: endpoint('GET', '/api/admin/audit', {
    summary: 'Who did what, as whom and on which farm; newest first unless sorted otherwise',
    access: 'admin',
    query: z.object({
      ...paged,
      'sort-dir': z.enum(['asc', 'desc']).default('desc'),
      'farm-id': FarmId.optional(),
      'user-id': UserId.optional(),
      action: AuditAction.optional(),
      /** Days in UTC, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: z.array(AuditEvent),
    counted: true,
  }),
};
