import { foldText } from '@brazda/domain/fold-text.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';

/** What a farm says of an organism of its own. */
export interface OwnOrganism {
  readonly name: string;
  readonly latinName: string | null;
  readonly eppo: string | null;
}

export interface OwnOrganismRow extends OwnOrganism {
  readonly id: number;
  readonly farmId: number;
  readonly code: string;
  readonly isRetired: boolean;
  readonly version: number;
}

/** Of an own organism `own`: the code by which products and records name it. */
export const ownCode = sql`('own-' || own.id)`;

const columns = sql`own.id, own.farm_id, ${ownCode} as code, own.name, own.latin_name, own.eppo,
  own.retired_at is not null as is_retired, own.version`;

/** One in scope, held until the transaction ends. */
export async function holdOwnOrganism(tx: FarmChange, id: number): Promise<OwnOrganismRow | undefined> {
  return (await rowsOf(tx, sql`own.id = ${id}`))[0];
}

async function rowsOf(tx: FarmChange, which: RawBuilder<unknown>): Promise<OwnOrganismRow[]> {
  const { rows } = await sql<OwnOrganismRow>`
    select ${columns} from agroevidence.own_organism own
    where ${ofFarms(tx, sql`own.farm_id`)} and ${which} order by own.id for update`.execute(tx.sql);
  return rows;
}

/** Whether the catalogue has an organism of this code already. */
export async function isInCatalogue(tx: FarmTransaction, eppo: string): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    select code from agroevidence.organism where code = ${eppo}`.execute(tx.sql);
  return rows.length > 0;
}

export async function insertOwnOrganism(
  tx: FarmChange,
  farmId: number,
  organism: OwnOrganism,
): Promise<OwnOrganismRow | undefined> {
  const { name, latinName, eppo } = organism;
  const { rows } = await sql<OwnOrganismRow>`
    insert into agroevidence.own_organism as own (farm_id, name, latin_name, eppo, search_key)
    values (${farmId}, ${name}, ${latinName}, ${eppo}, ${keyOf(organism)})
    returning ${columns}`.execute(tx.sql);
  return rows[0];
}

/** What stands of it from now on. */
export async function updateOwnOrganism(
  tx: FarmChange,
  { id, farmId }: Pick<OwnOrganismRow, 'id' | 'farmId'>,
  { isRetired, ...organism }: OwnOrganism & { readonly isRetired: boolean },
  at: Date,
): Promise<OwnOrganismRow | undefined> {
  const { name, latinName, eppo } = organism;
  const { rows } = await sql<OwnOrganismRow>`
    update agroevidence.own_organism own
    set name = ${name}, latin_name = ${latinName}, eppo = ${eppo}, search_key = ${keyOf(organism)},
      retired_at = case when ${isRetired}::boolean then coalesce(own.retired_at, ${at}) end
    where ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = ${id}
    returning ${columns}`.execute(tx.sql);
  return rows[0];
}

/** Lets organisms be found by what is said of them now: after their rows became as they once were. */
export async function renewOrganismKeys(tx: FarmChange, farmId: number, ids: readonly number[]): Promise<void> {
  const rows = await rowsOf(tx, sql`own.farm_id = ${farmId} and own.id = any(${[...ids]}::int[])`);
  const given = rows.map((row) => ({ id: row.id, searchKey: keyOf(row) }));
  await sql`
    update agroevidence.own_organism own set search_key = given."searchKey"
    from json_to_recordset(${JSON.stringify(given)}::json) as given ("id" int, "searchKey" text)
    where ${ofFarm(tx, sql`own.farm_id`, farmId)} and own.id = given.id`.execute(tx.sql);
}

function keyOf({ name, latinName, eppo }: OwnOrganism): string {
  return [name, latinName, eppo]
    .flatMap((text) => text ?? [])
    .map(foldText)
    .join('\n');
}
