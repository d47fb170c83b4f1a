import { mostExportedEvents, type audit, type AuditEvent } from '@brazda/contract/gateway/audit.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetWords, type SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeTable, type WrittenTable } from '#server/files/spreadsheet/write-table.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { countAuditEvents, listAuditEventsBefore, type AuditFilter, type AuditRow } from './audit.repository.ts';
import { auditView, filterOf } from './read-audit.ts';
import { wordsOfDetail } from './words-of-detail.ts';

type ExportQuery = z.output<typeof audit.exportFile.query>;

/** Entries are read so many at a time: any number of them takes no more room than one of these pieces. */
const pieceSize = 1000;

/**
 * What a filter leaves of the log as a table, made while it is sent, the newest first; that it was taken away is written
 * down before. Throws `audit.tooMany`.
 */
export async function exportAudit(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  { format, ...choice }: ExportQuery,
): Promise<WrittenTable> {
  const now = clock.now();
  const filter = filterOf(choice);
  // What is written down meanwhile, this entry too, is not among what was counted.
  const until = { ...filter, before: earlier(filter.before, now) };
  await withSystem(database, async (tx) => {
    const entries = await countAuditEvents(tx, until);
    if (entries > mostExportedEvents) throw new Failure('audit.tooMany');
    const { action: of = null, from = null, to = null, 'farm-id': farmId, 'user-id': userId = null } = choice;
    const entry = { ...(farmId !== undefined && { farmId }), detail: { format, entries, of, from, to, userId } };
    await recordAudit(tx, who, { action: 'audit.exported', ...entry }, now);
  });
  const words = spreadsheetWords(who.language);
  return writeTable(format, words('spreadsheet.audit'), columnsIn(words), rowsOf(database, until, words));
}

function earlier(one: Date | undefined, other: Date): Date {
  return one !== undefined && one < other ? one : other;
}

async function* rowsOf(
  database: Database,
  filter: AuditFilter,
  words: SpreadsheetWords,
): AsyncGenerator<readonly SheetCell[]> {
  let last: AuditRow | undefined;
  for (;;) {
    const after = last;
    const rows = await withSystem(database, (tx) => listAuditEventsBefore(tx, filter, after, pieceSize));
    for (const row of rows) yield cellsOf(auditView(row), words);
    last = rows.at(-1);
    if (rows.length < pieceSize) return;
  }
}

function columnsIn(words: SpreadsheetWords): readonly SheetColumn[] {
  return [
    { title: words('spreadsheet.audit.at'), kind: 'text' },
    { title: words('spreadsheet.audit.action'), kind: 'text' },
    { title: words('audit.user'), kind: 'text' },
    { title: words('spreadsheet.audit.administrator'), kind: 'text' },
    { title: words('spreadsheet.audit.farm'), kind: 'text' },
    { title: words('spreadsheet.audit.farmNumber'), kind: 'number' },
    { title: words('spreadsheet.audit.detail'), kind: 'text' },
    { title: words('spreadsheet.audit.code'), kind: 'text' },
    { title: words('spreadsheet.audit.call'), kind: 'text' },
  ];
}

function cellsOf(event: AuditEvent, words: SpreadsheetWords): readonly SheetCell[] {
  const { at, action, user, originalUser, farm, requestId } = event;
  return [
    at.slice(0, 19).replace('T', ' '),
    words(`audit.action.${action}`),
    user === null ? words(action === 'session.refused' ? 'spreadsheet.audit.nobody' : 'audit.system') : nameOf(user),
    originalUser && nameOf(originalUser),
    farm?.name ?? null,
    farm?.id ?? null,
    wordsOfDetail(event, words),
    action,
    requestId,
  ];
}

/** Of whom no address is known any more the number. */
function nameOf({ id, email }: NonNullable<AuditEvent['user']>): string {
  return email ?? `#${id}`;
}
