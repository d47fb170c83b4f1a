import type { NitrogenLedger, NitrogenWish } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { nitrogenLedger, type BroughtNitrogen } from '@brazda/domain/nitrogen/ledger.ts';
import type * as ledger from '@brazda/domain/nitrogen/ledger.ts';
import { countsTo, windowOf, type LedgerWindow, type StoodCrop } from '@brazda/domain/nitrogen/ledger-window.ts';
import type { NitrogenRule } from '@brazda/domain/nitrogen/nitrogen-rules.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import type { RecordedCrop } from '../crops/standing-crop.repository.ts';
import {
  findBrought,
  findLeftByProducts,
  findNitrogenRules,
  findStoodCrops,
  type LedgerParcel,
  type StoodCropRow,
} from './nitrogen-ledger.repository.ts';
import { findHeldLand } from '../parcels/held-land.repository.ts';
import { findStoodBefore } from '../crops/stood-before.repository.ts';
import { stoodOnLand, type StoodOnLand } from './stood-on-land.ts';
import { findTargetCrops, type TargetCropRow } from './target-crops.repository.ts';

/** So many farming years before that of the day something may have counted to a crop of the day. */
const seasonsBefore = 2;

/** Which ledgers are asked for. */
export interface LedgerQuestion extends Pick<NitrogenWish, 'day' | 'cropId' | 'exceptActionId'> {
  /** In their order. */
  readonly parcels: readonly Pick<LedgerParcel, 'id' | 'countryCode' | 'areaM2'>[];
  /** What is thought of on each parcel beside what was recorded; nothing where it is left out. */
  readonly thought?: readonly (readonly BroughtNitrogen[])[];
  /** Whether what is under way counts as brought. */
  readonly isUnderWayToo: boolean;
}

/** The ledger of the crop that a parcel has on a day. */
export interface CropLedger extends MeantCrop {
  readonly parcelId: number;
  /** Of the crop. */
  readonly cropAreaM2: number;
  readonly ledger: ledger.NitrogenLedger;
}

export interface CropLedgers {
  readonly ledgers: readonly CropLedger[];
  readonly rules: readonly NitrogenRule[];
}

/** What the crop that each parcel has on a day has had of nitrogen; the one way in which that is reckoned. */
export async function ledgersOf(farms: FarmReading, question: LedgerQuestion): Promise<CropLedgers> {
  const { day, cropId, exceptActionId, parcels, thought, isUnderWayToo } = question;
  const parcelIds = parcels.map(({ id }) => id);
  const season = seasonOfDay(day);
  const span = { from: daysOfSeason(season - seasonsBefore).from, exceptActionId, isUnderWayToo };
  const land = await findHeldLand(farms, parcelIds);
  const [stood, stoodBefore, targets, brought, left, rules] = await Promise.all([
    findStoodCrops(farms, parcelIds, exceptActionId),
    findStoodBefore(farms, land),
    findTargetCrops(farms, { parcelIds, day, season, exceptActionId: exceptActionId ?? undefined }),
    findBrought(farms, land, span),
    findLeftByProducts(farms, land, span),
    findNitrogenRules(farms),
  ]);
  const of = {
    stood: groupedBy(stood, ({ parcelId }) => parcelId),
    stoodBefore: groupedBy(stoodBefore, ({ parcelId }) => parcelId),
    planned: groupedBy(
      targets.filter(({ isStanding }) => !isStanding),
      ({ parcelId }) => parcelId,
    ),
    brought: groupedBy(brought, ({ parcelId }) => parcelId),
    left: groupedBy(left, ({ parcelId }) => parcelId),
  };
  const ledgers = parcels.map((parcel, at): CropLedger => {
    const { id: parcelId, countryCode } = parcel;
    const stoodHere = stoodOnLand(of.stood.get(parcelId) ?? [], of.stoodBefore.get(parcelId) ?? []);
    const { cropOf } = stoodHere;
    const meant = meantCrop({ day, cropId }, stoodHere, of.planned.get(parcelId) ?? []);
    const { window } = meant;
    const counts = (one: CountedRow): boolean =>
      countsTo({ day: one.day, cropId: one.saidCropId, cultivationId: cropOf(one.cultivationId) }, window);
    const cropAreaM2 = meant.areaM2 ?? parcel.areaM2;
    const cropped = { areaM2: cropAreaM2, cropId: window.cropId, countryCode, day };
    const all = [...(of.brought.get(parcelId) ?? []).filter(counts), ...(thought?.[at] ?? [])];
    const stayed = (of.left.get(parcelId) ?? []).filter((one) => isLeftFor(one.day, cropOf(one.cultivationId), window));
    return { ...meant, parcelId, cropAreaM2, ledger: nitrogenLedger(cropped, all, stayed, rules) };
  });
  return { ledgers, rules };
}

interface CountedRow {
  readonly day: string;
  readonly saidCropId: number | null;
  readonly cultivationId: number | null;
}

/** The crop of a parcel that all counts to, and from when to when. */
interface MeantCrop extends Pick<NitrogenLedger, 'standing'> {
  readonly crop: RecordedCrop | null;
  readonly areaM2: number | null;
  readonly window: LedgerWindow;
}

/** What stands on the day, else what is planned to come, else what is asked for. */
function meantCrop(
  { day, cropId: wanted }: Pick<NitrogenWish, 'day' | 'cropId'>,
  { crops, all }: StoodOnLand,
  planned: readonly TargetCropRow[],
): MeantCrop {
  const isWanted = (row: RecordedCrop): boolean => wanted === null || numberOf(row) === wanted;
  const standing = crops.find((row) => isWanted(row) && stoodOn(row, day));
  if (standing) {
    const window = windowOf(day, stoodCrop(standing), endedBefore(all, standing.from ?? day), null);
    return { crop: standing, standing: 'STANDS', areaM2: standing.areaM2, window };
  }
  const coming = planned.find(isWanted);
  const window = windowOf(day, null, endedBefore(all, day), coming ? numberOf(coming) : wanted);
  return { crop: coming ?? null, standing: coming ? 'PLANNED' : 'NOTHING', areaM2: null, window };
}

function stoodOn({ from, to }: StoodCropRow, day: string): boolean {
  return (from === null || from <= day) && (to === null || to > day);
}

/** The last crop that stood no more on a day. */
function endedBefore(stood: readonly StoodCrop[], day: string): StoodCrop | null {
  const [last] = stood
    .filter(({ to }) => to !== null && to <= day)
    .toSorted((one, other) => ((one.to ?? '') < (other.to ?? '') ? 1 : -1));
  return last ?? null;
}

function stoodCrop(row: StoodCropRow): StoodCrop {
  return { id: row.id, cropId: numberOf(row), from: row.from, to: row.to };
}

function numberOf({ cropId, ownCrop }: RecordedCrop): number | null {
  return cropId ?? ownCrop?.id ?? null;
}

/** Whether a by-product stayed for the crop of a window: that of another crop, harvested since. */
function isLeftFor(day: string, cultivationId: number | null, { from, to, cultivationId: own }: LedgerWindow): boolean {
  return day >= from && (to === null || day < to) && (cultivationId === null || cultivationId !== own);
}
