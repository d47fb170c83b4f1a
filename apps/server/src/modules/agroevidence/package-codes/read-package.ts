import type { KnownPackage } from '@brazda/contract/agroevidence/package-codes.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { readMaterials } from '../materials/known-materials.ts';
import { materialView } from '../materials/materials.view.ts';
import { findMaterialOfPackage, findPackages } from './package-codes.repository.ts';

/** A page of all that the farm knows: what a phone takes to where there is no network. */
export async function readPackages(
  { database }: Pick<Services, 'database'>,
  who: Who,
  { page, 'per-page': limit }: { readonly page: number; readonly 'per-page': number },
): Promise<{ readonly rows: KnownPackage[]; readonly total: number }> {
  const farms = readingOf(database, who);
  const { rows, total } = await findPackages(farms, { limit, offset: (page - 1) * limit });
  const materials = await readMaterials(
    farms,
    rows.map(({ materialId }) => materialId),
  );
  return {
    rows: rows.flatMap(({ gtin, materialId }) => {
      const row = materials.get(materialId);
      return row ? [{ gtin, material: materialView(row, who.language) }] : [];
    }),
    total,
  };
}

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
