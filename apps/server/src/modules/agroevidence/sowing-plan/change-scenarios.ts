import type { RetiredScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import type { PlanChange } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { sql } from 'kysely';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { deleteEntries } from './change-plan.repository.ts';
import { copyEntries } from './copy-entries.repository.ts';
import { analyzePlan, editPlan, type PlanNeeds } from './edit-plan.ts';
import { ofPlan } from './plan-entries.repository.ts';
import {
  countScenarios,
  insertScenario,
  lockScenario,
  updateScenario,
  type ScenarioRow,
} from './plan-scenarios.repository.ts';
import { toldPlanChange } from './told-plan-change.ts';

/** What there is of a scenario, and by which change. */
type Changed = ScenarioRow & { readonly changeId: number };

/** More could not be told apart. */
const mostScenarios = 20;

/**
 * Begins a scenario, with what the official plan says or with nothing. Throws `farm.oneNeeded`, `planScenario.exists` and
 * `planScenario.tooMany`.
 */
export async function createScenario<T>(
  { database, clock, nudgeFollowers }: PlanNeeds,
  who: Who,
  { name, isCopy }: { readonly name: string; readonly isCopy: boolean },
  keep: (tx: ToldChange, made: Changed) => Promise<T>,
): Promise<T> {
  const farmId = oneFarm(who);
  const { made, entries } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    if ((await countScenarios(tx, farmId)) >= mostScenarios) throw new Failure('planScenario.tooMany');
    const row = await insertScenario(tx, farmId, name, tx.at);
    const copied = isCopy
      ? await copyEntries(tx, { farmId, from: undefined, to: row.id, later: 0, which: () => sql`true` })
      : 0;
    const detail = { scenarioId: row.id, name, entries: copied };
    const entry = { action: 'planScenario.created', farmId, detail } as const;
    const changeId = await tx.tell(entry, { farmId, topic: 'plan.changed' });
    return { made: await keep(tx, { ...row, changeId }), entries: copied };
  });
  await analyzePlan(database, entries);
  return made;
}

/** Throws `planScenario.notFound`, `planScenario.exists`, and `record.changed` with the scenario as it is now. */
export function renameScenario(
  { database, clock, nudgeFollowers }: PlanNeeds,
  who: Who,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  name: string,
  view: (row: ScenarioRow) => unknown,
): Promise<Changed> {
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const row = await foundScenario(tx, id);
    if (version !== undefined && version !== row.version) throw new Failure('record.changed', { current: view(row) });
    const renamed = await updateScenario(tx, row, { name });
    const detail = { scenarioId: id, nameBefore: row.name, name };
    const { farmId } = row;
    const entry = { action: 'planScenario.renamed', farmId, detail } as const;
    return { ...renamed, changeId: await tx.tell(entry, { farmId, topic: 'plan.changed' }) };
  });
}

/** Puts a scenario away; what it says is kept. Throws `planScenario.notFound`. */
export function retireScenario(
  { database, clock, nudgeFollowers }: PlanNeeds,
  who: Who,
  id: number,
): Promise<RetiredScenario> {
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const row = await foundScenario(tx, id);
    await updateScenario(tx, row, { retiredAt: tx.at });
    const { farmId, name } = row;
    const entry = { action: 'planScenario.retired', farmId, detail: { scenarioId: id, name } } as const;
    return { changeId: await tx.tell(entry, { farmId, topic: 'plan.changed' }) };
  });
}

/** Lets the official plan say from a season on what a scenario says. Throws `planScenario.notFound`. */
export function makeScenarioOfficial(needs: PlanNeeds, who: Who, id: number, startYear: number): Promise<PlanChange> {
  return editPlan(needs, who, async (tx) => {
    const { farmId, name } = await foundScenario(tx, id);
    const isLater = sql`e.season >= ${startYear}`;
    const removed = await deleteEntries(tx, sql`e.farm_id = ${farmId} and ${ofPlan(undefined)} and ${isLater}`);
    const copied = await copyEntries(tx, { farmId, from: id, to: undefined, later: 0, which: () => isLater });
    const detail = { scenarioId: id, name, season: startYear, entries: copied };
    return toldPlanChange(tx, { farmId, scenarioId: id }, 'planScenario.madeOfficial', removed + copied, detail);
  });
}

async function foundScenario(tx: ToldChange, id: number): Promise<ScenarioRow> {
  const row = await lockScenario(tx, id);
  if (!row) throw new Failure('planScenario.notFound');
  return row;
}
