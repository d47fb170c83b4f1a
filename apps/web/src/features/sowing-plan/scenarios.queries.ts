import type { ChangedScenario, RetiredScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import type { PlanChange } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { Undoable } from '#web/lib/use-single-mutation.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';
import { planKeys } from '#web/parts/plan/plan-keys.ts';

export function scenariosOptions(farmId: number) {
  return queryOptions({
    queryKey: [...planKeys.all(farmId), 'scenarios'],
    queryFn: ({ signal }) => api.agroevidence.planScenarios.list({ farmIds: [farmId], signal }),
    staleTime: 60_000,
  });
}

/** Begins a scenario with what the official plan says. */
export function useCreateScenario(
  farmId: number,
  told: TellChange<ChangedScenario, string>,
): UseMutationResult<ChangedScenario, Error, string> {
  return useScenarioAct(farmId, told, (name) =>
    api.agroevidence.planScenarios.create({ body: { name, isCopy: true }, farmIds: [farmId] }),
  );
}

export function useRenameScenario(
  farmId: number,
  id: number,
  told: TellChange<ChangedScenario, string>,
): UseMutationResult<ChangedScenario, Error, string> {
  return useScenarioAct(farmId, told, (name) =>
    api.agroevidence.planScenarios.rename({ params: { id }, body: { name }, farmIds: [farmId] }),
  );
}

/** Lets the official plan say from a season on what the scenario says. */
export function useMakeOfficial(
  farmId: number,
  id: number,
  told: TellChange<PlanChange, number>,
): UseMutationResult<PlanChange, Error, number> {
  return useScenarioAct(farmId, told, (startYear) =>
    api.agroevidence.planScenarios.makeOfficial({ params: { id }, body: { startYear }, farmIds: [farmId] }),
  );
}

export function useRetireScenario(
  farmId: number,
  id: number,
  told: TellChange<RetiredScenario>,
): UseMutationResult<RetiredScenario, Error, void> {
  return useScenarioAct(farmId, told, () =>
    api.agroevidence.planScenarios.retire({ params: { id }, farmIds: [farmId] }),
  );
}

function useScenarioAct<D extends Undoable, V>(
  farmId: number,
  told: TellChange<D, V>,
  mutationFn: (input: V) => Promise<D>,
): UseMutationResult<D, Error, V> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ queryKey: planKeys.all(farmId) }),
  });
}
