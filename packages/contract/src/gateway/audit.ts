import { auditOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { z } from 'zod';
import { auditActions } from '../audit-actions.generated.ts';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged, SortDirection, TableFormat, UserId } from '../shapes.ts';

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
    /** Whom it was done to: the user whose number stands in the detail. */
    about: NamedUser.nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEvent>;

/** More rows than a spreadsheet is any good for; who wants older ones chooses fewer days. */
export const mostExportedEvents = 100_000;

const chosen = {
  'farm-id': FarmId.optional(),
  'user-id': UserId.optional(),
  action: AuditAction.optional(),
  /** Days in UTC, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const audit = {
  list: endpoint('GET', '/api/admin/audit', {
    summary: 'Who did what, as whom and on which farm; newest first unless sorted otherwise',
    access: 'admin',
    query: z.object({
      ...paged,
      'sort-dir': SortDirection.default('desc'),
      'sort-col': z.enum(auditOrders).default('at'),
      ...chosen,
    }),
    response: z.array(AuditEvent),
    counted: true,
  }),
  exportFile: endpoint('GET', '/api/admin/audit/export', {
    summary: 'What a filter leaves of the log as a table, newest first: a workbook of Excel, or separated values',
    access: 'admin',
    limit: { calls: 30, seconds: 600 },
    query: z.object({ ...chosen, format: TableFormat.default('xlsx') }),
    media: 'application/octet-stream',
    errors: ['audit.tooMany'],
  }),
};
