import type { Language } from '@brazda/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import { ownCode } from '../organisms/own-organisms.repository.ts';
import { ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';

/** A number or a code, as a record has it. */
type Value = number | string;
type Names = Promise<ReadonlyMap<Value, string>>;

interface Named {
  readonly value: Value;
  readonly name: string;
}

async function namesOf(tx: FarmTransaction, statement: RawBuilder<Named>): Promise<ReadonlyMap<Value, string>> {
  const { rows } = await statement.execute(tx.sql);
  return new Map(rows.map(({ value, name }) => [value, name]));
}

/** As they were called when they were used. */
export function nameUsedMaterials(tx: FarmTransaction, ids: readonly Value[]): Names {
  return namesOf(
    tx,
    sql<Named>`select u.id as value, u.name from agroevidence.used_material u
      where ${ofFarms(tx, sql`u.farm_id`)} and u.id = any(${[...ids]}::int[])`,
  );
}

export function nameOwnMaterials(tx: FarmTransaction, ids: readonly Value[]): Names {
  return namesOf(
    tx,
    sql<Named>`select own.id as value, own.name from agroevidence.own_material own
      where ${ofFarms(tx, sql`own.farm_id`)} and own.id = any(${[...ids]}::int[])`,
  );
}

export function nameMaterials(tx: FarmTransaction, ids: readonly Value[], language: Language): Names {
  return namesOf(
    tx,
    sql<Named>`select m.id as value, coalesce(m.names ->> ${language}, m.name) as name from agroevidence.material m
      where m.id = any(${[...ids]}::int[])`,
  );
}

export function nameOrganisms(tx: FarmTransaction, codes: readonly Value[], language: Language): Names {
  return namesOf(
    tx,
    sql<Named>`select o.code as value, coalesce(o.names ->> ${language}, o.name) as name from agroevidence.organism o
      where o.code = any(${codes.map(String)}::text[])
      union all
      select ${ownCode}, own.name from agroevidence.own_organism own
      where ${ofFarms(tx, sql`own.farm_id`)} and ${ownCode} = any(${codes.map(String)}::text[])`,
  );
}

export function nameScenarios(tx: FarmTransaction, ids: readonly Value[]): Names {
  return namesOf(
    tx,
    sql<Named>`select s.id as value, s.name from agroevidence.plan_scenario s
      where ${ofFarms(tx, sql`s.farm_id`)} and s.id = any(${[...ids]}::int[])`,
  );
}
