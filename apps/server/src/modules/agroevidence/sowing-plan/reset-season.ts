import type { ChangedSeason } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonFrom } from '@brazda/domain/season.ts';
import { sql } from 'kysely';
import type { Who } from '#server/access/who.ts';
import { deleteEntries } from './change-plan.repository.ts';
import { editPlan, type PlanNeeds } from './edit-plan.ts';
import { entriesOf } from './plan-entries.repository.ts';
import { askedPlan, toldPlanChange } from './told-plan-change.ts';

/** Takes all crops of a season out of a plan. Throws `farm.oneNeeded` and `planScenario.notFound`. */
export function resetSeason(
  needs: PlanNeeds,
  who: Who,
  season: number,
  scenarioId: number | undefined,
): Promise<ChangedSeason> {
  return editPlan(needs, who, async (tx) => {
    const plan = await askedPlan(tx, who, scenarioId);
    const removed = await deleteEntries(
      tx,
      sql`e.farm_id = ${plan.farmId} and ${entriesOf({ first: season, last: season, scenarioId })}`,
    );
    const told = await toldPlanChange(tx, plan, 'plan.reset', removed, { season });
    return { ...told, season: seasonFrom(season) };
  });
}
