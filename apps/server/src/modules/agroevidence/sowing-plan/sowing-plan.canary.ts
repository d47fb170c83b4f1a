import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';
import { makeOwnCrop } from '../crops/crops.canary.ts';

export async function makeScenario({ kysely }: Database, farmId: number, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.plan_scenario (farm_id, name) values (${farmId}, ${name}) returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

/** Of the official plan and of a scenario alike. */
export async function planCanaries(
  database: Database,
  farmId: number,
  parcelId: number,
): Promise<Pick<Ids, 'crop' | 'planScenario'>> {
  const crop = await makeOwnCrop(database, farmId, 'ZZ-B-own-crop');
  const planScenario = await makeScenario(database, farmId, 'ZZ-B-scenario');
  await sql`insert into agroevidence.plan_entry (farm_id, scenario_id, season, parcel_id, own_crop_id, area_m2)
    select ${farmId}::int, scenario, 2026, ${parcelId}::int, ${crop}::int, 987654321.5
    from (values (null::int), (${planScenario}::int)) as plan (scenario)`.execute(database.kysely);
  return { crop, planScenario };
}

export const planSamples: Readonly<Record<string, () => CallInput>> = {
  'agroevidence.sowingPlan.season': () => ({ params: { seasonId: 2026 } }),
  'agroevidence.sowingPlan.fillSeason': () => ({ body: { startYear: 2027, copyFrom: 2026 } }),
};

export const silentPlans = [
  'agroevidence.sowingPlan.excel',
  // What it tells of the plan is of seasons that are still to come.
  'agroevidence.sowingPlan.seasons',
  // No rule knows the crop that only one farm has.
  'agroevidence.sowingPlan.warnings',
] as const;

export const plansWithoutControl = [
  'agroevidence.sowingPlan.fillSeason',
  'agroevidence.sowingPlan.resetSeason',
  'agroevidence.planScenarios.create',
  'agroevidence.planScenarios.retire',
  'agroevidence.planScenarios.makeOfficial',
] as const;
