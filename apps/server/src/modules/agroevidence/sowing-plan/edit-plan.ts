import type { PlanChange } from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import type { Database } from '#server/db/database.ts';
import { refreshStatistics } from '#server/db/statistics.ts';
import type { Services } from '#server/services.ts';

/** What changing a plan needs of the process, besides who asks. */
export type PlanNeeds = Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>;

/** Changes a plan as one change that is told: the way for every call that plans or takes out of a plan. */
export async function editPlan(
  { database, clock, nudgeFollowers }: PlanNeeds,
  who: Who,
  work: (tx: ToldChange) => Promise<PlanChange>,
): Promise<PlanChange> {
  const change = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, work);
  await analyzePlan(database, change.changed);
  return change;
}

/** So few entries change nothing of how a plan is best read. */
const fewEntries = 200;

/** Lets the database count anew what is planned, where much was: by old counts sums of a plan take a hundred times as long. */
export async function analyzePlan(database: Database, written: number): Promise<void> {
  if (written < fewEntries) return;
  await refreshStatistics(database, ['agroevidence.plan_entry'], written);
}
