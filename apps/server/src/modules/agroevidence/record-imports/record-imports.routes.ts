import { recordImports } from '@brazda/contract/agroevidence/record-imports.ts';
import { createSpreadsheetReader } from '#server/files/spreadsheet/spreadsheet-reader.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { beginRecordImport } from './begin-record-import.ts';
import { changeImportOfRecords, discardRecordImport, startRecordImport } from './change-record-import.ts';
import { readChangedSince, readRecordImports, readRecordRows, readRecordValues } from './read-record-imports.ts';
import { createJudgedReading } from './judged-reading.ts';
import { recordImportView } from './record-imports.view.ts';
import { takeBackRecordImport } from './take-back-record-import.ts';

export function recordImportRoutes(mounting: Mounting, services: Services): void {
  const reader = createSpreadsheetReader();
  const readJudged = createJudgedReading(services);
  mount(mounting, recordImports, {
    begin: ({ who, file, keep }) => beginRecordImport(services, reader, who, file, keep),
    list: ({ query, who }) => readRecordImports(services, who, query),
    read: async ({ params, who }) => recordImportView(await readJudged(who, params.id)),
    rows: async ({ params, query, who }) => readRecordRows(services, who, await readJudged(who, params.id), query),
    values: async ({ params, query, who }) => readRecordValues(services, who, await readJudged(who, params.id), query),
    change: ({ params, body, who }) => changeImportOfRecords(services, who, params.id, body),
    start: ({ params, version, who }) => startRecordImport(services, who, { id: params.id, version }),
    changedSince: ({ params, who }) => readChangedSince(services, who, params.id),
    takeBack: ({ params, query, who }) =>
      takeBackRecordImport(services, who, { id: params.id, keepsChanged: query['keep-changed'] }),
    discard: ({ params, who }) => discardRecordImport(services, who, params.id),
  });
}
