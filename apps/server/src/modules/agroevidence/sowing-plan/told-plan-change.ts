import type { PlanChange } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import type { ToldChange } from '#server/audit/change-farms.ts';
import type { AuditEntry } from '#server/audit/record-audit.ts';
import { Failure } from '#server/foundation/failure.ts';
import { changeNumber, farmOfScenario, type PlanKey } from './change-plan.repository.ts';

/** The plan that a call is about: a scenario, or the official plan of the one farm. Throws `planScenario.notFound` and `farm.oneNeeded`. */
export async function askedPlan(tx: ToldChange, who: Who, scenarioId: number | undefined): Promise<PlanKey> {
  return { farmId: scenarioId === undefined ? oneFarm(who) : await farmOf(tx, scenarioId), scenarioId };
}

/** Throws `planScenario.notFound` where the plan is of a scenario that the farm has not. */
export async function requirePlan(tx: ToldChange, { farmId, scenarioId }: PlanKey): Promise<void> {
  if (scenarioId !== undefined && (await farmOf(tx, scenarioId)) !== farmId) throw new Failure('planScenario.notFound');
}

async function farmOf(tx: ToldChange, scenarioId: number): Promise<number> {
  const farmId = await farmOfScenario(tx, scenarioId);
  if (farmId === undefined) throw new Failure('planScenario.notFound');
  return farmId;
}

/** Writes down what was done, once, and tells the others; of nothing that changed nothing is told. */
export async function toldPlanChange(
  tx: ToldChange,
  { farmId, scenarioId }: PlanKey,
  action: AuditEntry['action'],
  changed: number,
  detail: AuditEntry['detail'] = {},
): Promise<PlanChange> {
  if (changed === 0) return { changeId: null, changed };
  const entry = { action, farmId, detail: { entries: changed, scenarioId: scenarioId ?? null, ...detail } };
  await tx.tell(entry, { farmId, topic: 'plan.changed' });
  return { changeId: await changeNumber(tx), changed };
}
