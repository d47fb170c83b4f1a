import type { RecordImport, RecordImportSummary, RecordRow } from '@brazda/contract/agroevidence/record-imports.ts';
import { recordVerdicts } from '@brazda/domain/enumerations/old-record.ts';
import type { RecordImportRow } from './record-imports.repository.ts';
import type { RecordRowRow } from './record-rows.repository.ts';

export function recordImportView({ columns, ...row }: RecordImportRow): RecordImport {
  return {
    ...recordImportSummaryView(row),
    columns: columns.map(({ title, role, samples }) => ({ title, role, samples: [...samples] })),
  };
}

export function recordImportSummaryView(row: Omit<RecordImportRow, 'columns'>): RecordImportSummary {
  const { id, farmId, fileName, state, isKnownShape, joinsParcels, joinsMaterials, takesDoubles } = row;
  const { rows, byVerdict, actions, unmatched, done, failure, version } = row;
  return {
    ...{ id, farmId, fileName, state, isKnownShape, joinsParcels, joinsMaterials, takesDoubles },
    ...{ rows, actions, unmatched, done, failure, version, begunBy: row.begunByEmail },
    byVerdict: Object.fromEntries(
      recordVerdicts.map((verdict) => [verdict, byVerdict[verdict] ?? 0]),
    ) as RecordImport['byVerdict'],
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    takenBackAt: row.takenBackAt?.toISOString() ?? null,
  };
}

export function recordRowView({
  number,
  verdict,
  findings,
  understood,
  cells,
  place,
  actionId,
}: RecordRowRow): RecordRow {
  // What was judged before they were read says nothing of them.
  const told = {
    ...understood,
    grazing: understood.grazing ?? null,
    irrigation: understood.irrigation ?? null,
    materials: understood.materials.map((one) => ({
      ...one,
      producedOn: one.producedOn ?? null,
      expiresOn: one.expiresOn ?? null,
    })),
  };
  return { number, verdict, findings: [...findings], understood: told, cells: [...cells], place, actionId };
}
