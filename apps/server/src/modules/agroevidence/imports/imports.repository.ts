import { sql, type Selectable } from 'kysely';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

/** A file to import, and what was chosen in it. */
export interface NewImport {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly countryCode: string;
  readonly layer?: string;
  readonly nameColumn?: string;
}

export type ImportRow = Omit<Selectable<Tables['agroevidence.import']>, 'file'>;

const shownColumns = [
  'farmId',
  'id',
  'origin',
  'validityDate',
  'fileName',
  'countryCode',
  'layer',
  'nameColumn',
  'state',
  'done',
  'total',
  'imported',
  'skipped',
  'alreadyThere',
  'areaM2',
  'failure',
  'problems',
  'problemCount',
  'startedAt',
  'finishedAt',
] as const;

export async function insertImport(tx: FarmTransaction, farmId: number, file: NewImport): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.import')
    .values({
      farmId,
      fileName: file.fileName,
      file: Buffer.from(file.bytes),
      countryCode: file.countryCode,
      layer: file.layer ?? null,
      nameColumn: file.nameColumn ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An import that asks the registry for the blocks of a day. */
export async function insertRegistryImport(tx: FarmTransaction, farmId: number, validityDate: string): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.import')
    .values({ farmId, fileName: 'LPIS', countryCode: 'CZ', origin: 'REGISTRY', validityDate })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function listImports(tx: FarmTransaction): Promise<ImportRow[]> {
  return tx.sql
    .selectFrom('agroevidence.import')
    .select(shownColumns)
    .where(ofFarms(tx, sql.ref('agroevidence.import.farmId')))
    .orderBy('id', 'desc')
    .execute();
}

export function findImport(tx: FarmTransaction, id: number): Promise<ImportRow | undefined> {
  return tx.sql
    .selectFrom('agroevidence.import')
    .select(shownColumns)
    .where(ofFarms(tx, sql.ref('agroevidence.import.farmId')))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Until the transaction ends, no other works on this import: two workers, or a worker and one who asks for a retry. */
export async function lockImport(tx: FarmTransaction, id: number): Promise<void> {
  await tx.sql
    .selectFrom('agroevidence.import')
    .select('id')
    .where(ofFarms(tx, sql.ref('agroevidence.import.farmId')))
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** The file as it was sent; null once its import has succeeded. */
export async function findImportFile(tx: FarmTransaction, id: number): Promise<Uint8Array | null> {
  const row = await tx.sql.selectFrom('agroevidence.import').select('file').where('id', '=', id).executeTakeFirst();
  return row?.file ?? null;
}

export type ImportChange = Partial<
  Pick<ImportRow, 'state' | 'done' | 'total' | 'imported' | 'skipped' | 'alreadyThere' | 'areaM2' | 'failure' | 'finishedAt'>
> & { readonly file?: null };

export async function changeImport(tx: FarmTransaction, id: number, change: ImportChange): Promise<void> {
  await tx.sql
    .updateTable('agroevidence.import')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function setImportProblems(
  tx: FarmTransaction,
  id: number,
  told: readonly LandProblem[],
  problemCount: number,
): Promise<void> {
  await tx.sql
    .updateTable('agroevidence.import')
    .set({ problems: JSON.stringify(told), problemCount })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
