import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type Selectable } from 'kysely';
import type { FarmChange, FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type RegistryCheckRow = Selectable<Tables['agroevidence.registryCheck']>;

/**
 * Notes that the registry is to be asked for all farms in scope that sign in to it, but for those for which it was asked
 * since an instant and has not answered yet. Gives the farms.
 */
export async function beginChecksOfAll(tx: FarmChange, at: Date, since: Date): Promise<number[]> {
  const begun = await tx.sql
    .insertInto('agroevidence.registryCheck')
    .columns(['farmId', 'state', 'askedAt'])
    .expression(
      tx
        .selectFrom('agroevidence.registryAccess')
        .select(['farmId', sql<string>`'IN_PROGRESS'`.as('state'), sql<Date>`${at}::timestamptz`.as('askedAt')])
        .orderBy('farmId'),
    )
    .onConflict((conflict) =>
      conflict
        .column('farmId')
        .doUpdateSet({ state: 'IN_PROGRESS', askedAt: at })
        .where((where) =>
          where.or([
            where('agroevidence.registryCheck.state', '=', 'AVAILABLE'),
            where('agroevidence.registryCheck.askedAt', '<', since),
          ]),
        ),
    )
    .returning('farmId')
    .execute();
  return begun.map(({ farmId }) => farmId);
}

/** Notes what the registry has answered; nothing where nobody waits for it any more, since the access was removed. */
export async function endCheck(
  tx: FarmChange,
  farmId: number,
  found: Pick<RegistryCheckRow, 'hasChanges' | 'changedOn' | 'failure' | 'checkedAt'>,
): Promise<void> {
  await tx
    .updateTable('agroevidence.registryCheck')
    .set({ ...found, state: 'AVAILABLE' })
    .where('farmId', '=', farmId)
    .execute();
}

export function listChecks(tx: FarmTransaction): Promise<RegistryCheckRow[]> {
  return tx.selectFrom('agroevidence.registryCheck').selectAll().orderBy('farmId').execute();
}

export interface RegistryUpdateRow {
  readonly id: number;
  readonly farmId: number;
  readonly validityDate: string;
  readonly finishedAt: Date;
  readonly imported: number;
}

/** Imports from the registry that have succeeded, a page of them. */
export async function listUpdates(
  tx: FarmTransaction,
  { page, perPage, direction }: { readonly page: number; readonly perPage: number; readonly direction: SortDirection },
): Promise<{ rows: RegistryUpdateRow[]; total: number }> {
  const succeeded = tx
    .selectFrom('agroevidence.import')
    .where('origin', '=', 'REGISTRY')
    .where('state', '=', 'SUCCESS');
  const rows = await succeeded
    .select(['id', 'farmId', 'validityDate', 'finishedAt', 'imported'])
    .$narrowType<RegistryUpdateRow>()
    .orderBy('finishedAt', direction)
    .orderBy('id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await succeeded.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The day for which the farm's land was last taken from the registry. */
export async function lastValidityDate(tx: FarmTransaction, farmId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('agroevidence.import')
    .select('validityDate')
    .where('farmId', '=', farmId)
    .where('origin', '=', 'REGISTRY')
    .where('state', '=', 'SUCCESS')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.validityDate ?? null;
}
