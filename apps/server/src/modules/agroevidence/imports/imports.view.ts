import type { Import, ListedImport } from '@brazda/contract/agroevidence/imports.ts';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { ImportRow, ListedImportRow } from './imports.repository.ts';

export function importView(row: ImportRow, canBeTakenBack = false): Import {
  return { ...listedImportView(row, canBeTakenBack), problems: row.problems as LandProblem[] };
}

export function listedImportView(row: ListedImportRow, canBeTakenBack: boolean): ListedImport {
  return {
    id: row.id,
    farmId: row.farmId,
    origin: row.origin,
    fileName: row.fileName,
    state: row.state,
    done: row.done,
    total: row.total,
    imported: row.imported,
    skipped: row.skipped,
    alreadyThere: row.alreadyThere,
    areaHa: row.shownAreaHa,
    computedAreaHa: hectares(row.areaM2),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    failure: row.failure,
    problemCount: row.problemCount,
    canBeTakenBack,
  };
}
