import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import type { RecordVerdict } from '@brazda/domain/enumerations/old-record.ts';
import type { RecordImportSummary, RecordRow, RecordValue } from '@brazda/contract/agroevidence/record-imports.ts';
import { findChangedSince, type ChangedAction } from './imported-actions.repository.ts';
import {
  findRecordImport,
  findRecordImports,
  findValues,
  type AskedPage,
  type RecordImportRow,
} from './record-imports.repository.ts';
import { recordImportSummaryView, recordRowView } from './record-imports.view.ts';
import { findRows } from './record-rows.repository.ts';

type Needs = Pick<Services, 'database'>;

interface Page<R> {
  readonly rows: R[];
  readonly total: number;
}

export async function readRecordImports(
  { database }: Needs,
  who: Who,
  page: AskedPage,
): Promise<Page<RecordImportSummary>> {
  const rows = await findRecordImports(readingOf(database, who), page);
  return { rows: rows.map(({ columns: _, ...row }) => recordImportSummaryView(row)), total: rows[0]?.total ?? 0 };
}

/** Throws `recordImport.notFound`. */
export async function readRecordImport({ database }: Needs, who: Who, id: number): Promise<RecordImportRow> {
  const row = await findRecordImport(readingOf(database, who), id);
  if (!row) throw new Failure('recordImport.notFound');
  return row;
}

export async function readRecordRows(
  needs: Needs,
  who: Who,
  { id }: Pick<RecordImportRow, 'id'>,
  page: AskedPage & { readonly verdict?: readonly RecordVerdict[] | undefined },
): Promise<Page<RecordRow>> {
  const rows = await findRows(readingOf(needs.database, who), id, page);
  return { rows: rows.map(recordRowView), total: rows[0]?.total ?? 0 };
}

export async function readRecordValues(
  needs: Needs,
  who: Who,
  { id }: Pick<RecordImportRow, 'id'>,
  page: AskedPage,
): Promise<Page<RecordValue>> {
  const rows = await findValues(readingOf(needs.database, who), id, page);
  return { rows: rows.map(({ total: _, ...value }) => value), total: rows[0]?.total ?? 0 };
}

/** What of an import was changed since it was done. Throws `recordImport.notFound`. */
export async function readChangedSince(needs: Needs, who: Who, id: number): Promise<Page<ChangedAction>> {
  await readRecordImport(needs, who, id);
  const rows = await findChangedSince(readingOf(needs.database, who), id);
  return { rows, total: rows.length };
}
