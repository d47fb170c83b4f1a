import type { RegisterImportOrder } from '@brazda/domain/enumerations/admin-order.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { sql, type Selectable } from 'kysely';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';
import { joinedPieces, piecesOfFile } from '../land/file-pieces.repository.ts';

export type RegisterImportRow = Selectable<Tables['agroevidence.registerImport']>;
export type NewRegisterImport = Pick<
  RegisterImportRow,
  'register' | 'countryCode' | 'origin' | 'fileName' | 'mayBeSmaller' | 'startedAt'
>;

/** Notes an import as begun; undefined where one of this register is under way. */
export async function insertRegisterImport(
  tx: SystemTransaction,
  begun: NewRegisterImport,
): Promise<RegisterImportRow | undefined> {
  return (
    tx.sql
      .insertInto('agroevidence.registerImport')
      .values(begun)
      // Written out: a plan that is kept for any value finds no index that is for one.
      .onConflict((conflict) => conflict.column('register').where('state', '=', sql.lit('IN_PROGRESS')).doNothing())
      .returningAll()
      .executeTakeFirst()
  );
}

export async function insertRegisterFile(tx: SystemTransaction, importId: number, file: Uint8Array): Promise<void> {
  for (const piece of piecesOfFile(file)) {
    await tx.sql
      .insertInto('agroevidence.registerImportPiece')
      .values({ importId, ...piece })
      .execute();
  }
}

type Within = <T>(work: (tx: SystemTransaction) => Promise<T>) => Promise<T>;

/** The file as it was kept; null where there is none. */
export function readRegisterFile(within: Within, importId: number): Promise<Uint8Array | null> {
  return joinedPieces((position) =>
    within((tx) =>
      tx.sql
        .selectFrom('agroevidence.registerImportPiece')
        .select('bytes')
        .where('importId', '=', importId)
        .where('position', '=', position)
        .execute(),
    ),
  );
}

export async function forgetRegisterFile(tx: SystemTransaction, importId: number): Promise<void> {
  await tx.sql.deleteFrom('agroevidence.registerImportPiece').where('importId', '=', importId).execute();
}

/** Changes an import that is under way, and keeps others from it until the transaction ends; undefined where it has ended. */
export function changeRegisterImport(
  tx: SystemTransaction,
  id: number,
  change: Partial<RegisterImportRow>,
): Promise<RegisterImportRow | undefined> {
  return tx.sql
    .updateTable('agroevidence.registerImport')
    .set({ ...change, id: undefined })
    .where('id', '=', id)
    .where('state', '=', 'IN_PROGRESS')
    .returningAll()
    .executeTakeFirst();
}

/** The same without a change. */
export function holdRegisterImport(tx: SystemTransaction, id: number): Promise<RegisterImportRow | undefined> {
  return tx.sql
    .selectFrom('agroevidence.registerImport')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'IN_PROGRESS')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** One import, whatever became of it. */
export function findRegisterImport(tx: SystemTransaction, id: number): Promise<RegisterImportRow | undefined> {
  return tx.sql.selectFrom('agroevidence.registerImport').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
  readonly direction: SortDirection;
}

const orderedBy = {
  startedAt: 'startedAt',
  register: 'register',
  origin: 'fileName',
  result: 'state',
} as const satisfies Record<RegisterImportOrder, string>;

/** A page of them; of those that are alike in a column the last first, or the other way round. */
export async function listRegisterImports(
  tx: SystemTransaction,
  by: RegisterImportOrder,
  { limit, offset, direction }: PageOf,
): Promise<{ readonly rows: readonly RegisterImportRow[]; readonly total: number }> {
  const rows = await tx.sql
    .selectFrom('agroevidence.registerImport')
    .selectAll()
    .orderBy(orderedBy[by], (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await tx.sql
    .selectFrom('agroevidence.registerImport')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: counted.total };
}

export interface RegisterStateRow {
  readonly register: RegisterImportRow['register'];
  readonly countryCode: string;
  readonly rows: number;
  readonly formerRows: number;
  readonly version: string | null;
  readonly importedAt: Date | null;
  readonly isUnderWay: boolean;
}

/** What the catalogue has from each register. */
export async function listRegisterStates(tx: SystemTransaction): Promise<RegisterStateRow[]> {
  const { rows } = await sql<RegisterStateRow>`
    with registers (register, country_code) as (
      values ('PLANT_PROTECTION', 'CZ'), ('FERTILIZER', 'CZ'), ('ORGANISM', 'CZ')
    ), known as (
      select kind as register, left_register_on from agroevidence.material where register_import_id is not null
      union all
      select 'ORGANISM', left_register_on from agroevidence.organism where register_import_id is not null)
    select r.register, r.country_code,
      (select count(*)::int from known k where k.register = r.register and k.left_register_on is null) as rows,
      (select count(*)::int from known k where k.register = r.register and k.left_register_on is not null) as former_rows,
      last.version, last.finished_at as imported_at,
      exists (
        select from agroevidence.register_import i where i.register = r.register and i.state = 'IN_PROGRESS') as is_under_way
    from registers r left join lateral (
      select version, finished_at from agroevidence.register_import i
      where i.register = r.register and i.state = 'SUCCESS' order by i.id desc limit 1) as last on true`.execute(
    tx.sql,
  );
  return rows;
}
