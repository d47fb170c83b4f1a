import type { Import, ListedImport } from '@brazda/contract/agroevidence/imports.ts';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { ImportRow, ListedImportRow } from './imports.repository.ts';

/** What has become of an import since. */
export type Standing = Pick<ListedImport, 'canBeTakenBack' | 'landUpdateId'>;

export const untouched: Standing = { canBeTakenBack: false, landUpdateId: null };

export function importView(row: ImportRow, standing = untouched): Import {
  return { ...listedImportView(row, standing), problems: row.problems as LandProblem[] };
}

export function listedImportView(row: ListedImportRow, standing: Standing): ListedImport {
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
    canBeTakenBack: standing.canBeTakenBack,
    landUpdateId: standing.landUpdateId,
  };
}
