import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

type CodeColumns = Selectable<Tables['agroevidence.registryCode']>;

/** One of the lists: what its codes are, and whose they are. */
export interface CodeListKey {
  readonly list: CodeColumns['list'];
  readonly countryCode: string;
}
export type CodeSource = CodeColumns['source'];

/** A code as it is to be kept; null is what its list does not say. */
export interface KeptCode {
  readonly code: string;
  readonly name: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** By which service, when, and in which language codes came. */
export interface Fetching {
  readonly service: string;
  readonly at: Date;
  readonly language: string;
}

/** Keeps codes as they came. Names in other languages stay; so does a first day that the list does not say. */
export async function putCodes(
  tx: SystemTransaction,
  { list, countryCode }: CodeListKey,
  codes: readonly KeptCode[],
  { service, at, language }: Fetching,
): Promise<void> {
  const entries = sql`json_to_recordset(${JSON.stringify(codes)}::json)
    as entry (code text, name text, "validFrom" date, "validTo" date)`;
  await sql`
    insert into agroevidence.registry_code as known
      (list, country_code, code, valid_from, valid_to, source, source_detail, fetched_at)
    select ${list}, ${countryCode}, code, "validFrom", "validTo", 'REGISTRY', ${service}, ${at.toISOString()}::timestamptz
    from ${entries}
    on conflict (list, country_code, code) do update set
      valid_from = case when excluded.valid_from is null and known.valid_from > excluded.valid_to then null
        else coalesce(excluded.valid_from, known.valid_from) end,
      valid_to = excluded.valid_to, source = excluded.source, source_detail = excluded.source_detail,
      fetched_at = excluded.fetched_at`.execute(tx.sql);
  await sql`
    insert into agroevidence.registry_code_name
      (list, country_code, code, language, name, source, source_detail, fetched_at)
    select ${list}, ${countryCode}, code, ${language}, name, 'REGISTRY', ${service}, ${at.toISOString()}::timestamptz
    from ${entries} where name is not null
    on conflict (list, country_code, code, language) do update set name = excluded.name, source = excluded.source,
      source_detail = excluded.source_detail, fetched_at = excluded.fetched_at`.execute(tx.sql);
}

/** Gives a last day, the one before, to those codes that a list has no more on a day; returns how many there were. */
export async function closeOtherCodes(
  tx: SystemTransaction,
  { list, countryCode }: CodeListKey,
  codes: readonly KeptCode[],
  day: string,
): Promise<number> {
  const closed = await tx.sql
    .updateTable('agroevidence.registryCode')
    .set({ validTo: sql<string>`greatest(valid_from, ${day}::date - 1)` })
    .where('list', '=', list)
    .where('countryCode', '=', countryCode)
    .where(sql<boolean>`code <> all(${codes.map(({ code }) => code)}::text[])`)
    .where(sql<boolean>`(valid_to is null or valid_to >= ${day}::date)`)
    .returning('code')
    .execute();
  return closed.length;
}

export interface CodeListRow extends CodeListKey {
  /** Codes in force on the day, and all others. */
  readonly codes: number;
  readonly formerCodes: number;
  /** Whence its codes are. */
  readonly sources: readonly CodeSource[];
  readonly fetchedAt: Date | null;
}

/** Every list there is, as it stands on a day. */
export async function listCodeLists(tx: SystemTransaction, day: string): Promise<CodeListRow[]> {
  const { rows } = await sql<CodeListRow>`
    select list, country_code, count(*) filter (where ${isInForce(day)})::int as codes,
      count(*) filter (where not ${isInForce(day)})::int as former_codes,
      array_agg(distinct source order by source) as sources, max(fetched_at) as fetched_at
    from agroevidence.registry_code group by list, country_code order by list desc, country_code`.execute(tx.sql);
  return rows;
}

export interface CodeNameRow {
  readonly language: string;
  readonly name: string;
  readonly source: CodeSource;
}

export interface CodeRow extends CodeListKey {
  readonly code: string;
  readonly names: readonly CodeNameRow[];
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isInForce: boolean;
  readonly source: CodeSource;
  readonly sourceDetail: string | null;
  readonly fetchedAt: Date | null;
}

/** Every code of every list with all its names; those in force on a day first. */
export async function listCodes(tx: SystemTransaction, day: string): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select list, country_code, code, valid_from::text, valid_to::text, ${isInForce(day)} as is_in_force,
      source, source_detail, fetched_at,
      coalesce((
        select json_agg(json_build_object('language', n.language, 'name', n.name, 'source', n.source) order by n.language)
        from agroevidence.registry_code_name n
        where n.list = c.list and n.country_code = c.country_code and n.code = c.code), '[]') as names
    from agroevidence.registry_code c
    order by list desc, country_code, is_in_force desc, code collate "C"`.execute(tx.sql);
  return rows;
}

function isInForce(day: string): ReturnType<typeof sql<boolean>> {
  return sql<boolean>`(coalesce(valid_from <= ${day}::date, true) and coalesce(valid_to >= ${day}::date, true))`;
}
