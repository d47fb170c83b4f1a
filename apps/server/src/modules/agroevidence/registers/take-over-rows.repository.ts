import { sql } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { RegisterKind } from '@brazda/contract/agroevidence/registers.ts';
import { keyBeginnings } from './register-rows.repository.ts';

/** What an import wrote, as the catalogue notes it. */
export interface TakingOver {
  readonly importId: number;
  readonly register: RegisterKind;
  readonly countryCode: string;
  /** The service or the file that the register is known by. */
  readonly source: string;
  readonly day: string;
}

const content = sql`jsonb_to_record(r.content) as c (name text, names jsonb, "searchKey" text, "sortName" text, "registrationNumber" text,
  facts jsonb, "isAuthorised" boolean, "validFrom" date, "validTo" date, "authorisedTo" date, "soldTo" date,
  "cropIds" int[], "organismCodes" text[])`;

const beforeOfMaterial = sql`jsonb_build_object('name', m.name, 'registrationNumber', m.registration_number,
  'isAuthorised', m.is_authorised, 'validFrom', m.valid_from, 'validTo', m.valid_to, 'authorisedTo', m.authorised_to,
  'soldTo', m.sold_to, 'facts', m.facts)`;

/**
 * Writes materials as they were laid by: those that are known are changed, the others added. What lost its authorisation,
 * or must be used for a shorter time than was known, is told as ended.
 */
export async function takeOverMaterials(tx: SystemTransaction, taking: TakingOver): Promise<void> {
  const { importId, register, countryCode, source } = taking;
  const key = sql`${keyBeginnings[register]}::text || r.key`;
  await sql`
    update agroevidence.register_import_row r
    set material_id = m.id, before = ${beforeOfMaterial}, after_valid_to = (r.content ->> 'validTo')::date,
      outcome = case
        when m.is_authorised and not (r.content ->> 'isAuthorised')::boolean then 'ENDED'
        when (r.content ->> 'validTo')::date < coalesce(m.valid_to, 'infinity'::date) then 'ENDED'
        else 'CHANGED' end
    from agroevidence.material m
    where r.import_id = ${importId} and r.outcome is null and m.kind = ${register} and m.key = ${key}`.execute(tx.sql);
  await sql`
    update agroevidence.material m
    set name = c.name, names = c.names, registration_number = c."registrationNumber", facts = c.facts,
      crop_ids = c."cropIds", organism_codes = c."organismCodes", search_key = c."searchKey", sort_name = c."sortName",
      valid_from = c."validFrom", valid_to = c."validTo", authorised_to = c."authorisedTo", sold_to = c."soldTo",
      is_authorised = c."isAuthorised", left_register_on = null, content_hash = r.content_hash,
      register_import_id = ${importId}, source = ${source}, is_general_knowledge = false
    from agroevidence.register_import_row r, ${content}
    where r.import_id = ${importId} and r.material_id = m.id`.execute(tx.sql);
  await sql`
    insert into agroevidence.material (id, kind, key, name, names, registration_number, country_code, facts, crop_ids,
      organism_codes, search_key, sort_name, valid_from, valid_to, authorised_to, sold_to, is_authorised, content_hash,
      register_import_id, source, is_general_knowledge)
    select greatest((select max(id) from agroevidence.material), ${lastOfOurOwn}) + row_number() over (order by r.place),
      ${register}, ${key}, c.name, c.names, c."registrationNumber", ${countryCode}, c.facts, c."cropIds",
      c."organismCodes", c."searchKey", c."sortName", c."validFrom", c."validTo", c."authorisedTo", c."soldTo", c."isAuthorised",
      r.content_hash, ${importId}::int, ${source}, false
    from agroevidence.register_import_row r, ${content}
    where r.import_id = ${importId} and r.outcome is null`.execute(tx.sql);
  await sql`
    update agroevidence.register_import_row r
    set outcome = 'ADDED', material_id = m.id, after_valid_to = m.valid_to
    from agroevidence.material m
    where r.import_id = ${importId} and r.outcome is null and m.kind = ${register} and m.key = ${key}`.execute(tx.sql);
}

/** Up to here are materials that this product brings. */
const lastOfOurOwn = 10_000;

/**
 * Gives an end to materials that their register has no more: the day before, where they had none before it. Says so in
 * rows of the import, from a place on.
 */
export async function endMaterials(
  tx: SystemTransaction,
  { importId, register, day }: TakingOver,
  firstPlace: number,
  keys: readonly string[],
): Promise<void> {
  const gone = sql`m.kind = ${register} and m.key = any(${keys.map((key) => `${keyBeginnings[register]}${key}`)}::text[])`;
  await sql`
    insert into agroevidence.register_import_row (import_id, place, key, name, outcome, reason, material_id, before)
    select ${importId}::int, ${firstPlace}::int + (row_number() over (order by m.id))::int, m.key, m.name, 'ENDED', 'GONE', m.id,
      ${beforeOfMaterial}
    from agroevidence.material m where ${gone}`.execute(tx.sql);
  await sql`
    update agroevidence.material m
    set left_register_on = ${day}::date, is_authorised = case when m.is_authorised is not null then false end,
      valid_to = least(m.valid_to, ${day}::date - 1), register_import_id = ${importId}
    where ${gone}`.execute(tx.sql);
  await sql`
    update agroevidence.register_import_row r set after_valid_to = m.valid_to
    from agroevidence.material m
    where r.import_id = ${importId} and r.reason = 'GONE' and m.id = r.material_id`.execute(tx.sql);
}

/** The same of organisms, which have no days: names that are known in other languages stay. */
export async function takeOverOrganisms(tx: SystemTransaction, { importId, source }: TakingOver): Promise<void> {
  await sql`
    update agroevidence.register_import_row r
    set outcome = 'CHANGED', before = jsonb_build_object('name', o.name, 'names', o.names)
    from agroevidence.organism o
    where r.import_id = ${importId} and r.outcome is null and o.code = r.key`.execute(tx.sql);
  await sql`
    insert into agroevidence.organism as known
      (code, name, names, search_key, source, is_general_knowledge, content_hash, register_import_id)
    select r.key, c.name, c.names, c."searchKey", ${source}, false, r.content_hash, ${importId}::int
    from agroevidence.register_import_row r, ${content}
    where r.import_id = ${importId} and (r.outcome is null or r.outcome = 'CHANGED')
    on conflict (code) do update set name = excluded.name, names = known.names || excluded.names,
      search_key = (
        select string_agg(distinct line, e'\n') from unnest(string_to_array(known.search_key || e'\n' || excluded.search_key, e'\n')) line),
      source = excluded.source, is_general_knowledge = false, content_hash = excluded.content_hash,
      left_register_on = null, register_import_id = excluded.register_import_id`.execute(tx.sql);
  await sql`
    update agroevidence.register_import_row set outcome = 'ADDED'
    where import_id = ${importId} and outcome is null`.execute(tx.sql);
}

export async function endOrganisms(
  tx: SystemTransaction,
  { importId, day }: TakingOver,
  firstPlace: number,
  codes: readonly string[],
): Promise<void> {
  await sql`
    insert into agroevidence.register_import_row (import_id, place, key, name, outcome, reason)
    select ${importId}::int, ${firstPlace}::int + (row_number() over (order by o.code))::int, o.code, o.name, 'ENDED', 'GONE'
    from agroevidence.organism o where o.code = any(${[...codes]}::text[])`.execute(tx.sql);
  await sql`
    update agroevidence.organism set left_register_on = ${day}::date, register_import_id = ${importId}
    where code = any(${[...codes]}::text[])`.execute(tx.sql);
}

/** What waited is taken over; what became of each row stays. */
export async function forgetContent(tx: SystemTransaction, importId: number): Promise<void> {
  await tx.sql
    .updateTable('agroevidence.registerImportRow')
    .set({ content: null, contentHash: null })
    .where('importId', '=', importId)
    .execute();
}

export interface OutcomeCounts {
  readonly added: number;
  readonly changed: number;
  readonly ended: number;
  readonly refused: number;
}

export async function countOutcomes(tx: SystemTransaction, importId: number): Promise<OutcomeCounts> {
  const { rows } = await sql<OutcomeCounts>`
    select count(*) filter (where outcome = 'ADDED')::int as added, count(*) filter (where outcome = 'CHANGED')::int as changed,
      count(*) filter (where outcome = 'ENDED')::int as ended, count(*) filter (where outcome = 'REFUSED')::int as refused
    from agroevidence.register_import_row where import_id = ${importId}`.execute(tx.sql);
  return rows[0] ?? { added: 0, changed: 0, ended: 0, refused: 0 };
}
