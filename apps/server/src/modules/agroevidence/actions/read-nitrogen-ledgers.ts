import type { NitrogenLedger, NitrogenWish, nitrogenLedgers } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { nitrogenLedger } from '@brazda/domain/nitrogen/ledger.ts';
import { countsTo, windowOf, type LedgerWindow, type StoodCrop } from '@brazda/domain/nitrogen/ledger-window.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { requireKnownCrop } from '../crops/crop-numbers.ts';
import { cropView, type RecordedCrop, type ToldCrops } from '../crops/crops.view.ts';
import { readMaterials } from '../materials/known-materials.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';
import {
  findBrought,
  findHoldings,
  findLedgerParcels,
  findLeftByProducts,
  findNitrogenRules,
  findStoodCrops,
  type LedgerParcel,
  type StoodCropRow,
} from './nitrogen-ledger.repository.ts';
import { holdingView, ledgerView } from './nitrogen-ledgers.view.ts';
import { findTargetCrops, isKnownAction, type TargetCropRow } from './target-crops.repository.ts';
import { thinkOfMaterials } from './think-of-materials.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type NitrogenLedgers = z.output<typeof nitrogenLedgers.read.response>;

/** So many farming years before that of the day something may have counted to a crop of the day. */
const seasonsBefore = 2;
const squareMetresOfHectare = 10_000;

/**
 * The nitrogen of the crop that each parcel has on a day, with what somebody thinks of bringing there, and the organic one of
 * its farm. Throws `parcel.notFound`, `crop.notFound`, `action.notFound`, `material.notFound` and `action.amountTooLarge`.
 */
export async function readNitrogenLedgers(
  { database, clock }: Needs,
  who: Who,
  wish: NitrogenWish,
  told: ToldCrops,
): Promise<NitrogenLedgers> {
  const farms = readingOf(database, who);
  const { day, exceptActionId } = wish;
  const now = clock.now();
  const parcelIds = wish.targets.map(({ parcelId }) => parcelId);
  const parcels = await requireKnown(farms, wish, now);
  const materials = await requireThoughtOf(farms, wish);
  const season = seasonOfDay(day);
  const span = { from: daysOfSeason(season - seasonsBefore).from, exceptActionId };
  const question = { parcelIds, day, season, exceptActionId: exceptActionId ?? undefined };
  const farmIds = [...new Set([...parcels.values()].map(({ farmId }) => farmId))];
  const [stood, targets, brought, left, rules, holdings] = await Promise.all([
    findStoodCrops(farms, parcelIds, exceptActionId),
    findTargetCrops(farms, question),
    findBrought(farms, parcelIds, span),
    findLeftByProducts(farms, parcelIds, span),
    findNitrogenRules(farms),
    findHoldings(farms, farmIds, daysOfSeason(season), now),
  ]);
  const areas = wish.targets.map(({ parcelId, area }) =>
    area === null ? (parcels.get(parcelId)?.areaM2 ?? 0) : area * squareMetresOfHectare,
  );
  const thought = thinkOfMaterials(wish, materials, areas);
  const of = {
    stood: groupedBy(stood, ({ parcelId }) => parcelId),
    planned: groupedBy(
      targets.filter(({ isStanding }) => !isStanding),
      ({ parcelId }) => parcelId,
    ),
    brought: groupedBy(brought, ({ parcelId }) => parcelId),
    left: groupedBy(left, ({ parcelId }) => parcelId),
  };
  const ledgers = parcelIds.map((parcelId, at): NitrogenLedger => {
    const parcel = parcels.get(parcelId);
    if (!parcel) throw new Failure('parcel.notFound');
    const meant = meantCrop(wish, of.stood.get(parcelId) ?? [], of.planned.get(parcelId) ?? []);
    const { window } = meant;
    const isKnown = new Set(of.stood.get(parcelId)?.map(({ id }) => id));
    const counts = (one: CountedRow): boolean => {
      const cultivationId = one.cultivationId !== null && isKnown.has(one.cultivationId) ? one.cultivationId : null;
      return countsTo({ day: one.day, cropId: one.saidCropId, cultivationId }, window);
    };
    const areaM2 = meant.areaM2 ?? parcel.areaM2;
    const land = { areaM2, cropId: window.cropId, countryCode: parcel.countryCode, day };
    const all = [...(of.brought.get(parcelId) ?? []).filter(counts), ...(thought[at] ?? [])];
    const stayed = (of.left.get(parcelId) ?? []).filter((one) => isLeftFor(one, window));
    const crop = meant.crop && cropView(meant.crop, told);
    const { standing } = meant;
    return ledgerView({ parcelId, crop, standing }, { areaM2, window }, nitrogenLedger(land, all, stayed, rules));
  });
  return { parcels: ledgers, farms: holdings.map((holding) => holdingView(holding, { season, day }, rules)) };
}

interface CountedRow {
  readonly day: string;
  readonly saidCropId: number | null;
  readonly cultivationId: number | null;
}

async function requireKnown(
  farms: FarmReading,
  { targets, cropId, exceptActionId }: NitrogenWish,
  now: Date,
): Promise<ReadonlyMap<number, LedgerParcel>> {
  if (cropId !== null) await requireKnownCrop(farms, cropId);
  if (exceptActionId !== null && !(await isKnownAction(farms, exceptActionId))) throw new Failure('action.notFound');
  const ids = targets.map(({ parcelId }) => parcelId);
  const parcels = await findLedgerParcels(farms, ids, now);
  if (parcels.length < ids.length) throw new Failure('parcel.notFound');
  return new Map(parcels.map((parcel) => [parcel.id, parcel]));
}

async function requireThoughtOf(
  farms: FarmReading,
  { materials }: NitrogenWish,
): Promise<ReadonlyMap<number, MaterialRow>> {
  const ids = new Set(materials.map(({ materialId }) => materialId));
  const known = await readMaterials(farms, [...ids]);
  if (known.size < ids.size) throw new Failure('material.notFound');
  return known;
}

/** The crop of a parcel that all counts to, and from when to when. */
interface MeantCrop extends Pick<NitrogenLedger, 'standing'> {
  readonly crop: RecordedCrop | null;
  readonly areaM2: number | null;
  readonly window: LedgerWindow;
}

/** What stands on the day, else what is planned to come, else what is asked for. */
function meantCrop(
  { day, cropId: wanted }: NitrogenWish,
  stood: readonly StoodCropRow[],
  planned: readonly TargetCropRow[],
): MeantCrop {
  const isWanted = (row: RecordedCrop): boolean => wanted === null || numberOf(row) === wanted;
  const standing = stood.find((row) => isWanted(row) && stoodOn(row, day));
  if (standing) {
    const window = windowOf(day, stoodCrop(standing), endedBefore(stood, standing.from ?? day), null);
    return { crop: standing, standing: 'STANDS', areaM2: standing.areaM2, window };
  }
  const coming = planned.find(isWanted);
  const window = windowOf(day, null, endedBefore(stood, day), coming ? numberOf(coming) : wanted);
  return { crop: coming ?? null, standing: coming ? 'PLANNED' : 'NOTHING', areaM2: null, window };
}

function stoodOn({ from, to }: StoodCropRow, day: string): boolean {
  return (from === null || from <= day) && (to === null || to > day);
}

/** The last crop that stood no more on a day. */
function endedBefore(stood: readonly StoodCropRow[], day: string): StoodCrop | null {
  const [last] = stood
    .filter(({ to }) => to !== null && to <= day)
    .toSorted((one, other) => ((one.to ?? '') < (other.to ?? '') ? 1 : -1));
  return last ? stoodCrop(last) : null;
}

function stoodCrop(row: StoodCropRow): StoodCrop {
  return { id: row.id, cropId: numberOf(row), from: row.from, to: row.to };
}

function numberOf({ cropId, ownCrop }: RecordedCrop): number | null {
  return cropId ?? ownCrop?.id ?? null;
}

/** Whether a by-product stayed for the crop of a window: that of another crop, harvested since. */
function isLeftFor({ day, cultivationId }: CountedRow, { from, to, cultivationId: own }: LedgerWindow): boolean {
  return day >= from && (to === null || day < to) && (cultivationId === null || cultivationId !== own);
}
