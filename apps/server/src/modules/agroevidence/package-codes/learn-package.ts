import type { LearnedPackage } from '@brazda/contract/agroevidence/package-codes.ts';
import { hasRightCheckDigit } from '@brazda/domain/packages/package-code.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { requireMaterials } from '../materials/known-materials.ts';
import { materialView } from '../materials/materials.view.ts';
import { keepPackageCode } from './package-codes.repository.ts';

/**
 * Says what is in packages of a number; who says another thing later corrects it. Throws `package.wrongNumber`,
 * `farm.oneNeeded`, `material.notFound` and `material.retired`.
 */
export function learnPackage(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  { gtin, materialId }: { readonly gtin: string; readonly materialId: number },
): Promise<LearnedPackage> {
  if (!hasRightCheckDigit(gtin)) throw new Failure('package.wrongNumber');
  const farmId = oneFarm(who);
  return changeFarms(services, who, async (tx) => {
    const material = (await requireMaterials(tx, farmId, [materialId])).get(materialId);
    if (!material) throw new Failure('material.notFound');
    if (material.isRetired) throw new Failure('material.retired');
    const isNew = await keepPackageCode(tx, { farmId, gtin, materialId });
    const learned = { gtin, material: materialView(material, who.language) };
    if (!isNew) return { ...learned, changeId: null };
    const entry = { action: 'package.learned', farmId, detail: { gtin, name: material.name } } as const;
    return { ...learned, changeId: await tx.tell(entry, { farmId, topic: 'materials.changed' }) };
  });
}
