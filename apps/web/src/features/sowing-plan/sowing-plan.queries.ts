import type { ChangedSeason, PlanChange, SeasonFill, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { planKeys } from '#web/parts/plan/plan-keys.ts';
import { ofScenario } from '#web/parts/plan/plan.queries.ts';
import { editedPlan, inverseOf, type PlanEdit } from './plan-edits.ts';
import { seasonsShown } from './plan-search.ts';

/** Whose plan is on screen, and from which season on. */
export interface ShownPlan {
  readonly farmId: number;
  readonly startYear: number | undefined;
  readonly scenarioId: number | undefined;
}

const spanKeys = {
  plan: ({ farmId, ...span }: ShownPlan) => [...planKeys.all(farmId), 'parcels', span] as const,
  sums: ({ farmId, ...span }: ShownPlan) => [...planKeys.all(farmId), 'sums', span] as const,
  warnings: ({ farmId, ...span }: ShownPlan) => [...planKeys.all(farmId), 'warnings', span] as const,
};

function spanQuery({ startYear, scenarioId }: ShownPlan): object {
  return { size: seasonsShown, ...(startYear !== undefined && { startYear }), ...ofScenario(scenarioId) };
}

export function planOptions(shown: ShownPlan) {
  return queryOptions({
    queryKey: spanKeys.plan(shown),
    queryFn: ({ signal }) =>
      api.agroevidence.sowingPlan.plan({ query: spanQuery(shown), farmIds: [shown.farmId], signal }),
    staleTime: 60_000,
  });
}

export function sumsOptions(shown: ShownPlan) {
  return queryOptions({
    queryKey: spanKeys.sums(shown),
    queryFn: ({ signal }) =>
      api.agroevidence.sowingPlan.statistics({ query: spanQuery(shown), farmIds: [shown.farmId], signal }),
    staleTime: 60_000,
  });
}

export function warningsOptions(shown: ShownPlan) {
  return queryOptions({
    queryKey: spanKeys.warnings(shown),
    queryFn: ({ signal }) =>
      api.agroevidence.sowingPlan.warnings({ query: spanQuery(shown), farmIds: [shown.farmId], signal }),
    staleTime: 60_000,
  });
}

/**
 * Changes crops of the plan: on screen at once, and taken back there if it is refused. One after the other. Gives the
 * number of the change: many are undone as one, by who sends them (`usePlanEditing`).
 */
export function useChangePlan(
  shown: ShownPlan,
): UseMutationResult<PlanChange['changeId'], Error, readonly PlanEdit[], PlanEdit[]> {
  const queries = useQueryClient();
  const { farmId, scenarioId } = shown;
  const { queryKey } = planOptions(shown);
  const show = (edits: readonly PlanEdit[]): void => {
    queries.setQueryData(queryKey, (plan: SowingPlan | undefined) => plan && editedPlan(plan, edits));
  };
  return useSingleMutation({
    scope: { id: `plan ${farmId}` },
    mutationFn: async (parcelCrops: readonly PlanEdit[]) => {
      const body = { parcelCrops: [...parcelCrops] };
      const query = ofScenario(scenarioId);
      return (await api.agroevidence.sowingPlan.changeParcels({ body, query, farmIds: [farmId] })).changeId;
    },
    onMutate: (edits): PlanEdit[] => {
      void queries.cancelQueries({ queryKey });
      const plan = queries.getQueryData(queryKey);
      show(edits);
      return plan ? inverseOf(plan, edits) : [];
    },
    onError: (_error, _edits, inverse) => {
      show(inverse ?? []);
      void queries.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      for (const key of [spanKeys.sums(shown), spanKeys.warnings(shown)])
        void queries.invalidateQueries({ queryKey: key });
    },
  });
}

/** What is taken back: how the plan is then, and the changes that are undone, the oldest first. */
interface UndoneEdits {
  readonly edits: readonly PlanEdit[];
  readonly changes: Promise<readonly number[]>;
}

/**
 * Undoes changes of the plan, the last first: on screen at once, and shown as it is where that is refused. Waits for what
 * was sent before it. Gives the changes that have undone them.
 */
export function useUndoOfPlan(shown: ShownPlan): UseMutationResult<readonly number[], Error, UndoneEdits> {
  const queries = useQueryClient();
  const { farmId } = shown;
  const { queryKey } = planOptions(shown);
  return useSingleMutation({
    scope: { id: `plan ${farmId}` },
    mutationFn: async ({ changes }: UndoneEdits) => {
      const undoing: number[] = [];
      for (const changeId of (await changes).toReversed()) {
        const params = { id: farmId, changeId };
        const undone = await api.gateway.farmChanges.undo({ params, farmIds: [farmId] });
        undoing.push(undone.changeId);
      }
      return undoing;
    },
    onMutate: ({ edits }) => {
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (plan: SowingPlan | undefined) => plan && editedPlan(plan, edits));
    },
    // What was undone comes back as it was, which only the server knows: where it came from, and whether it is to be checked.
    onSettled: () => queries.invalidateQueries({ queryKey: planKeys.all(farmId) }),
  });
}

/** Plans crops where a season has none, by rules or as in another season; then the plan is asked for anew. */
export function useFillSeason(
  { farmId, scenarioId }: ShownPlan,
  told: TellChange<ChangedSeason, SeasonFill>,
): UseMutationResult<ChangedSeason, Error, SeasonFill> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: SeasonFill) =>
      api.agroevidence.sowingPlan.fillSeason({ body, query: ofScenario(scenarioId), farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: planKeys.all(farmId) }),
  });
}
