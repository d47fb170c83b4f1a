import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type CodeListRefreshRow = Omit<Selectable<Tables['agroevidence.codeListRefresh']>, 'isOnly' | 'revision'>;

/** Notes that the lists are being refreshed; false where they are already. */
export async function beginRefresh(tx: SystemTransaction, total: number, at: Date): Promise<boolean> {
  const nothingYet = { finishedAt: null, failure: null, failedLists: [], done: 0, entries: 0 };
  const begun = await tx.sql
    .updateTable('agroevidence.codeListRefresh')
    .set({ ...nothingYet, state: 'IN_PROGRESS', startedAt: at, total })
    .where(sql<boolean>`state is distinct from 'IN_PROGRESS'`)
    .returning('state')
    .execute();
  return begun.length > 0;
}

/** Changes the refresh that is under way, and keeps others from it until the transaction ends; false where it has ended. */
export async function changeRefresh(
  tx: SystemTransaction,
  change: Partial<Pick<CodeListRefreshRow, 'state' | 'finishedAt' | 'failure' | 'failedLists' | 'done' | 'entries'>>,
): Promise<boolean> {
  const changed = await tx.sql
    .updateTable('agroevidence.codeListRefresh')
    .set(change)
    .where('state', '=', 'IN_PROGRESS')
    .returning('state')
    .execute();
  return changed.length > 0;
}

export function findRefresh(tx: SystemTransaction): Promise<CodeListRefreshRow> {
  return tx.sql
    .selectFrom('agroevidence.codeListRefresh')
    .select(['state', 'startedAt', 'finishedAt', 'done', 'total', 'entries', 'failure', 'failedLists'])
    .executeTakeFirstOrThrow();
}
