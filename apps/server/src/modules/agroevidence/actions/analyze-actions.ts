import type { Database } from '#server/db/database.ts';
import { refreshStatistics } from '#server/db/statistics.ts';

const tables = [
  'agroevidence.action_target',
  'agroevidence.action',
  'agroevidence.action_amount',
  'agroevidence.used_material',
] as const;

/** On so few parcels an action changes nothing of how actions are best read. */
const fewTargets = 200;

/** To be called once the transaction that wrote actions on so many parcels is over. */
export async function analyzeActions(database: Database, writtenTargets: number): Promise<void> {
  if (writtenTargets < fewTargets) return;
  await refreshStatistics(database, tables, writtenTargets);
}
