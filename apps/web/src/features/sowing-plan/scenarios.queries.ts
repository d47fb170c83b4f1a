import type { PlanScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { planKeys } from '#web/parts/plan/plan.queries.ts';

export function scenariosOptions(farmId: number) {
  return queryOptions({
    queryKey: [...planKeys.all(farmId), 'scenarios'],
    queryFn: ({ signal }) => api.agroevidence.planScenarios.list({ farmIds: [farmId], signal }),
    staleTime: 60_000,
  });
}

/** Begins a scenario with what the official plan says. */
export function useCreateScenario(farmId: number): UseMutationResult<PlanScenario, Error, string> {
  return useScenarioAct(farmId, (name) =>
    api.agroevidence.planScenarios.create({ body: { name, isCopy: true }, farmIds: [farmId] }),
  );
}

export function useRenameScenario(farmId: number, id: number): UseMutationResult<PlanScenario, Error, string> {
  return useScenarioAct(farmId, (name) =>
    api.agroevidence.planScenarios.rename({ params: { id }, body: { name }, farmIds: [farmId] }),
  );
}

/** Lets the official plan say from a season on what the scenario says. */
export function useMakeOfficial(farmId: number, id: number): UseMutationResult<unknown, Error, number> {
  return useScenarioAct(farmId, (startYear) =>
    api.agroevidence.planScenarios.makeOfficial({ params: { id }, body: { startYear }, farmIds: [farmId] }),
  );
}

export function useRetireScenario(farmId: number, id: number): UseMutationResult<unknown, Error, void> {
  return useScenarioAct(farmId, () => api.agroevidence.planScenarios.retire({ params: { id }, farmIds: [farmId] }));
}

function useScenarioAct<D, V>(farmId: number, mutationFn: (input: V) => Promise<D>): UseMutationResult<D, Error, V> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ queryKey: planKeys.all(farmId) }),
  });
}
