import { z } from 'zod';
import { auditActions } from '../audit-actions.generated.ts';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged, UserId } from '../shapes.ts';

/** What is written down of who did what. */
export const AuditAction = z.enum(auditActions);
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
