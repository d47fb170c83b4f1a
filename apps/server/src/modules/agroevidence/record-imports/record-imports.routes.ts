import { recordImports } from '@brazda/contract/agroevidence/record-imports.ts';
import { createSpreadsheetReader } from '#server/files/spreadsheet/spreadsheet-reader.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { beginRecordImport } from './begin-record-import.ts';
import { changeImportOfRecords, discardRecordImport, startRecordImport } from './change-record-import.ts';
import {
  readChangedSince,
  readRecordImport,
  readRecordImports,
  readRecordRows,
  readRecordValues,
} from './read-record-imports.ts';
import { recordImportView } from './record-imports.view.ts';
import { takeBackRecordImport } from './take-back-record-import.ts';

export function recordImportRoutes(mounting: Mounting, services: Services): void {
  const reader = createSpreadsheetReader();
  mount(mounting, recordImports, {
    begin: ({ who, file, keep }) => beginRecordImport(services, reader, who, file, keep),
    list: ({ query, who }) => readRecordImports(services, who, query),
    read: async ({ params, who }) => recordImportView(await readRecordImport(services, who, params.id)),
    rows: ({ params, query, who }) => readRecordRows(services, who, params.id, query),
    values: ({ params, query, who }) => readRecordValues(services, who, params.id, query),
    change: ({ params, body, who }) => changeImportOfRecords(services, who, params.id, body),
    start: ({ params, who }) => startRecordImport(services, who, params.id),
    changedSince: ({ params, who }) => readChangedSince(services, who, params.id),
    takeBack: ({ params, query, who }) =>
      takeBackRecordImport(services, who, { id: params.id, keepsChanged: query['keep-changed'] }),
    discard: ({ params, who }) => discardRecordImport(services, who, params.id),
  });
}
