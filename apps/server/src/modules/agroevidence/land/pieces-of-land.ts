import type { Language } from '@brazda/contract/shapes.ts';
import type { Database } from '#server/db/database.ts';
import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
import { parcelsAfter } from './exported-land.repository.ts';
import { exportedParcel, type ExportedParcel } from './exported-parcel.ts';

const pieceSize = 500;

/** Whose land is written, in which language crops are named, and as of when. */
export interface LandExport {
  readonly scope: FarmScope;
  /** Of the scope; without it all farms that it is about. */
  readonly farmId?: number;
  readonly language: Language;
  readonly now: Date;
}

/** All parcels of a farm in pieces, each read for itself: a farm of any size costs no more memory than one of them. */
export async function* piecesOfLand(
  database: Database,
  { scope, farmId, language, now }: LandExport,
): AsyncGenerator<readonly ExportedParcel[]> {
  let after = 0;
  for (;;) {
    const piece = { after, limit: pieceSize };
    const rows = await withFarms(database, scope, (tx) => parcelsAfter(tx, farmId, piece, { language, now }));
    yield rows.map((row) => exportedParcel(row, language));
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < pieceSize) return;
  }
}
