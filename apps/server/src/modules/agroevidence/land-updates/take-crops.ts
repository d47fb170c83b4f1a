import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import {
  findForChange,
  holdParcel,
  insertCultivation,
  type HeldParcel,
  type KnownCultivation,
} from '../cultivations/cultivation-changes.repository.ts';
import { settleParcel } from '../cultivations/settle-parcel.ts';
import type { Applied } from './apply-land.repository.ts';
import {
  giveCropsBack,
  replaceCultivation,
  sowNewParcels,
  takenCrops,
  type GivenCrop,
} from './given-crops.repository.ts';

/** Lets grow what a file says grows, where that was taken; what stood there before ends. */
export async function takeCrops(tx: FarmChange, applied: Applied, at: Date): Promise<void> {
  await sowNewParcels(tx, applied);
  for (const given of await takenCrops(tx, applied)) {
    const parcel = await holdParcel(tx, given.parcelId);
    if (parcel) await sow(tx, parcel, given, applied, at);
  }
}

async function sow(tx: FarmChange, parcel: HeldParcel, given: GivenCrop, applied: Applied, at: Date): Promise<void> {
  const { importId, validityDate, parcelSource } = applied;
  const { cropId, cropName, cropFrom } = given;
  const standing = (await findForChange(tx, parcel)).find((each) => standsOn(each, validityDate));
  const wanted = cropFrom ?? validityDate;
  const from = standing?.from != null && standing.from > wanted ? validityDate : wanted;
  if (standing?.from === from) await replaceCultivation(tx, parcel.farmId, standing.id, { importId, at });
  const numbers = cropId === null ? { cropId: null, ownCropId: null } : cropColumns(cropId);
  const days = { from, to: null, sownOn: null, harvestedOn: null };
  const whole = { role: 'MAIN', part: 1, areaM2: null, outline: null } as const;
  await insertCultivation(tx, parcel, { ...numbers, cropName, ...whole, ...days }, { source: parcelSource, importId });
  await settleParcel(tx, parcel);
}

function standsOn({ role, from, to }: KnownCultivation, day: string): boolean {
  return role === 'MAIN' && (from === null || from <= day) && (to === null || to > day);
}

/** Lets grow again what grew before an import. Throws `cultivation.overlaps` where something else was sown there since. */
export async function takeCropsBack(tx: FarmChange, farmId: number, importId: number, at: Date): Promise<void> {
  for (const parcelId of await giveCropsBack(tx, farmId, importId, at)) {
    const parcel = await holdParcel(tx, parcelId);
    if (parcel) await settleParcel(tx, parcel);
  }
}
