import type { NitrogenLedger, NitrogenWish, nitrogenLedgers } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { requireKnownCrop } from '../crops/crop-numbers.ts';
import { cropView, type ToldCrops } from '../crops/crops.view.ts';
import { readMaterials } from '../materials/known-materials.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';
import { findHoldings, findLedgerParcels, type LedgerParcel } from './nitrogen-ledger.repository.ts';
import { ledgersOf } from './nitrogen-ledgers.ts';
import { holdingView, ledgerView, limitView } from './nitrogen-ledgers.view.ts';
import { readRules } from '../restrictions/restriction-rules.repository.ts';
import { isKnownAction } from './target-crops.repository.ts';
import { thinkOfMaterials } from './think-of-materials.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type NitrogenLedgers = z.output<typeof nitrogenLedgers.read.response>;

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
  const asked = parcelIds.flatMap((id) => parcels.get(id) ?? []);
  const farmIds = [...new Set(asked.map(({ farmId }) => farmId))];
  const areas = wish.targets.map(({ parcelId, area }) =>
    area === null ? (parcels.get(parcelId)?.areaM2 ?? 0) : area * squareMetresOfHectare,
  );
  const thought = thinkOfMaterials(wish, materials, areas);
  const question = { day, cropId: wish.cropId, exceptActionId, parcels: asked, thought, isUnderWayToo: false };
  const [{ ledgers, rules }, holdings, rulesOf] = await Promise.all([
    ledgersOf(farms, question),
    findHoldings(farms, farmIds, { ...daysOfSeason(season), exceptActionId, isUnderWayToo: false }, now),
    readRules(farms),
  ]);
  const limitOf = (parcelId: number, cropId: number | null): NitrogenLedger['limit'] => {
    const parcel = parcels.get(parcelId);
    if (!parcel) throw new Failure('parcel.notFound');
    return limitView(parcel, { cropId, day }, rulesOf(parcel.countryCode).limits);
  };
  return {
    parcels: ledgers.map(({ parcelId, crop, standing, cropAreaM2, window, ledger }) =>
      ledgerView(
        { parcelId, crop: crop && cropView(crop, told), standing, limit: limitOf(parcelId, window.cropId) },
        { areaM2: cropAreaM2, window },
        ledger,
      ),
    ),
    farms: holdings.map((holding) => holdingView(holding, { season, day }, rules)),
  };
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
