import { sql } from 'kysely';
import { ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

export interface ScenarioRow {
  readonly id: number;
  readonly farmId: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly version: number;
}

const scenarioColumns = sql`s.id, s.farm_id, s.name, s.created_at, s.version`;

export function findScenarios(farms: FarmReading): Promise<ScenarioRow[]> {
  return farms.rows(sql<ScenarioRow>`
    select ${scenarioColumns} from agroevidence.plan_scenario s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.retired_at is null order by s.id`);
}

export async function lockScenario(tx: FarmChange, id: number): Promise<ScenarioRow | undefined> {
  const { rows } = await sql<ScenarioRow>`
    select ${scenarioColumns} from agroevidence.plan_scenario s
    where ${ofFarms(tx, sql`s.farm_id`)} and s.id = ${id} and s.retired_at is null for no key update`.execute(tx.sql);
  return rows[0];
}

export async function countScenarios(tx: FarmChange, farmId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agroevidence.plan_scenario s
    where ${ofFarms(tx, sql`s.farm_id`)} and s.farm_id = ${farmId} and s.retired_at is null`.execute(tx.sql);
  return rows[0]?.count ?? 0;
}

export async function insertScenario(tx: FarmChange, farmId: number, name: string, at: Date): Promise<ScenarioRow> {
  const { rows } = await sql<ScenarioRow>`
    insert into agroevidence.plan_scenario as s (farm_id, name, created_at) values (${farmId}, ${name}, ${at})
    returning ${scenarioColumns}`.execute(tx.sql);
  const [row] = rows;
  if (!row) throw new Error('The scenario was not written');
  return row;
}

export async function updateScenario(
  tx: FarmChange,
  { farmId, id }: Pick<ScenarioRow, 'farmId' | 'id'>,
  change: { readonly name: string } | { readonly retiredAt: Date },
): Promise<ScenarioRow> {
  const set = 'name' in change ? sql`name = ${change.name}` : sql`retired_at = ${change.retiredAt}`;
  const { rows } = await sql<ScenarioRow>`
    update agroevidence.plan_scenario s set ${set}
    where ${ofFarms(tx, sql`s.farm_id`)} and s.farm_id = ${farmId} and s.id = ${id} returning ${scenarioColumns}`.execute(
    tx.sql,
  );
  const [row] = rows;
  if (!row) throw new Error(`The scenario ${id} is gone`);
  return row;
}
