import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import type { FarmTransaction } from '#server/db/farm-scope.ts';
import { findRevision } from '../farms/farm-map.repository.ts';
import { parcelFeatures } from '../parcels/parcels.repository.ts';

export interface FarmFeatures {
  readonly revision: number;
  readonly features: readonly ParcelFeature[];
}

/**
 * All that the map shows of one farm, at least as new as the revision that comes with it; undefined where there is no
 * such farm. The revision is read first: an old picture under a new revision would be kept for ever.
 */
export async function farmFeatures(tx: FarmTransaction, farmId: number, now: Date): Promise<FarmFeatures | undefined> {
  const revision = await findRevision(tx, farmId);
  if (revision === undefined) return undefined;
  const { json } = await parcelFeatures(tx, now);
  return { revision, features: JSON.parse(json) as ParcelFeature[] };
}
