import type { KnownPackage } from '@brazda/contract/agroevidence/package-codes.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { readMaterials } from '../materials/known-materials.ts';
import { materialView } from '../materials/materials.view.ts';
import { findMaterialOfPackage } from './package-codes.repository.ts';

/** Throws `package.unknown`. */
export async function readPackage(
  { database }: Pick<Services, 'database'>,
  who: Who,
  gtin: string,
): Promise<KnownPackage> {
  const farms = readingOf(database, who);
  const materialId = await findMaterialOfPackage(farms, gtin);
  const row = materialId === undefined ? undefined : (await readMaterials(farms, [materialId])).get(materialId);
  if (!row) throw new Failure('package.unknown');
  return { gtin, material: materialView(row, who.language) };
}
