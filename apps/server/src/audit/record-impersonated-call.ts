import type { Who } from '../access/who.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Database } from '../db/database.ts';
import { withSystem } from '../db/farm-scope.ts';
import type { ImpersonatedCall } from '../http/mount.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Before an administrator changes anything as somebody else: written down first and for every call, so that nothing can
 * be changed unseen, whatever the act itself tells. A call that was refused afterwards stands here too.
 */
export async function recordImpersonatedCall(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  who: Who,
  { call, params = {} }: ImpersonatedCall,
): Promise<void> {
  const [farmId, ...others] = who.farmIds;
  const isOfOneFarm = farmId !== undefined && others.length === 0;
  const entry = { action: 'impersonation.call', detail: { call, ...numbersIn(params) } } as const;
  await withSystem(database, (tx) => recordAudit(tx, who, { ...entry, ...(isOfOneFarm && { farmId }) }, clock.now()));
}

/** Numbers that stand in the path; texts may be emails. */
function numbersIn(params: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
