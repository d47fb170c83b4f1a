import type { RecordFinding, UnderstoodRecord } from '@brazda/contract/agroevidence/record-imports.ts';
import type { RecordVerdict } from '@brazda/domain/enumerations/old-record.ts';
import { sql } from 'kysely';
import { inPortions } from '#server/db/in-portions.ts';
import { ofFarm, ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';
import type { AskedPage, RecordImportRow } from './record-imports.repository.ts';

type ImportKey = Pick<RecordImportRow, 'farmId' | 'id'>;

type Understood = UnderstoodRecord['materials'][number];

/** What a row was understood as; what was kept before animals, water and days of packages were read says nothing of them. */
type KeptRecord = Omit<UnderstoodRecord, 'grazing' | 'irrigation' | 'materials'> &
  Partial<Pick<UnderstoodRecord, 'grazing' | 'irrigation'>> & {
    readonly materials: readonly (Omit<Understood, 'producedOn' | 'expiresOn'> &
      Partial<Pick<Understood, 'producedOn' | 'expiresOn'>>)[];
  };

/** How a row was judged. */
export interface RowJudgement {
  readonly number: number;
  readonly verdict: RecordVerdict;
  readonly findings: readonly RecordFinding[];
  readonly understood: KeptRecord;
  readonly place: number | null;
}

/** A row of the file with how it was judged. */
export interface JudgedCells extends RowJudgement {
  readonly cells: readonly string[];
}

export interface RecordRowRow extends JudgedCells {
  readonly actionId: number | null;
}

export async function insertRows(
  tx: FarmChange,
  { farmId, id }: ImportKey,
  rows: readonly JudgedCells[],
): Promise<void> {
  await inPortions(rows, (some) =>
    sql`
    insert into agroevidence.record_import_row (farm_id, import_id, number, cells, verdict, findings, understood, place)
    select ${farmId}::int, ${id}::int, "number", "cells", "verdict", "findings", "understood", "place"
    from json_to_recordset(${JSON.stringify(some)}::json) as given ("number" int, "cells" jsonb, "verdict" text, "findings" jsonb,
      "understood" jsonb, "place" int)`.execute(tx.sql),
  );
}

/** Judges rows anew that are there. */
export async function updateRows(
  tx: FarmChange,
  { farmId, id }: ImportKey,
  rows: readonly RowJudgement[],
): Promise<void> {
  await inPortions(rows, (some) =>
    sql`
    update agroevidence.record_import_row r
    set verdict = given."verdict", findings = given."findings", understood = given."understood", place = given."place"
    from json_to_recordset(${JSON.stringify(some)}::json) as given ("number" int, "verdict" text, "findings" jsonb,
      "understood" jsonb, "place" int)
    where ${ofFarm(tx, sql`r.farm_id`, farmId)} and r.import_id = ${id} and r.number = given."number"`.execute(tx.sql),
  );
}

/** Says of which action the rows of each place have become a part. */
export async function nameActions(
  tx: FarmChange,
  { farmId, id }: ImportKey,
  actionIds: readonly number[],
): Promise<void> {
  await sql`
    update agroevidence.record_import_row r set action_id = given.action_id
    from unnest(${[...actionIds]}::int[]) with ordinality as given (action_id, place)
    where ${ofFarm(tx, sql`r.farm_id`, farmId)} and r.import_id = ${id} and r.place = given.place`.execute(tx.sql);
}

/** What stands in all rows of an import, with how each was judged. */
export function findAllRows(farms: FarmReading, id: number): Promise<JudgedCells[]> {
  return farms.rows(sql<JudgedCells>`
    select r.number, r.cells, r.verdict, r.findings, r.understood, r.place from agroevidence.record_import_row r
    where ${ofFarms(farms, sql`r.farm_id`)} and r.import_id = ${id} order by r.number`);
}

export function findRows(
  farms: FarmReading,
  id: number,
  { page, 'per-page': perPage, verdict = [] }: AskedPage & { readonly verdict?: readonly RecordVerdict[] | undefined },
): Promise<(RecordRowRow & { readonly total: number })[]> {
  return farms.rows(sql<RecordRowRow & { readonly total: number }>`
    select r.number, r.cells, r.verdict, r.findings, r.understood, r.place, r.action_id, (count(*) over ())::int as total
    from agroevidence.record_import_row r
    where ${ofFarms(farms, sql`r.farm_id`)} and r.import_id = ${id}
      and (${verdict.length === 0} or r.verdict = any(${[...verdict]}::text[]))
    order by r.number limit ${perPage} offset ${(page - 1) * perPage}`);
}

export async function forgetRows(tx: FarmChange, { farmId, id }: ImportKey): Promise<void> {
  await tx.deleteFrom('agroevidence.recordImportRow').where('farmId', '=', farmId).where('importId', '=', id).execute();
}
