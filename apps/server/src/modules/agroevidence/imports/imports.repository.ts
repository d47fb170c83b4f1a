import { sql, type Selectable } from 'kysely';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { AreaSource } from '@brazda/domain/enumerations/area-source.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import type { SystemTransaction, FarmChange, FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

/** What is known of a file to import, and what was chosen in it. */
export interface NewImport {
  readonly fileName: string;
  readonly countryCode: string;
  readonly layer?: string;
  readonly nameColumn?: string;
  readonly coordinateSystem?: number;
  readonly areaSource?: AreaSource;
}

export type ImportRow = Selectable<Tables['agroevidence.import']>;

/** An import in a list: how many problems it has, and not which. */
export type ListedImportRow = Omit<ImportRow, 'problems'>;

const listedColumns = [
  'farmId',
  'id',
  'origin',
  'validityDate',
  'fileName',
  'countryCode',
  'layer',
  'nameColumn',
  'coordinateSystem',
  'areaSource',
  'state',
  'done',
  'total',
  'imported',
  'skipped',
  'alreadyThere',
  'areaM2',
  'shownAreaHa',
  'failure',
  'problemCount',
  'startedAt',
  'finishedAt',
] as const;
const shownColumns = [...listedColumns, 'problems'] as const;

export async function insertImport(tx: FarmChange, farmId: number, file: NewImport): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.import')
    .values({
      farmId,
      fileName: file.fileName,
      countryCode: file.countryCode,
      layer: file.layer ?? null,
      nameColumn: file.nameColumn ?? null,
      coordinateSystem: file.coordinateSystem ?? null,
      areaSource: file.areaSource ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An import that asks the registry for the blocks of a day. */
export async function insertRegistryImport(tx: FarmChange, farmId: number, validityDate: string): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.import')
    .values({ farmId, fileName: 'LPIS', countryCode: 'CZ', origin: 'REGISTRY', validityDate })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The updates of land that some imports were, by the imports. */
export async function updatesOfImports(
  tx: FarmTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('agroevidence.landUpdate')
    .select(['id', 'importId'])
    .where('importId', 'in', [...ids])
    .execute();
  return new Map(rows.flatMap(({ id, importId }) => (importId === null ? [] : [[importId, id] as const])));
}

/** One page of imports by their time, and how many there are in all. */
export async function listImports(
  tx: FarmTransaction,
  { page, perPage, direction }: { readonly page: number; readonly perPage: number; readonly direction: SortDirection },
): Promise<{ rows: ListedImportRow[]; total: number }> {
  const own = tx.selectFrom('agroevidence.import');
  const rows = await own
    .select(listedColumns)
    .orderBy('id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export function findImport(tx: FarmTransaction, id: number): Promise<ImportRow | undefined> {
  return tx.selectFrom('agroevidence.import').select(shownColumns).where('id', '=', id).executeTakeFirst();
}

/** Until the transaction ends, no other works on this import: two workers, or a worker and one who asks for a retry. */
export async function lockImport(tx: FarmChange, id: number): Promise<void> {
  await tx.selectFrom('agroevidence.import').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Until the transaction ends, nobody takes this import from whoever works on it; pieces of it may be worked on at once. A
 * worker that begins anew locks it alone, and so waits for them.
 */
export async function shareImport(tx: FarmChange, id: number): Promise<void> {
  await tx.selectFrom('agroevidence.import').select('id').where('id', '=', id).forShare().execute();
}

export type ImportChange = Partial<
  Pick<
    ImportRow,
    | 'state'
    | 'done'
    | 'total'
    | 'imported'
    | 'skipped'
    | 'alreadyThere'
    | 'areaM2'
    | 'shownAreaHa'
    | 'failure'
    | 'finishedAt'
  >
>;

export async function changeImport(tx: FarmChange, id: number, change: ImportChange): Promise<void> {
  await tx
    .updateTable('agroevidence.import')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function setImportProblems(
  tx: FarmChange,
  id: number,
  told: readonly LandProblem[],
  problemCount: number,
): Promise<void> {
  await tx
    .updateTable('agroevidence.import')
    .set({ problems: JSON.stringify(told), problemCount })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Imports of all farms that failed before an instant; the system sees no more of them than that. */
export function failedImportsBefore(
  tx: SystemTransaction,
  before: Date,
): Promise<{ readonly farmId: number; readonly id: number }[]> {
  return tx.sql
    .selectFrom('agroevidence.import')
    .select(['farmId', 'id'])
    .where('state', '=', 'FAILED')
    .where('finishedAt', '<', before)
    .execute();
}
