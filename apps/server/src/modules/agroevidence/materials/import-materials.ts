import type { MaterialsImported } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { inPortions } from '#server/db/in-portions.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import type { Upload } from '#server/http/uploads.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { readNamedCrops } from './named-crops.ts';
import {
  holdOwnMaterials,
  insertOwnMaterials,
  updateOwnMaterials,
  type OwnMaterial,
  type OwnMaterialRow,
} from './own-materials.repository.ts';
import { afterFile, newMaterial, readMaterialFile, type FileMaterial } from './read-material-file.ts';

const mostFaultsTold = 100;

/**
 * Adds the materials of a file to those of a farm, and changes those of the kind that it has by their name; all of it, or
 * nothing. Throws `farm.oneNeeded`, and `materialFile.invalid` with what is wrong in which row.
 */
export async function importMaterials(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  catalogue: CropCatalogue,
  who: Who,
  { file, kind }: { readonly file: Upload; readonly kind: MaterialKind },
  keep: KeepAnswer<MaterialsImported>,
): Promise<Kept<MaterialsImported>> {
  const farmId = oneFarm(who);
  const crops = await readNamedCrops(services, catalogue, who);
  const { items, faults } = await readMaterialFile(file.bytes, kind, crops);
  if (faults.length > 0) throw new Failure('materialFile.invalid', { fields: faults.slice(0, mostFaultsTold) });
  return changeFarms(services, who, async (tx) => keep(tx, await takeOver(tx, farmId, kind, items)));
}

type ChangedMaterial = OwnMaterial & { readonly id: number; readonly isRetired: boolean };

async function takeOver(
  tx: ToldChange,
  farmId: number,
  kind: MaterialKind,
  items: readonly FileMaterial[],
): Promise<MaterialsImported> {
  const present = (await holdOwnMaterials(tx, farmId, kind)).filter(({ isRetired }) => !isRetired);
  const byName = new Map(present.map((material) => [material.name.toLowerCase(), material]));
  const created: OwnMaterial[] = [];
  const changed: ChangedMaterial[] = [];
  for (const item of items) {
    const before = byName.get(item.name.toLowerCase());
    if (!before) created.push(afterFile(item, newMaterial(kind, item.name)));
    else changed.push(...changeOf(before, item));
  }
  await inPortions(created, (some) => insertOwnMaterials(tx, farmId, some));
  await inPortions(changed, (some) => updateOwnMaterials(tx, farmId, some, tx.at));
  const counts = { created: created.length, changed: changed.length };
  const unchanged = items.length - created.length - changed.length;
  if (created.length + changed.length === 0) return { ...counts, unchanged, changeId: null };
  const entry = { action: 'materials.imported', farmId, detail: { ...counts, kind } } as const;
  const changeId = await tx.tell(entry, { farmId, topic: 'materials.changed' });
  return { ...counts, unchanged, changeId };
}

/** What the file makes of a material, where that is another than it was. */
function changeOf(before: OwnMaterialRow, item: FileMaterial): ChangedMaterial[] {
  const { id, isRetired } = before;
  const after = afterFile(item, before);
  return holdsAlready(before, after) ? [] : [{ ...after, id, isRetired }];
}
