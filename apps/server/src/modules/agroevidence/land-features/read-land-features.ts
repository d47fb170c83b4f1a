import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import type { LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { Who } from '#server/access/who.ts';
import type { Database } from '#server/db/database.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { findLandFeatures } from './land-features.repository.ts';

/** Which are asked for, and which page of them. */
interface AskedFeatures {
  readonly kind?: LandFeatureKind | undefined;
  readonly box?: readonly number[] | undefined;
  readonly page: number;
  readonly 'per-page': number;
}

/** Water and protection zones that farms have drawn. */
export function readLandFeatures(
  database: Database,
  who: Who,
  { kind, box, page, 'per-page': limit }: AskedFeatures,
): Promise<{ readonly rows: LandFeature[]; readonly total: number }> {
  return findLandFeatures(readingOf(database, who), { kind, box, limit, offset: (page - 1) * limit });
}
