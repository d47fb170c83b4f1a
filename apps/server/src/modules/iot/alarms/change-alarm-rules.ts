import type {
  AlarmRuleEdit,
  ChangedAlarmRule,
  NewAlarmRule,
  RetiredAlarmRule,
} from '@brazda/contract/iot/alarm-rules.ts';
import { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import { farmJobKind, type FarmJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { requireFarm } from '#server/modules/agroevidence/public.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { requireLocation } from '../locations/require-location.ts';
import { requireNode } from '../nodes/require-node.ts';
import { endOfRules } from './alarm-standings.repository.ts';
import {
  changeAlarmRuleRow,
  countAlarmRules,
  findRulesById,
  findStrangers,
  insertAlarmRule,
  lockAlarmRule,
  retireAlarmRuleRow,
  type AlarmRuleRow,
} from './alarm-rules.repository.ts';
import { alarmRuleView } from './alarm-rules.view.ts';
import { goOnByRules } from './go-on-by-rules.ts';
import { beginRules } from './judge-alarms.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** More than anybody keeps in mind. */
const mostRules = 200;

/** Adds a rule. Throws `farm.notFound`, `node.notFound`, `location.notFound`, `user.notFound` and `alarmRule.tooMany`. */
export function createAlarmRule(
  services: Needs,
  who: Who,
  { farmId, wish }: { readonly farmId: number; readonly wish: NewAlarmRule },
  keep: KeepAnswer<ChangedAlarmRule>,
): Promise<Kept<ChangedAlarmRule>> {
  return changeFarms(services, who, async (tx) => {
    await requireFarm(tx, who, farmId, 'farm.manage');
    if (wish.nodeId !== null) await requireNode(tx, wish.nodeId, farmId);
    if (wish.locationId !== null) await requireLocation(tx, wish.locationId, farmId);
    await requireMembers(tx, farmId, wish.userIds);
    if ((await countAlarmRules(tx, farmId)) >= mostRules) throw new Failure('alarmRule.tooMany');
    const rule = await insertAlarmRule(tx, farmId, wish);
    await beginRules(tx, [rule.id], tx.at);
    return keep(tx, { ...alarmRuleView(rule), changeId: await tellOfRule(tx, 'alarmRule.created', rule) });
  });
}

/** Changes a rule. Throws `alarmRule.notFound`, `user.notFound` and `record.changed`. */
export function editAlarmRule(
  services: Needs,
  who: Who,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  edit: AlarmRuleEdit,
): Promise<ChangedAlarmRule> {
  return changeFarms(services, who, async (tx) => {
    const rule = await requireRule(tx, id);
    const current = alarmRuleView(rule);
    if (version !== undefined && version !== rule.version) throw new Failure('record.changed', { current });
    if (edit.userIds) await requireMembers(tx, rule.farmId, edit.userIds);
    if (holdsAlready(current, edit)) return { ...current, changeId: null };
    await changeAlarmRuleRow(tx, rule, edit);
    const { comparison, threshold, hysteresis, durationMinutes } = edit;
    // An alarm hangs on these.
    if (!holdsAlready(current, { comparison, threshold, hysteresis, durationMinutes }))
      await goOnByRules(tx, rule.farmId, [id], { at: tx.at, told: rule });
    const changeId = await tellOfRule(tx, 'alarmRule.changed', rule);
    return { ...alarmRuleView(await requireRule(tx, id)), changeId };
  });
}

/** Puts a rule away. Throws `alarmRule.notFound`. */
export function retireAlarmRule(services: Needs, who: Who, id: number): Promise<RetiredAlarmRule> {
  return changeFarms(services, who, async (tx) => {
    const rule = await requireRule(tx, id);
    await retireAlarmRuleRow(tx, rule, tx.at);
    await endOfRules(tx, rule.farmId, [id], { at: tx.at, ending: 'RULE_RETIRED' });
    return { changeId: await tellOfRule(tx, 'alarmRule.retired', rule) };
  });
}

/** Rules that a change was undone of are judged by what they are then. */
export const judgeAnewJob = farmJobKind({
  name: 'judge-alarms-anew',
  lane: { name: 'watching-anew', atOnce: 1 },
  payload: z.object({ ruleIds: z.array(z.int()) }),
});

export async function judgeRulesAnew(
  { clock, nudge }: Pick<Services, 'clock' | 'nudge'>,
  { farmId, payload, change }: FarmJob<{ readonly ruleIds: number[] }>,
): Promise<void> {
  await change(async (tx) => {
    await judgeAnew(tx, farmId, payload.ruleIds, clock.now());
    await recordEvent(tx, { farmId, topic: 'alarms.changed' });
  });
  nudge();
}

/** Ends what rules that were put away have said so far, and lets the others go on by what they are now. */
async function judgeAnew(tx: FarmChange, farmId: number, ruleIds: readonly number[], at: Date): Promise<void> {
  const rules = await findRulesById(tx, farmId, ruleIds);
  const idsOf = (isRetired: boolean): number[] =>
    rules.filter(({ retiredAt }) => (retiredAt !== null) === isRetired).map(({ id }) => id);
  await endOfRules(tx, farmId, idsOf(true), { at, ending: 'RULE_RETIRED' });
  await goOnByRules(tx, farmId, idsOf(false), { at });
}

async function requireRule(tx: FarmChange, id: number): Promise<AlarmRuleRow> {
  const rule = await lockAlarmRule(tx, id);
  if (!rule) throw new Failure('alarmRule.notFound');
  return rule;
}

/** Whoever does not belong to the farm is told nothing of it. */
async function requireMembers(tx: FarmChange, farmId: number, userIds: readonly number[]): Promise<void> {
  if ((await findStrangers(tx, farmId, userIds)).length > 0) throw new Failure('user.notFound');
}

function tellOfRule(
  tx: ToldChange,
  action: 'alarmRule.created' | 'alarmRule.changed' | 'alarmRule.retired',
  { id, farmId, feature }: Pick<AlarmRuleRow, 'id' | 'farmId' | 'feature'>,
): Promise<number> {
  return tx.tell({ action, farmId, detail: { alarmRuleId: id, feature } }, { farmId, topic: 'alarms.changed' });
}
