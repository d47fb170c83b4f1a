import type { CatalogueCrop, ChangedCrop, CropChange } from '@brazda/contract/agroevidence/crops.ts';
import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange, type Heard } from '#server/audit/change-farms.ts';
import { shelfAction } from '#server/audit/shelf-action.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import type { Services } from '#server/services.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import { factsOf } from './create-crop.ts';
import { ownCropView } from './crops.view.ts';
import { countUse, holdOwnCrop, updateOwnCrops, type OwnCropRow } from './own-crops.repository.ts';

/** A crop to be changed, and the version of it that its sender knows, where they say so. */
interface KnownCrop {
  readonly id: number;
  readonly version: number | undefined;
}

/**
 * Changes a farm's own crop, puts it away or brings it back; where it grows it stays. Throws `crop.notFound`,
 * `crop.ofCatalogue`, `crop.nameTaken`, `crop.daysReversed`, and `record.changed` with the crop as it is now.
 */
export async function changeCrop(
  { database, clock, nudgeFollowers }: Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>,
  who: Who,
  known: KnownCrop,
  change: CropChange,
): Promise<ChangedCrop> {
  if (cropColumns(known.id).cropId !== null) throw new Failure('crop.ofCatalogue');
  const { isOutdated, crop, changeId } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, (tx) =>
    changeOwnCrop(tx, known, change),
  );
  if (isOutdated) throw new Failure('record.changed', { current: crop });
  return { ...crop, changeId };
}

/** The crop as it is then, and by which change; null where nothing was changed. */
interface CropAfter {
  readonly crop: CatalogueCrop;
  readonly changeId: number | null;
  /** Whether it was another already than its sender knows. */
  readonly isOutdated: boolean;
}

async function changeOwnCrop(tx: ToldChange, { id, version }: KnownCrop, change: CropChange): Promise<CropAfter> {
  const before = await holdOwnCrop(tx, id);
  if (!before) throw new Failure('crop.notFound');
  const use = await countUse(tx, before);
  const unchanged = { crop: ownCropView(before, use), changeId: null };
  if (version !== undefined && version !== before.version) return { ...unchanged, isOutdated: true };
  const isRetired = change.status === undefined ? before.isRetired : change.status === 'RETIRED';
  const facts = factsOf(afterChange(before, change));
  if (holdsAlready(before, { ...facts, isRetired })) return { ...unchanged, isOutdated: false };
  const [after] = await updateOwnCrops(tx, before.farmId, [{ ...facts, id, isRetired }], tx.at);
  if (!after) throw new Error(`The crop ${id} is gone`);
  return { crop: ownCropView(after, use), changeId: await tellChange(tx, before, after, use), isOutdated: false };
}

function afterChange(before: OwnCropRow, { status: _, ...change }: CropChange): Parameters<typeof factsOf>[0] {
  const { name, externalId, eppo, validFrom, validTo, red, green, blue } = before;
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { name, externalId, eppo, validFrom, validTo, color: { red, green, blue }, ...said };
}

/** Who looks at crops hears of them, and where some grow that are called or coloured otherwise, who looks at the map as well. */
export async function heardOfCrops(tx: ToldChange, farmId: number, isOnMap: boolean): Promise<Heard> {
  const ofCrops = { farmId, topic: 'crops.changed' } as const;
  if (!isOnMap) return [ofCrops];
  return [ofCrops, { farmId, topic: 'parcels.changed', revision: await revisionAfterChange(tx, farmId) }];
}

/** Where the crop grows, maps and lists show another name or colour from now on. */
async function tellChange(tx: ToldChange, before: OwnCropRow, after: OwnCropRow, use: number): Promise<number> {
  const { farmId, id: cropId, name } = after;
  const detail = { cropId, nameBefore: before.name, name };
  return tx.tell(
    { action: shelfAction('crop', before, after), farmId, detail },
    ...(await heardOfCrops(tx, farmId, use > 0)),
  );
}
