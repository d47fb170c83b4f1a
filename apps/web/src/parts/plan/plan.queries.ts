import type { ParcelPlanEntry, ChangedSeason, SeasonPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { planKeys } from './plan-keys.ts';

/** The number by which calls name what grows today. */
export const currentState = 0;

export function seasonOptions(farmId: number, seasonId: number, scenarioId?: number) {
  return queryOptions({
    queryKey: [...planKeys.season(farmId, seasonId), scenarioId],
    queryFn: ({ signal }): Promise<SeasonPlan> =>
      api.agroevidence.sowingPlan.season({
        params: { seasonId },
        query: ofScenario(scenarioId),
        farmIds: [farmId],
        signal,
      }),
    staleTime: 60_000,
  });
}

/** What the official plan says of one parcel, from a season on. */
export function parcelPlanOptions(farmId: number, parcelId: number, span: { startYear: number; size: number }) {
  return queryOptions({
    queryKey: [...planKeys.parcel(farmId, parcelId), span],
    queryFn: ({ signal }): Promise<ParcelPlanEntry[]> =>
      api.agroevidence.sowingPlan.ofParcel({ params: { parcelId }, query: span, farmIds: [farmId], signal }),
  });
}

/** The official plan is said by nothing. */
export function ofScenario(scenarioId: number | undefined): { readonly 'scenario-id'?: number } {
  return scenarioId === undefined ? {} : { 'scenario-id': scenarioId };
}

/** Takes all crops of a season out of a plan. */
export function useResetSeason(
  farmId: number,
  told: TellChange<ChangedSeason, number>,
  scenarioId?: number,
): UseMutationResult<ChangedSeason, Error, number> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (seasonId: number) =>
      api.agroevidence.sowingPlan.resetSeason({
        params: { seasonId },
        query: ofScenario(scenarioId),
        farmIds: [farmId],
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: planKeys.all(farmId) }),
  });
}

/** Which seasons of which plan. */
export interface PlanSpan {
  readonly farmId: number;
  readonly startYear: number | undefined;
  readonly size: number;
  readonly scenarioId?: number | undefined;
}

/** Seasons of a plan as a spreadsheet of a name. */
export function usePlanExcel({
  farmId,
  startYear,
  size,
  scenarioId,
}: PlanSpan): UseMutationResult<void, Error, string> {
  return useSingleMutation({
    mutationFn: async (name: string) => {
      const query = { size, ...(startYear !== undefined && { startYear }), ...ofScenario(scenarioId) };
      const answer = await api.agroevidence.sowingPlan.excel({ query, farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.xlsx`);
    },
  });
}
