import type { RegisterRowOrder } from '@brazda/domain/enumerations/admin-order.ts';
import { sql, type RawBuilder } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { RegisterKind } from '@brazda/contract/agroevidence/registers.ts';
import type { RegisterOutcome } from '@brazda/domain/enumerations/register-outcome.ts';
import type { PageOf } from './register-imports.repository.ts';

/** How the catalogue names rows of registers: by the country and the register, so that two never take each other's. */
export const keyBeginnings: Readonly<Record<RegisterKind, string>> = {
  PLANT_PROTECTION: 'cz-por/',
  FERTILIZER: 'cz-rhn/',
  ORGANISM: '',
};

/** What the catalogue has of a register by its keys there: the hash of what it said, and whether it still has it. */
export async function findKnownRows(
  tx: SystemTransaction,
  register: RegisterKind,
): Promise<ReadonlyMap<string, { readonly contentHash: string; readonly hasLeft: boolean }>> {
  const beginning = keyBeginnings[register];
  const known =
    register === 'ORGANISM'
      ? sql`select code as key, content_hash, left_register_on is not null as has_left from agroevidence.organism`
      : sql`select substr(key, ${beginning.length + 1}) as key, content_hash, left_register_on is not null as has_left
          from agroevidence.material where kind = ${register}`;
  const { rows } = await sql<{ key: string; contentHash: string; hasLeft: boolean }>`
    select * from (${known}) as known where content_hash is not null`.execute(tx.sql);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** How crops and organisms are called, and what each is known by. */
export interface NamedRows {
  readonly crops: readonly {
    readonly id: number;
    readonly key: string;
    readonly names: Readonly<Record<string, string>>;
  }[];
  /** What a register says of them comes after what is commonly known. */
  readonly organisms: readonly { readonly code: string; readonly names: readonly string[] }[];
}

export async function findNamedRows(tx: SystemTransaction): Promise<NamedRows> {
  const crops = await sql<NamedRows['crops'][number]>`select id, key, names from agroevidence.crop`.execute(tx.sql);
  const organisms = await sql<NamedRows['organisms'][number]>`
    select code, array[name] || array(select value from jsonb_each_text(names)) as names
    from agroevidence.organism order by is_general_knowledge desc, code`.execute(tx.sql);
  return { crops: crops.rows, organisms: organisms.rows };
}

/** Forgets what an import that was broken off has laid by. */
export async function forgetRows(tx: SystemTransaction, importId: number): Promise<void> {
  await tx.sql.deleteFrom('agroevidence.registerImportRow').where('importId', '=', importId).execute();
}

/** A row that is new or other than it was, with what is to stand in the catalogue. */
export interface WaitingRow {
  readonly line: number;
  readonly key: string;
  readonly name: string;
  readonly contentHash: string;
  readonly content: object;
}

/** Lays rows by that are new or other than they were; places go on from the first that is free. */
export async function layRowsBy(
  tx: SystemTransaction,
  importId: number,
  firstPlace: number,
  rows: readonly WaitingRow[],
): Promise<void> {
  const given = rows.map((row, at) => ({ ...row, place: firstPlace + at }));
  await sql`
    insert into agroevidence.register_import_row (import_id, place, line, key, name, content_hash, content)
    select ${importId}::int, place, line, key, name, "contentHash", content
    from json_to_recordset(${JSON.stringify(given)}::json) as given (
      place int, line int, key text, name text, "contentHash" text, content jsonb)`.execute(tx.sql);
}

interface RefusedRow {
  readonly line: number;
  readonly name: string | null;
  readonly reason: string;
}

export async function keepRefused(
  tx: SystemTransaction,
  importId: number,
  firstPlace: number,
  refused: readonly RefusedRow[],
): Promise<void> {
  const given = refused.map((row, at) => ({ ...row, place: firstPlace + at }));
  await sql`
    insert into agroevidence.register_import_row (import_id, place, line, name, outcome, reason)
    select ${importId}::int, place, line, name, 'REFUSED', reason
    from json_to_recordset(${JSON.stringify(given)}::json) as given (place int, line int, name text, reason text)`.execute(
    tx.sql,
  );
}

export interface ToldRow {
  readonly line: number | null;
  readonly name: string | null;
  readonly outcome: RegisterOutcome;
  readonly reason: string | null;
  readonly materialId: number | null;
  readonly registrationNumber: string | null;
  readonly validToBefore: string | null;
  readonly validTo: string | null;
}

interface ChosenRows {
  readonly importId: number;
  readonly outcome: ToldRow['outcome'] | null;
}

const orderedBy: Readonly<Record<RegisterRowOrder, RawBuilder<unknown>>> = {
  line: sql`r.place`,
  name: sql`r.name`,
  number: sql`m.registration_number`,
  outcome: sql`r.outcome`,
  validTo: sql`r.after_valid_to`,
};

/** What an import did; in the order of its file what ended because it was not there comes last. */
export async function listImportRows(
  tx: SystemTransaction,
  { importId, outcome }: ChosenRows,
  by: RegisterRowOrder,
  { limit, offset, direction }: PageOf,
): Promise<{ readonly rows: readonly ToldRow[]; readonly total: number }> {
  const chosen = sql`r.import_id = ${importId}::int and r.outcome is not null
    and (${outcome}::text is null or r.outcome = ${outcome}::text)`;
  const { rows } = await sql<ToldRow>`
    select r.line, r.name, r.outcome, r.reason, r.material_id, m.registration_number, r.before ->> 'validTo' as valid_to_before,
      r.after_valid_to::text as valid_to
    from agroevidence.register_import_row r left join agroevidence.material m on m.id = r.material_id
    where ${chosen} order by ${orderedBy[by]} ${sql.raw(direction)} nulls last, r.place ${sql.raw(direction)}
    limit ${limit} offset ${offset}`.execute(tx.sql);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from agroevidence.register_import_row r where ${chosen}`.execute(tx.sql);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
