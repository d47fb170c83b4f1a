import type { FarmChange } from '#server/db/farm-scope.ts';
import type { LandFile } from '#server/files/land/land-file.ts';
import { judgedBatches } from '../land/judged-batches.ts';
import type { Promoted } from './import-items.repository.ts';
import { insertImport } from './imports.repository.ts';
import { cropRecogniser } from './recognise-crop.ts';
import { layBy, makeVisible } from './store-parcels.ts';

const batchSize = 500;

/** Land that was read already, and under which name its import is told of. */
export interface KnownLand {
  readonly file: LandFile;
  readonly fileName: string;
  readonly countryCode: string;
}

/** Imports land within the caller's transaction: for farms that are made as a whole, where nobody follows the progress. */
export async function importAtOnce(
  tx: FarmChange,
  farmId: number,
  { file, fileName, countryCode }: KnownLand,
  now: Date,
): Promise<Promoted> {
  const importId = await insertImport(tx, farmId, { fileName, countryCode });
  const recognise = await cropRecogniser(tx, farmId);
  for (const batch of judgedBatches(file, batchSize)) {
    await layBy(tx, { farmId, importId, countryCode }, file, batch, recognise);
  }
  return makeVisible(tx, { farmId, importId }, file, now);
}
