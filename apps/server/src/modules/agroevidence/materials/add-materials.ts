import type { FarmChange } from '#server/db/farm-scope.ts';
import { insertOwnMaterials, type OwnMaterial } from './own-materials.repository.ts';

/** A use of a product as a farm is seeded with it: crops by their keys in the catalogue. */
export type SeededMaterial = (crops: ReadonlyMap<string, number>) => OwnMaterial;

/** Gives a farm materials of its own, told by whoever makes the farm. */
export async function addMaterials(
  tx: FarmChange,
  farmId: number,
  materials: readonly SeededMaterial[],
): Promise<void> {
  const crops = await tx.sql.selectFrom('agroevidence.crop').select(['id', 'key']).execute();
  const ids = new Map(crops.map(({ id, key }) => [key, id]));
  await insertOwnMaterials(
    tx,
    farmId,
    materials.map((material) => material(ids)),
  );
}
