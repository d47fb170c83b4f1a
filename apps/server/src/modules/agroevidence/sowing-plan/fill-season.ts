import type { ChangedSeason, SeasonFill } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonFrom } from '@brazda/domain/season.ts';
import { sql } from 'kysely';
import type { Who } from '#server/access/who.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import { copyEntries, whereNothingWas } from './copy-entries.repository.ts';
import { proposeSeason } from './propose-season.ts';
import { editPlanOnce, type PlanNeeds } from './edit-plan.ts';
import { askedPlan, toldPlanChange } from './told-plan-change.ts';

/**
 * Plans crops on parcels that have none in a season: those of another season, or what the rules propose. What is planned
 * stays. Throws `farm.oneNeeded` and `planScenario.notFound`.
 */
export function fillSeason(
  needs: PlanNeeds,
  who: Who,
  { startYear, copyFrom }: SeasonFill,
  scenarioId: number | undefined,
  keep: KeepAnswer<ChangedSeason>,
): Promise<Kept<ChangedSeason>> {
  return editPlanOnce(needs, who, keep, async (tx) => {
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
    const told = await toldPlanChange(tx, plan, 'plan.filled', filled, { season: startYear });
    return { ...told, season: seasonFrom(startYear) };
  });
}
