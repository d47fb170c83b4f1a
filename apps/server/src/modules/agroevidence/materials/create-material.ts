import type { ChangedMaterial, NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { requireCrops } from '../crops/crop-numbers.ts';
import { cropsOf } from '@brazda/domain/materials/material-keys.ts';
import { materialView } from './materials.view.ts';
import { insertOwnMaterials, type OwnMaterial } from './own-materials.repository.ts';

/**
 * Adds a material of its own to a farm. Throws `farm.oneNeeded`, `material.nameTaken`, `material.daysReversed`,
 * `crop.notFound` and `crop.retired`.
 */
export function createMaterial(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  material: NewMaterial,
  keep: KeepAnswer<ChangedMaterial>,
): Promise<Kept<ChangedMaterial>> {
  const farmId = oneFarm(who);
  return changeFarms(services, who, async (tx) => {
    await requireCrops(tx, farmId, cropsOf(material));
    const [created] = await insertOwnMaterials(tx, farmId, [saidMaterial(material)]);
    if (!created) throw new Error('The material was not added');
    const detail = { materialId: created.id, name: created.name, kind: created.kind };
    const entry = { action: 'material.created', farmId, detail } as const;
    const changeId = await tx.tell(entry, { farmId, topic: 'materials.changed' });
    return keep(tx, { ...materialView(created, who.language), changeId });
  });
}

/** A number of nothing is none. */
export function saidMaterial(material: OwnMaterial): OwnMaterial {
  return { ...material, registrationNumber: material.registrationNumber === '' ? null : material.registrationNumber };
}
