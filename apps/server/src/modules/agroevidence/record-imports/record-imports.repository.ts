import type { RecordImport, RecordMeaning, RecordValue } from '@brazda/contract/agroevidence/record-imports.ts';
import type {
  RecordImportState,
  RecordRole,
  RecordValueKind,
  RecordVerdict,
} from '@brazda/domain/enumerations/old-record.ts';
import { sql } from 'kysely';
import {
  ofFarm,
  ofFarms,
  type FarmChange,
  type FarmReading,
  type FarmTransaction,
  type SystemTransaction,
} from '#server/db/farm-scope.ts';

/** A column of a file: how it is headed, what it means, and some of what stands in it. */
export interface RecordColumn {
  readonly title: string;
  readonly role: RecordRole | null;
  readonly samples: readonly string[];
}

/** What a person has said of a value. */
export interface KeptMatch {
  readonly kind: RecordValueKind;
  readonly value: string;
  readonly meaning: RecordMeaning;
}

export interface RecordImportRow {
  readonly id: number;
  readonly farmId: number;
  readonly state: RecordImportState;
  readonly fileName: string;
  readonly shape: string;
  readonly isKnownShape: boolean;
  readonly columns: readonly RecordColumn[];
  readonly matches: readonly KeptMatch[];
  readonly joinsParcels: boolean;
  readonly joinsMaterials: boolean;
  readonly takesDoubles: boolean;
  readonly unmatched: number;
  readonly rows: number;
  readonly byVerdict: Partial<Readonly<Record<RecordVerdict, number>>>;
  readonly actions: number;
  readonly done: number;
  readonly failure: string | null;
  readonly madeMaterialIds: readonly number[];
  readonly begunByEmail: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly takenBackAt: Date | null;
  /** See `stateOfKnown`. */
  readonly judgedState: string;
  readonly version: number;
}

const columnsOfImport = sql`i.id, i.farm_id, i.state, i.file_name, i.shape, i.is_known_shape, i.columns, i.matches, i.joins_parcels,
  i.joins_materials, i.takes_doubles, i.unmatched, i.rows, i.by_verdict, i.actions, i.done, i.failure, i.made_material_ids,
  i.begun_by_email, i.started_at, i.finished_at, i.taken_back_at, i.judged_state, i.version`;

/** A file that is to be kept, as it was judged. */
export interface NewRecordImport extends Pick<
  RecordImportRow,
  'farmId' | 'fileName' | 'shape' | 'isKnownShape' | 'columns' | 'matches' | 'rows'
> {
  readonly begunBy: number;
  readonly begunByEmail: string;
  readonly startedAt: Date;
}

export async function insertRecordImport(tx: FarmChange, one: NewRecordImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.record_import (farm_id, state, file_name, shape, is_known_shape, columns, matches, rows, begun_by,
      begun_by_email, started_at, touched_at)
    values (${one.farmId}, 'REVIEW', ${one.fileName}, ${one.shape}, ${one.isKnownShape}, ${JSON.stringify(one.columns)}::jsonb,
      ${JSON.stringify(one.matches)}::jsonb, ${one.rows}, ${one.begunBy}, ${one.begunByEmail}, ${one.startedAt}, ${one.startedAt})
    returning id`.execute(tx.sql);
  const [row] = rows;
  if (!row) throw new Error('The import of records was not written down');
  return row.id;
}

export async function findRecordImport(farms: FarmReading, id: number): Promise<RecordImportRow | undefined> {
  const [row] = await farms.rows(sql<RecordImportRow>`
    select ${columnsOfImport} from agroevidence.record_import i where ${ofFarms(farms, sql`i.farm_id`)} and i.id = ${id}`);
  return row;
}

/** One that is to be changed, held until the transaction ends. */
export async function holdRecordImport(tx: FarmChange, id: number): Promise<RecordImportRow | undefined> {
  const { rows } = await sql<RecordImportRow>`
    select ${columnsOfImport} from agroevidence.record_import i where ${ofFarms(tx, sql`i.farm_id`)} and i.id = ${id}
    for no key update`.execute(tx.sql);
  return rows[0];
}

export interface AskedPage {
  readonly page: number;
  readonly 'per-page': number;
}

export function findRecordImports(
  farms: FarmReading,
  { page, 'per-page': perPage }: AskedPage,
): Promise<(RecordImportRow & { readonly total: number })[]> {
  return farms.rows(sql<RecordImportRow & { readonly total: number }>`
    select ${columnsOfImport}, (count(*) over ())::int as total from agroevidence.record_import i
    where ${ofFarms(farms, sql`i.farm_id`)} order by i.started_at desc, i.id desc limit ${perPage} offset ${(page - 1) * perPage}`);
}

/** How columns of this shape were chosen last, and what was ever said of values, the last word first. */
export async function findEarlierChoices(
  farms: FarmReading,
  shape: string,
): Promise<{ readonly columns: readonly RecordColumn[] | null; readonly matches: readonly KeptMatch[] }> {
  const ofShape = await farms.rows(sql<Pick<RecordImportRow, 'columns'>>`
    select i.columns from agroevidence.record_import i
    where ${ofFarms(farms, sql`i.farm_id`)} and i.shape = ${shape} order by i.id desc limit 1`);
  const [last] = await farms.rows(sql<Pick<RecordImportRow, 'matches'>>`
    select i.matches from agroevidence.record_import i
    where ${ofFarms(farms, sql`i.farm_id`)} order by i.id desc limit 1`);
  return { columns: ofShape[0]?.columns ?? null, matches: last?.matches ?? [] };
}

/** What of an import becomes another. */
export interface RecordImportChange {
  readonly judgedState?: string;
  readonly version?: number;
  readonly state?: RecordImportState;
  readonly columns?: readonly RecordColumn[];
  readonly matches?: readonly KeptMatch[];
  readonly joinsParcels?: boolean;
  readonly joinsMaterials?: boolean;
  readonly takesDoubles?: boolean;
  readonly foundValues?: readonly RecordValue[];
  readonly unmatched?: number;
  readonly byVerdict?: RecordImport['byVerdict'];
  readonly actions?: number;
  readonly done?: number;
  readonly failure?: string | null;
  readonly madeMaterialIds?: readonly number[];
  readonly areRowsKept?: boolean;
  readonly finishedAt?: Date | null;
  readonly takenBackAt?: Date | null;
}

export async function changeRecordImport(
  tx: FarmChange,
  { farmId, id }: Pick<RecordImportRow, 'farmId' | 'id'>,
  { columns, matches, foundValues, byVerdict, madeMaterialIds, ...plain }: RecordImportChange,
  at: Date,
): Promise<void> {
  const packed = Object.entries({ columns, matches, foundValues, byVerdict }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, JSON.stringify(value)]],
  );
  await tx
    .updateTable('agroevidence.recordImport')
    .set({
      ...plain,
      ...(Object.fromEntries(packed) as object),
      ...(madeMaterialIds && { madeMaterialIds: [...madeMaterialIds] }),
      touchedAt: at,
    })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .execute();
}

/** Values that stand for something, those without a meaning first. */
export function findValues(
  farms: FarmReading,
  id: number,
  { page, 'per-page': perPage }: AskedPage,
): Promise<(RecordValue & { readonly total: number })[]> {
  return farms.rows(sql<RecordValue & { readonly total: number }>`
    select value ->> 'kind' as kind, value ->> 'value' as value, (value ->> 'rows')::int as rows, value ->> 'name' as name,
      nullif(value -> 'meaning', 'null'::jsonb) as meaning, (value ->> 'isSaid')::boolean as is_said, (count(*) over ())::int as total
    from agroevidence.record_import i cross join lateral jsonb_array_elements(i.found_values) with ordinality as found (value, place)
    where ${ofFarms(farms, sql`i.farm_id`)} and i.id = ${id} order by place limit ${perPage} offset ${(page - 1) * perPage}`);
}

/** Imports whose rows nobody has looked at for long. */
export function importsUntouchedSince(
  tx: SystemTransaction,
  before: Date,
): Promise<{ readonly farmId: number; readonly id: number }[]> {
  return tx.sql
    .selectFrom('agroevidence.recordImport')
    .select(['farmId', 'id'])
    .where('areRowsKept', '=', true)
    .where('touchedAt', '<', before)
    .execute();
}

/** How many files of a farm wait to be looked at. */
export async function countOpen(tx: FarmTransaction, farmId: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from agroevidence.record_import i
    where ${ofFarm(tx, sql`i.farm_id`, farmId)} and i.state in ('REVIEW', 'WAITING', 'IN_PROGRESS')`.execute(tx.sql);
  return rows[0]?.open ?? 0;
}
