import type { PlanChange, SeasonFill } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { sql } from 'kysely';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { Services } from '#server/services.ts';
import { analyzePlan } from './analyze-plan.ts';
import { copyEntries, whereNothingWas } from './copy-entries.repository.ts';
import { proposeSeason } from './propose-season.ts';
import { askedPlan, toldPlanChange } from './told-plan-change.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>;

/**
 * Plans crops on parcels that have none in a season: those of another season, or what the rules propose. What is planned
 * stays. Throws `farm.oneNeeded` and `planScenario.notFound`.
 */
export async function fillSeason(
  { database, clock, nudgeFollowers }: Needs,
  who: Who,
  { startYear, copyFrom }: SeasonFill,
  scenarioId: number | undefined,
): Promise<PlanChange> {
  const change = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const plan = await askedPlan(tx, who, scenarioId);
    const filled =
      copyFrom === undefined
        ? await proposeSeason(tx, plan, startYear)
        : await copyEntries(tx, {
            farmId: plan.farmId,
            from: scenarioId,
            to: scenarioId,
            later: startYear - copyFrom,
            which: (last) => sql`e.season = ${copyFrom} and ${whereNothingWas(startYear, plan, last)}`,
          });
    return toldPlanChange(tx, plan, 'plan.filled', filled, { season: startYear });
  });
  await analyzePlan(database, change.changed);
  return change;
}
