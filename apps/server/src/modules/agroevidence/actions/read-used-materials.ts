import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { usedMaterials } from '@brazda/contract/agroevidence/used-materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { readMaterials } from '../materials/known-materials.ts';
import { materialView } from '../materials/materials.view.ts';
import { findMaterialUses, type MaterialUse } from './material-uses.repository.ts';

type UsedMaterial<M extends Material> = Omit<MaterialUse, 'materialId'> & { readonly material: M };

/** The materials of a kind that farms have used, as the catalogue has them now. */
export async function readUsedMaterials<M extends Material>(
  { database }: Pick<Services, 'database'>,
  who: Who,
  query: z.output<typeof usedMaterials.seeds.query>,
  { kind, isOfKind }: { readonly kind: MaterialKind; readonly isOfKind: (material: Material) => material is M },
): Promise<{ rows: UsedMaterial<M>[]; total: number }> {
  const farms = readingOf(database, who);
  const { rows, total } = await findMaterialUses(farms, kind, query);
  const materials = await readMaterials(
    farms,
    rows.map(({ materialId }) => materialId),
  );
  const used = rows.flatMap(({ materialId, ...use }) => {
    const row = materials.get(materialId);
    const material = row && materialView(row, who.language);
    return material && isOfKind(material) ? [{ material, ...use }] : [];
  });
  return { rows: used, total };
}
