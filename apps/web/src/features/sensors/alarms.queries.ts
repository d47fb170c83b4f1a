import type {
  AlarmRule,
  AlarmRuleEdit,
  ChangedAlarmRule,
  NewAlarmRule,
  RetiredAlarmRule,
} from '@brazda/contract/iot/alarm-rules.ts';
import { queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { alarmKeys } from '#web/parts/sensor/open-alarms.queries.ts';
import { useUndoable, type TellChange } from '#web/parts/changes/use-undoable.ts';

const shownOfSensor = 20;

/** The last alarms of one sensor, also those that are over. */
export function alarmsOfSensorOptions(farmId: number, nodeId: number) {
  return queryOptions({
    queryKey: [...alarmKeys.all(farmId), 'of', nodeId],
    queryFn: ({ signal }) =>
      api.iot.alarms.list({
        query: { state: 'ALL', 'node-id': nodeId, 'per-page': shownOfSensor },
        farmIds: [farmId],
        signal,
      }),
  });
}

/** The rules of a farm; of one sensor those that watch it. */
export function alarmRulesOptions(farmId: number, nodeId?: number) {
  return queryOptions({
    queryKey: [...alarmKeys.all(farmId), 'rules', nodeId ?? 'all'],
    queryFn: ({ signal }) => api.iot.alarmRules.list({ query: { 'node-id': nodeId }, farmIds: [farmId], signal }),
  });
}

export function useAcknowledge(farmId: number): UseMutationResult<void, Error, number> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (alarmId: number) => api.iot.alarms.acknowledge({ params: { alarmId }, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: alarmKeys.all(farmId) }),
  });
}

export function useAddRule(
  farmId: number,
  told: TellChange<ChangedAlarmRule, NewAlarmRule>,
): UseMutationResult<ChangedAlarmRule, Error, NewAlarmRule> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (body: NewAlarmRule) => api.iot.alarmRules.create({ params: { id: farmId }, body, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: alarmKeys.all(farmId) }),
  });
}

export interface SaidRule {
  readonly rule: Pick<AlarmRule, 'id' | 'version'>;
  readonly edit: AlarmRuleEdit;
}

export function useEditRule(
  farmId: number,
  told: TellChange<ChangedAlarmRule, SaidRule>,
): UseMutationResult<ChangedAlarmRule, Error, SaidRule> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: ({ rule: { id, version }, edit }: SaidRule) =>
      api.iot.alarmRules.edit({ params: { alarmRuleId: id }, body: edit, version, farmIds: [farmId] }),
    onSettled: () => queries.invalidateQueries({ queryKey: alarmKeys.all(farmId) }),
  });
}

export function useRetireRule(
  farmId: number,
  told: TellChange<RetiredAlarmRule, number>,
): UseMutationResult<RetiredAlarmRule, Error, number> {
  const queries = useQueryClient();
  return useUndoable(farmId, told, {
    mutationFn: (alarmRuleId: number) => api.iot.alarmRules.retire({ params: { alarmRuleId }, farmIds: [farmId] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: alarmKeys.all(farmId) }),
  });
}
