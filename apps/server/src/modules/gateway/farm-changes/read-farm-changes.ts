import type { z } from 'zod';
import type { AuditAction, AuditEvent } from '@brazda/contract/gateway/audit.ts';
import type { ChangedRecord, FarmChange, farmChanges } from '@brazda/contract/gateway/farm-changes.ts';
import { mayRole } from '@brazda/domain/farm-roles.ts';
import { roleOn, type Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { withFarms, withSystem } from '#server/db/farm-scope.ts';
import type { Undoing } from '#server/audit/undoable.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/foundation/failure.ts';
import { emailsOfUsers } from '../../core/public.ts';
import {
  hasChange,
  isFarmSeen,
  listChangedRecords,
  listFarmChanges,
  type FarmChangeRow,
  type UndoableChanges,
} from './farm-changes.repository.ts';
import { tellRecords } from './tell-records.ts';

type ListQuery = z.output<typeof farmChanges.list.query>;
type RecordsQuery = z.output<typeof farmChanges.records.query>;

interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/**
 * A page of what was done on a farm, with the addresses that people have today. Throws `farm.notFound`, and `user.notFound`
 * where somebody is asked about who has done nothing on it.
 */
export async function readFarmChanges(
  { database, undoing, clock }: Pick<Services, 'database' | 'undoing' | 'clock'>,
  who: Who,
  farmId: number,
  query: ListQuery,
): Promise<Page<FarmChange>> {
  const filter = {
    userId: query['user-id'],
    action: query.action,
    entity: query.record,
    entityId: query['record-number'],
    parcelId: query['parcel-number'],
    from: query.from,
    to: query.to,
  };
  const { rows, total } = await withFarms(database, who, async (tx) => {
    if (!(await isFarmSeen(tx, farmId))) throw new Failure('farm.notFound');
    const { userId } = filter;
    if (userId !== undefined && !(await hasChange(tx, farmId, { userId }))) throw new Failure('user.notFound');
    return listFarmChanges(tx, farmId, filter, pageOf(query), undoableChanges(undoing, who, farmId, clock.now()));
  });
  return { rows: await tellFarmChanges(database, rows), total };
}

/** Changes with the addresses that people have today. */
export async function tellFarmChanges(database: Database, rows: readonly FarmChangeRow[]): Promise<FarmChange[]> {
  const ids = rows
    .flatMap(({ userId, originalUserId, detail }) => [userId, originalUserId, aboutOf(detail)])
    .filter((id) => id !== null);
  const emails = await withSystem(database, (tx) => emailsOfUsers(tx, [...new Set(ids)]));
  return rows.map((row) => farmChangeView(row, emails));
}

const undoableDays = 90;
const dayMilliseconds = 86_400_000;

/** What of all that was done on a farm somebody can undo at an instant. */
export function undoableChanges({ records, otherwise }: Undoing, who: Who, farmId: number, now: Date): UndoableChanges {
  const role = roleOn(who, farmId);
  const since = new Date(now.getTime() - undoableDays * dayMilliseconds);
  const allowed = records.filter(({ permission }) => mayRole(role, permission));
  return { since, otherwise, records: records.map(nameOf), allowed: allowed.map(nameOf) };
}

const nameOf = ({ record }: Undoing['records'][number]): string => record;

/** A page of the records that a change wrote. Throws `change.notFound`, also for another farm's. */
export async function readChangedRecords(
  { database, recordedTables: tables }: Pick<Services, 'database' | 'recordedTables'>,
  who: Who,
  { id: farmId, changeId }: { readonly id: number; readonly changeId: number },
  query: RecordsQuery,
): Promise<Page<ChangedRecord>> {
  return withFarms(database, who, async (tx) => {
    if (!(await hasChange(tx, farmId, { id: changeId }))) throw new Failure('change.notFound');
    const { rows, total } = await listChangedRecords(tx, farmId, changeId, pageOf(query));
    return { rows: await tellRecords(tx, rows, { tables, language: who.language }), total };
  });
}

function pageOf({ page, 'per-page': limit, 'sort-dir': direction }: RecordsQuery) {
  return { direction, limit, offset: (page - 1) * limit };
}

function farmChangeView(
  { userId, originalUserId, action, detail, at, ...row }: FarmChangeRow,
  emails: ReadonlyMap<number, string>,
): FarmChange {
  const person = (id: number | null): FarmChange['user'] =>
    id === null ? null : { id, email: emails.get(id) ?? null };
  return {
    ...row,
    at: at.toISOString(),
    action: action as AuditAction,
    user: person(userId),
    originalUser: person(originalUserId),
    about: person(aboutOf(detail)),
    detail: detail as AuditEvent['detail'],
  };
}

/** The number of the user of whom a detail tells. */
function aboutOf(detail: FarmChangeRow['detail']): number | null {
  const { userId } = detail as AuditEvent['detail'];
  return typeof userId === 'number' ? userId : null;
}
