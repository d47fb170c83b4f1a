import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, paged, SortDirection, UserId } from '../shapes.ts';
import { AuditAction, AuditEvent } from './audit.ts';

/** Something that was done on a farm, as those who belong to it see it. */
export const FarmChange = AuditEvent.omit({ farm: true, requestId: true })
  .extend({
    id: ChangeId,
    farmId: FarmId,
    /** How many records it wrote. */
    records: z.int(),
    /**
     * Whether its records can be made again as they were before, by whoever asks; what stands in the way is told where it is
     * tried.
     */
    canUndo: z.boolean(),
    /** The change that has undone it. */
    undoneBy: ChangeId.nullable(),
  })
  .meta({ id: 'FarmChange' });
export type FarmChange = z.infer<typeof FarmChange>;

/** A record before and after a change; secrets are never among its values. */
export const ChangedRecord = z
  .object({
    /** What it is, such as `agroevidence.parcel`. */
    record: z.string(),
    /** Null where so many were changed at once that they are only counted: `after` says how many. */
    recordNumber: z.int().nullable(),
    operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'ChangedRecord' });
export type ChangedRecord = z.infer<typeof ChangedRecord>;

export const UndoneChange = z
  .object({ /** The change that has undone it, which can be undone in its turn. */ changeId: ChangeId })
  .meta({ id: 'UndoneChange' });
export type UndoneChange = z.infer<typeof UndoneChange>;

export const farmChanges = {
  list: endpoint('GET', '/api/farms/{id}/changes', {
    summary: 'What was done on a farm and by whom; newest first unless sorted otherwise',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ id: FarmId }),
    query: z.object({
      ...paged,
      'sort-dir': SortDirection.default('desc'),
      'user-id': UserId.optional(),
      action: AuditAction.optional(),
      /** Of one kind of record, or of one of them. */
      record: z.string().max(100).optional(),
      'record-number': z.int().min(1).optional(),
      /** Of a parcel: of its own record, its outlines, its crops, its plan and what was done on it. */
      'parcel-number': z.int().min(1).optional(),
      /** Days by the clocks of the farm's country, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: z.array(FarmChange),
    counted: true,
    errors: ['farm.notFound', 'user.notFound'],
  }),
  records: endpoint('GET', '/api/farms/{id}/changes/{changeId}/records', {
    summary: 'The records that a change wrote, each before and after',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ id: FarmId, changeId: ChangeId }),
    query: z.object(paged),
    response: z.array(ChangedRecord),
    counted: true,
    errors: ['farm.notFound', 'change.notFound'],
  }),
  undo: endpoint('POST', '/api/farms/{id}/changes/{changeId}/undo', {
    summary: 'Make the records of a change again as they were before it, within 90 days',
    access: 'farm',
    // Of other records than those of what was done on the land it needs `land.change`.
    permission: 'records.write',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    params: z.object({ id: FarmId, changeId: ChangeId }),
    response: UndoneChange,
    status: 201,
    errors: ['farm.notFound', 'change.notFound', 'change.notUndoable', 'change.undone', 'change.inTheWay'],
  }),
};
