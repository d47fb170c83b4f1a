import type { AlarmRule, AlarmRuleEdit, NewAlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { AlarmComparison } from '@brazda/domain/enumerations/alarm.ts';
import type { Severity } from '@brazda/domain/enumerations/severity.ts';
import type { NotificationChannel } from '@brazda/domain/enumerations/notification.ts';
import type { SensorFeature } from '@brazda/domain/enumerations/sensor.ts';
import { iotAlarmRulesCreateFields } from '#web/lib/fields.generated.ts';
import { isBeyond } from '#web/lib/number-bounds.ts';

/** What a rule is about: one sensor, its place whatever sensor stands there, or all sensors of the farm. */
export const ruleScopes = ['NODE', 'PLACE', 'ALL'] as const;
export type RuleScope = (typeof ruleScopes)[number];

/** A rule as it was typed; numbers are null where nothing was, or what is none. */
export interface TypedRule {
  /** What is watched, and where: of one that is there it is not asked. */
  readonly feature: SensorFeature;
  readonly level: number | null;
  readonly scope: RuleScope;
  readonly comparison: AlarmComparison;
  readonly threshold: number | null;
  readonly hysteresis: number | null;
  readonly durationMinutes: number | null;
  readonly severity: Severity;
  readonly userIds: readonly number[];
  readonly channels: readonly NotificationChannel[];
}

export function newRule(feature: SensorFeature, level: number | null): TypedRule {
  return {
    ...watching(feature, level),
    ...{ scope: 'NODE', threshold: null, hysteresis: 0, durationMinutes: 0 },
    ...{ severity: 'ERROR', userIds: [], channels: ['MAIL', 'PUSH'] },
  };
}

/** What is watched, and on which side of a limit at first: of most too little is told, of rain too much. */
export function watching(
  feature: SensorFeature,
  level: number | null,
): Pick<TypedRule, 'feature' | 'level' | 'comparison'> {
  return { feature, level, comparison: feature === 'RAINFALL' ? 'ABOVE' : 'BELOW' };
}

export function typedRule(rule: AlarmRule): TypedRule {
  return { ...rule, scope: scopeOf(rule) };
}

export function scopeOf({ nodeId, locationId }: Pick<AlarmRule, 'nodeId' | 'locationId'>): RuleScope {
  if (locationId !== null) return 'PLACE';
  return nodeId === null ? 'ALL' : 'NODE';
}

interface RuleFaults {
  readonly threshold: boolean;
  readonly hysteresis: boolean;
  readonly durationMinutes: boolean;
}

export const noRuleFaults: RuleFaults = { threshold: false, hysteresis: false, durationMinutes: false };

const limits = iotAlarmRulesCreateFields;

export function ruleFaultsOf({ threshold, hysteresis, durationMinutes }: TypedRule): RuleFaults {
  return {
    threshold: threshold === null || isBeyond(threshold, limits.threshold),
    hysteresis: hysteresis === null || isBeyond(hysteresis, limits.hysteresis),
    durationMinutes: durationMinutes === null || isBeyond(durationMinutes, limits.durationMinutes),
  };
}

export function saidRuleEdit(typed: TypedRule): Omit<AlarmRuleEdit, 'silencedUntil'> & Pick<NewAlarmRule, 'threshold'> {
  const { comparison, threshold, hysteresis, durationMinutes, severity, userIds, channels } = typed;
  return {
    ...{ comparison, severity, threshold: threshold ?? 0, hysteresis: hysteresis ?? 0 },
    ...{ durationMinutes: durationMinutes ?? 0, userIds: [...userIds], channels: [...channels] },
  };
}

/** A rule as it is said of a sensor, or of where that stands. */
export function saidNewRule(
  typed: TypedRule,
  { id, lastLocationId }: { readonly id: number; readonly lastLocationId: number | null },
): NewAlarmRule {
  const { feature, level, scope } = typed;
  const about = { nodeId: scope === 'NODE' ? id : null, locationId: scope === 'PLACE' ? lastLocationId : null };
  return { ...(saidRuleEdit(typed) as NewAlarmRule), feature, level, ...about };
}
