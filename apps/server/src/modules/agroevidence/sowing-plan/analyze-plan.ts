import type { Database } from '#server/db/database.ts';
import { refreshStatistics } from '#server/db/statistics.ts';

/** So few entries change nothing of how a plan is best read. */
const fewEntries = 200;

/** Lets the database count anew what is planned, where much was: by old counts sums of a plan take a hundred times as long. */
export async function analyzePlan(database: Database, written: number): Promise<void> {
  if (written < fewEntries) return;
  await refreshStatistics(database, ['agroevidence.plan_entry'], written);
}
