import type { ChangedMaterial, Material, MaterialChange } from '@brazda/contract/agroevidence/materials.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { materialColumns } from '@brazda/domain/catalogue-numbers.ts';
import type { KindFacts } from '@brazda/domain/materials/material-facts.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { shelfAction } from '#server/audit/shelf-action.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import type { Services } from '#server/services.ts';
import { requireCrops } from '../crops/crop-numbers.ts';
import { saidMaterial } from './create-material.ts';
import { cropsOf } from '@brazda/domain/materials/material-keys.ts';
import { materialView } from './materials.view.ts';
import {
  holdOwnMaterial,
  updateOwnMaterials,
  type OwnMaterial,
  type OwnMaterialRow,
} from './own-materials.repository.ts';

/** A material to be changed, and the version of it that its sender knows, where they say so. */
interface KnownMaterial {
  readonly id: number;
  readonly version: number | undefined;
}

/**
 * Changes a farm's own material, puts it away or brings it back; what was recorded with it stays as it was. Throws
 * `material.notFound`, `material.ofCatalogue`, `material.nameTaken`, `material.daysReversed`, `material.otherKind`,
 * `crop.notFound`, `crop.retired`, and `record.changed` with the material as it is now.
 */
export async function changeMaterial(
  { database, clock, nudgeFollowers }: Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>,
  who: Who,
  known: KnownMaterial,
  change: MaterialChange,
): Promise<ChangedMaterial> {
  if (materialColumns(known.id).materialId !== null) throw new Failure('material.ofCatalogue');
  const { isOutdated, material, changeId } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, (tx) =>
    changeOwnMaterial(tx, known, change, who.language),
  );
  if (isOutdated) throw new Failure('record.changed', { current: material });
  return { ...material, changeId };
}

/** The material as it is then, and by which change; null where nothing was changed. */
interface MaterialAfter {
  readonly material: Material;
  readonly changeId: number | null;
  /** Whether it was another already than its sender knows. */
  readonly isOutdated: boolean;
}

async function changeOwnMaterial(
  tx: ToldChange,
  { id, version }: KnownMaterial,
  change: MaterialChange,
  language: Language,
): Promise<MaterialAfter> {
  const before = await holdOwnMaterial(tx, id);
  if (!before) throw new Failure('material.notFound');
  const unchanged = { material: materialView(before, language), changeId: null };
  if (version !== undefined && version !== before.version) return { ...unchanged, isOutdated: true };
  const isRetired = change.status === undefined ? before.isRetired : change.status === 'RETIRED';
  const kindFacts = change.facts ? kindFactsOf(change.facts) : before;
  const known = new Set(cropsOf(before));
  await requireCrops(
    tx,
    before.farmId,
    cropsOf(kindFacts).filter((cropId) => !known.has(cropId)),
  );
  if (kindFacts.kind !== before.kind) throw new Failure('material.otherKind');
  const said = afterChange(before, change, kindFacts);
  if (holdsAlready(before, { ...said, isRetired })) return { ...unchanged, isOutdated: false };
  const [after] = await updateOwnMaterials(tx, before.farmId, [{ ...said, id, isRetired }], tx.at);
  if (!after) throw new Error(`The material ${id} is gone`);
  return { material: materialView(after, language), changeId: await tellChange(tx, before, after), isOutdated: false };
}

function afterChange(
  before: OwnMaterialRow,
  { status: _, facts: __, ...change }: MaterialChange,
  { kind, facts }: KindFacts,
): OwnMaterial {
  const { name, registrationNumber, validFrom, validTo } = before;
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return saidMaterial({ ...{ name, registrationNumber, validFrom, validTo }, ...said, kind, facts } as OwnMaterial);
}

/** Which kind facts are of: their shapes have nothing in common. */
function kindFactsOf(facts: NonNullable<MaterialChange['facts']>): KindFacts {
  if ('uses' in facts) return { kind: 'PLANT_PROTECTION', facts };
  return 'percent' in facts ? { kind: 'FERTILIZER', facts } : { kind: 'SEED', facts };
}

async function tellChange(tx: ToldChange, before: OwnMaterialRow, after: OwnMaterialRow): Promise<number> {
  const { farmId, id: materialId, name, kind } = after;
  const detail = { materialId, nameBefore: before.name, name, kind };
  return tx.tell(
    { action: shelfAction('material', before, after), farmId, detail },
    { farmId, topic: 'materials.changed' },
  );
}
