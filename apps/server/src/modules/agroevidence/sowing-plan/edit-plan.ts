import type { PlanChange } from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import type { Database } from '#server/db/database.ts';
import { refreshStatistics } from '#server/db/statistics.ts';
import { keepNothing, type KeepAnswer, type Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';

/** What changing a plan needs of the process, besides who asks. */
export type PlanNeeds = Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>;

/** Changes a plan as one change that is told: the way for every call that plans or takes out of a plan. */
export async function editPlan<T extends PlanChange>(
  needs: PlanNeeds,
  who: Who,
  work: (tx: ToldChange) => Promise<T>,
): Promise<T> {
  return (await editPlanOnce(needs, who, keepNothing, work)).answer;
}

/** The same for a call that plans something else when it comes again: what it has answered is kept with it. */
export async function editPlanOnce<T extends PlanChange>(
  { database, clock, nudgeFollowers }: PlanNeeds,
  who: Who,
  keep: KeepAnswer<T>,
  work: (tx: ToldChange) => Promise<T>,
): Promise<Kept<T>> {
  const kept = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) =>
    keep(tx, await work(tx)),
  );
  await analyzePlan(database, kept.answer.changed);
  return kept;
}

/** So few entries change nothing of how a plan is best read. */
const fewEntries = 200;

/** Lets the database count anew what is planned, where much was: by old counts sums of a plan take a hundred times as long. */
export async function analyzePlan(database: Database, written: number): Promise<void> {
  if (written < fewEntries) return;
  await refreshStatistics(database, ['agroevidence.plan_entry'], written);
}
