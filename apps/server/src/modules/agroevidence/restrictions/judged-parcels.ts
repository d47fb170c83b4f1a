import type { RestrictionQuestion } from '@brazda/contract/agroevidence/restrictions.ts';
import { addDays, beginningOfDays, endOfDays } from '@brazda/domain/days.ts';
import { isDone } from '@brazda/domain/enumerations/action.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import type { EarlierUse, JudgedParcel } from '@brazda/domain/restrictions/question.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
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

type Question = Pick<RestrictionQuestion, 'day' | 'cropId' | 'targets' | 'exceptActionId'>;

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
  const [land, grown, work, bareCrops] = await Promise.all([
    findLand(farms, parcelIds),
    findGrown(farms, parcelIds, { day, season }),
    findWork(farms, parcelIds, { day, daysAround, exceptActionId }),
    findBareCrops(farms),
  ]);
  const products = await findUsedProducts(farms, [...new Set(work.flatMap(({ usedMaterialIds }) => usedMaterialIds))]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const landOf = new Map(land.map((one) => [one.parcelId, one]));
  const grownOn = groupedBy(grown, ({ parcelId }) => parcelId);
  const workOn = groupedBy(work, ({ parcelId }) => parcelId);
  const targetOf = new Map(targets.map((target) => [target.parcelId, target]));
  const known = { question, season, bareCrops, productOf };
  return new Map(
    parcels.map((parcel) => {
      const { id } = parcel;
      const target = targetOf.get(id);
      const records = { target, land: landOf.get(id), grown: grownOn.get(id) ?? [], work: workOn.get(id) ?? [] };
      return [id, judgedParcel(parcel, records, known)];
    }),
  );
}

/** What is known of all parcels. */
interface KnownOfAll {
  readonly question: Question;
  readonly season: number;
  readonly bareCrops: readonly number[];
  readonly productOf: ReadonlyMap<number, UsedProduct>;
}

/** What was recorded of one parcel. */
interface ParcelRecords {
  readonly target: Question['targets'][number] | undefined;
  readonly land: ParcelLand | undefined;
  readonly grown: readonly GrownOrPlanned[];
  readonly work: readonly RecordedWork[];
}

function judgedParcel(
  { areaM2, slopeDegrees }: DeductedParcel,
  { target, land, grown, work }: ParcelRecords,
  { question, season, bareCrops, productOf }: KnownOfAll,
): JudgedParcel {
  const crop = cropOf(grown, question, season);
  return {
    areaM2: areaOf(target?.area ?? null, land?.shownM2 ?? areaM2),
    cropIds: cropIdsOf(crop, question, bareCrops),
    stand: standOf(crop),
    growthStage: target?.growthStage ?? null,
    earlierUses: earlierUses(work, productOf),
    harvestDays: harvestDays(work, crop, question.day),
    slopeDegrees,
    isVulnerable: land?.isVulnerable ?? 'NOT_SPECIFIED',
    climateRegion: target?.climateRegion ?? null,
    isCropToFollow: isCropToFollow(grown, question.day),
    nitrogenBefore: nitrogenBefore(work, crop, question),
  };
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

/** What does not stand yet is land without a crop too. */
function cropIdsOf(crop: GrownOrPlanned | undefined, { cropId }: Question, bareCrops: readonly number[]): number[] {
  if (crop && !crop.isPlanned) return [crop.cropId];
  if (cropId !== null) return [cropId];
  return crop ? [crop.cropId, ...bareCrops] : [...bareCrops];
}

function earlierUses(work: readonly RecordedWork[], products: ReadonlyMap<number, UsedProduct>): EarlierUse[] {
  return work
    .filter(({ state }) => isDone(state) || state === 'UNDER_WAY')
    .flatMap(({ day, cropId, usedMaterialIds }) =>
      usedMaterialIds.flatMap((id): EarlierUse[] => {
        const product = products.get(id);
        if (!product) return [];
        const { materialId, name, registrationNumber, facts } = product;
        const uses = facts.uses.filter(({ cropIds }) => cropId !== null && cropIds.includes(cropId));
        return [{ materialId, name, registrationNumber, day, ...longestOf(uses) }];
      }),
    );
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
  const harvests = work.filter(({ type }) => type === 'HARVEST' || type === 'MOWING').map((one) => one.day);
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

/** Before it is sown a crop is fertilized for so long at most. */
const daysBeforeSowing = 300;

/** Counted nitrogen that the crop has had so far; null where something was brought of which nobody knows how much it is. */
function nitrogenBefore(
  work: readonly RecordedWork[],
  crop: GrownOrPlanned | undefined,
  { day }: Question,
): number | null {
  if (!crop) return null;
  const begins = crop.from ?? day;
  const counting = work.filter(({ state, cultivationId, cropId, day: on }) => {
    if (!isDone(state) && state !== 'UNDER_WAY') return false;
    if (cultivationId !== null) return cultivationId === crop.cultivationId;
    return cropId === crop.cropId && on <= begins && on >= addDays(begins, -daysBeforeSowing);
  });
  return counting.reduce<number | null>(
    (sum, { countedNitrogenKg: kilograms, areaM2 }) =>
      sum === null || kilograms === null ? null : sum + (kilograms * squareMetresOfHectare) / areaM2,
    0,
  );
}
