import type { RestrictionQuestion } from '@brazda/contract/agroevidence/restrictions.ts';
import { addDays, beginningOfDays, endOfDays } from '@brazda/domain/days.ts';
import { isDone, takesTheCrop } from '@brazda/domain/enumerations/action.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { beginOfStand } from '@brazda/domain/land/begin-of-stand.ts';
import { millionths } from '@brazda/domain/materials/amount.ts';
import type { AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import type { EarlierUse, JudgedParcel } from '@brazda/domain/restrictions/question.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { ledgersOf } from '../actions/nitrogen-ledgers.ts';
import { findStoodBefore, type StoodBefore } from '../crops/stood-before.repository.ts';
import { findHeldLand } from '../parcels/held-land.repository.ts';
import type { DeductedParcel } from '../deductions/deducted-parcels.repository.ts';
import {
  findBareCrops,
  findGrown,
  findLand,
  findUsedProducts,
  findWork,
  type GrownOrPlanned,
  type ParcelLand,
  type RecordedWork,
  type UsedProduct,
} from './parcel-records.repository.ts';

type Question = Pick<RestrictionQuestion, 'day' | 'cropId' | 'targets' | 'exceptActionId'> & {
  /** Whether it is asked about nitrogen. */
  readonly isOfNitrogen: boolean;
};

/** So many days before and after are looked at: a crop and what was used on it stand no longer. */
const daysAround = 400;
const squareMetresOfHectare = 10_000;

/** What is known of parcels for an application on a day, by their numbers. */
export async function readJudgedParcels(
  farms: FarmReading,
  parcels: readonly DeductedParcel[],
  question: Question,
): Promise<ReadonlyMap<number, JudgedParcel>> {
  const { day, exceptActionId, targets } = question;
  const parcelIds = parcels.map(({ id }) => id);
  const season = seasonOfDay(day);
  const [land, held] = await Promise.all([findLand(farms, parcelIds), findHeldLand(farms, parcelIds)]);
  const [nitrogen, grown, stoodBefore, work, bareCrops] = await Promise.all([
    question.isOfNitrogen ? nitrogenBefore(farms, parcels, land, question) : new Map<number, number | null>(),
    findGrown(farms, parcelIds, { day, season }),
    findStoodBefore(farms, held),
    findWork(farms, held, { day, daysAround, exceptActionId }),
    findBareCrops(farms),
  ]);
  const products = await findUsedProducts(farms, [...new Set(work.flatMap(({ usedMaterialIds }) => usedMaterialIds))]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const landOf = new Map(land.map((one) => [one.parcelId, one]));
  const grownOn = groupedBy(begunBefore(grown, stoodBefore), ({ parcelId }) => parcelId);
  const workOn = groupedBy(work, ({ parcelId }) => parcelId);
  const targetOf = new Map(targets.map((target) => [target.parcelId, target]));
  const known = { question, season, bareCrops, productOf, nitrogen };
  return new Map(
    parcels.map((parcel) => {
      const { id } = parcel;
      const target = targetOf.get(id);
      const records = { target, land: landOf.get(id), grown: grownOn.get(id) ?? [], work: workOn.get(id) ?? [] };
      return [id, judgedParcel(parcel, records, known)];
    }),
  );
}

/** Crops with the day on which they began to stand, on whatever parcel their land was then. */
function begunBefore(grown: readonly GrownOrPlanned[], stoodBefore: readonly StoodBefore[]): readonly GrownOrPlanned[] {
  if (stoodBefore.length === 0) return grown;
  const before = groupedBy(stoodBefore, ({ parcelId }) => parcelId);
  return grown.map((one) =>
    one.isPlanned ? one : { ...one, from: beginOfStand(one, before.get(one.parcelId) ?? []) },
  );
}

/** What is known of all parcels. */
interface KnownOfAll {
  readonly question: Question;
  readonly season: number;
  readonly bareCrops: readonly number[];
  readonly productOf: ReadonlyMap<number, UsedProduct>;
  /** Kilograms of counted nitrogen that the crop of a parcel has had on a hectare; null where nobody knows. */
  readonly nitrogen: ReadonlyMap<number, number | null>;
}

/** What was recorded of one parcel. */
interface ParcelRecords {
  readonly target: Question['targets'][number] | undefined;
  readonly land: ParcelLand | undefined;
  readonly grown: readonly GrownOrPlanned[];
  readonly work: readonly RecordedWork[];
}

function judgedParcel(
  { id, areaM2, slopeDegrees, timeZone }: DeductedParcel,
  { target, land, grown, work }: ParcelRecords,
  { question, season, bareCrops, productOf, nitrogen }: KnownOfAll,
): JudgedParcel {
  const crop = cropOf(grown, question, season);
  return {
    areaM2: areaOf(target?.area ?? null, land?.shownM2 ?? areaM2),
    timeZone,
    cropIds: cropIdsOf(crop, question, bareCrops),
    stand: standOf(crop),
    otherStands: otherStands(grown, crop, { ...question, bareCrops }),
    growthStage: target?.growthStage ?? null,
    earlierUses: earlierUses(work, productOf, crop),
    harvestDays: harvestDays(work, crop, question.day),
    slopeDegrees,
    isVulnerable: land?.isVulnerable ?? 'NOT_SPECIFIED',
    climateRegion: climateOf(target, land),
    isCropToFollow: isCropToFollow(grown, question.day),
    nitrogenBefore: nitrogen.get(id) ?? null,
  };
}

/** As it is said now, else as it is kept with the parcel. */
function climateOf(target: ParcelRecords['target'], land: ParcelLand | undefined): number | null {
  return target?.climateRegion ?? land?.climateRegion ?? null;
}

function standOf(crop: GrownOrPlanned | undefined): JudgedParcel['stand'] {
  if (!crop || crop.isPlanned) return null;
  return { from: crop.from ?? beginningOfDays, to: crop.to ?? endOfDays };
}

function areaOf(said: number | null, shownM2: number): number {
  return said === null ? shownM2 : said * squareMetresOfHectare;
}

/** The crop that is meant: as it was said, else what stands there, else what is planned for the season. */
function cropOf(
  grown: readonly GrownOrPlanned[],
  { day, cropId }: Question,
  season: number,
): GrownOrPlanned | undefined {
  const meant = grown.filter((one) => cropId === null || one.cropId === cropId);
  const stands = meant.find(
    ({ isPlanned, isCatchCrop, from, to }) =>
      !isPlanned && (!isCatchCrop || cropId !== null) && (from === null || from <= day) && (to === null || day <= to),
  );
  return stands ?? meant.find((one) => one.isPlanned && !one.isCatchCrop && one.season === season);
}

/**
 * What stands there and is not the crop that is meant. Who says which crop it is means that part of the parcel where it
 * stands; where it stands nowhere, nobody knows what becomes of what does.
 */
function otherStands(
  grown: readonly GrownOrPlanned[],
  crop: GrownOrPlanned | undefined,
  { cropId, bareCrops }: Question & Pick<KnownOfAll, 'bareCrops'>,
): JudgedParcel['otherStands'] {
  const isStanding = crop !== undefined && !crop.isPlanned;
  if (cropId !== null && isStanding) return [];
  return grown
    .filter(
      (one) => !one.isPlanned && !one.isCatchCrop && one.cropId !== crop?.cropId && !bareCrops.includes(one.cropId),
    )
    .map((one) => ({ cropId: one.cropId, from: one.from ?? beginningOfDays, to: one.to ?? endOfDays }));
}

/** What does not stand yet is land without a crop too. */
function cropIdsOf(crop: GrownOrPlanned | undefined, { cropId }: Question, bareCrops: readonly number[]): number[] {
  if (crop && !crop.isPlanned) return [crop.cropId];
  if (cropId !== null) return [cropId];
  return crop ? [crop.cropId, ...bareCrops] : [...bareCrops];
}

function earlierUses(
  work: readonly RecordedWork[],
  products: ReadonlyMap<number, UsedProduct>,
  crop: GrownOrPlanned | undefined,
): EarlierUse[] {
  return work
    .filter(({ state }) => isDone(state) || state === 'UNDER_WAY')
    .flatMap((done) =>
      done.usedMaterialIds.flatMap((id): EarlierUse[] => {
        const product = products.get(id);
        if (!product) return [];
        const { day, cropId } = done;
        const [startedAt, finishedAt] = [done.startedAt?.toISOString() ?? null, done.finishedAt?.toISOString() ?? null];
        const { materialId, name, registrationNumber, facts } = product;
        const isBeforeSowing = isForCropBeforeSowing(done, crop);
        const uses = facts.uses.filter(({ cropIds }) => cropId !== null && cropIds.includes(cropId));
        const used = { materialId, name, registrationNumber, day, startedAt, finishedAt, isBeforeSowing };
        return [{ ...used, ...longestOf(uses) }];
      }),
    );
}

/** What is used so many days before a crop is sown may be for it. */
const daysBeforeSowing = 300;

/** Whether something was said to be for a crop that stood there later. */
function isForCropBeforeSowing(
  { day, cropId, standingCropId }: RecordedWork,
  crop: GrownOrPlanned | undefined,
): boolean {
  // Where the same crop stood before, it was used on that one.
  if (!crop || crop.from === null || cropId !== crop.cropId || standingCropId === crop.cropId) return false;
  return day < crop.from && day >= addDays(crop.from, -daysBeforeSowing);
}

/** By which of its uses a product was used nobody has said: the longest interval of all; null where one is not known. */
function longestOf(uses: readonly AuthorisedUse[]): Pick<EarlierUse, 'preHarvest' | 'reentryHours'> {
  const days = uses.map(({ preHarvest }) => preHarvest);
  const numbers = days.filter((one) => typeof one === 'number');
  const hours = uses.map(({ reentryHours }) => reentryHours);
  return {
    preHarvest: days.length === 0 || days.includes(null) ? null : numbers.length === 0 ? 'AT' : Math.max(...numbers),
    reentryHours: hours.length === 0 || hours.includes(null) ? null : Math.max(...hours.map(Number)),
  };
}

/** Planned or done, while the crop stands. */
function harvestDays(work: readonly RecordedWork[], crop: GrownOrPlanned | undefined, day: string): string[] {
  const harvests = work.filter(({ type }) => takesTheCrop(type)).map((one) => one.day);
  const ofCrop = crop?.harvestedOn ?? null;
  return [...new Set(ofCrop === null ? harvests : [...harvests, ofCrop])].filter((one) => one >= day);
}

/** True where something begins to stand later in the year, or a catch crop is planned; nobody says that nothing does. */
function isCropToFollow(grown: readonly GrownOrPlanned[], day: string): true | null {
  const year = Number(day.slice(0, 4));
  const follows = grown.some(({ isPlanned, isCatchCrop, season, from }) =>
    isPlanned ? isCatchCrop && season === year : from !== null && from > day,
  );
  return follows ? true : null;
}

/** What the crops of parcels have had of nitrogen, as the ledger reckons it. */
async function nitrogenBefore(
  farms: FarmReading,
  parcels: readonly DeductedParcel[],
  land: readonly ParcelLand[],
  { day, cropId, exceptActionId }: Question,
): Promise<ReadonlyMap<number, number | null>> {
  const shown = new Map(land.map(({ parcelId, shownM2 }) => [parcelId, shownM2]));
  const asked = parcels.map(({ id, countryCode, areaM2 }) => ({ id, countryCode, areaM2: shown.get(id) ?? areaM2 }));
  const question = { day, cropId, exceptActionId: exceptActionId ?? null, parcels: asked, isUnderWayToo: true };
  const { ledgers } = await ledgersOf(farms, question);
  return new Map(
    ledgers.map(({ parcelId, cropAreaM2, ledger: { entries, total } }): [number, number | null] => {
      const isKnown = entries.every(({ counted }) => counted !== null) && cropAreaM2 > 0;
      return [parcelId, isKnown ? ((total.counted / millionths) * squareMetresOfHectare) / cropAreaM2 : null];
    }),
  );
}
