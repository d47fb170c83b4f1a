import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { proposeCrops, type UsualCrop } from '@brazda/domain/rotation/propose-crops.ts';
import { lastSeason } from '@brazda/domain/season.ts';
import type { RawBuilder } from 'kysely';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { lockParcels, writeCrops, type PlanKey } from './change-plan.repository.ts';
import { wishedColumns } from './wished-columns.ts';
import { rotationOfParcels, seasonsBefore } from './rotation-of-farm.ts';
import {
  findArableLand,
  findRotation,
  findRotationRules,
  type ReadRows,
  type RotationRow,
} from './rotation.repository.ts';

const cropsAtOnce = 2000;
/** A crop planned later must not come too soon after what is proposed now. */
const seasonsAfter = 5;

/** Plans what the rules propose where a season has no crop; gives how many parcels got one. */
export async function proposeSeason(tx: FarmChange, plan: PlanKey, season: number): Promise<number> {
  const read: ReadRows = async <R>(statement: RawBuilder<R>) => (await statement.execute(tx.sql)).rows;
  const last = Math.min(season + seasonsAfter, lastSeason);
  const rows = await findRotation(read, tx, { first: season - seasonsBefore, last, scenarioId: plan.scenarioId });
  const land = await findArableLand(read, tx);
  const rotation = rotationOfParcels(rows);
  const planned = new Set(rows.flatMap((row) => (row.season === season && row.isPlanned ? [row.parcelId] : [])));
  const open = land
    .filter(({ parcelId }) => !planned.has(parcelId))
    .map((parcel) => ({ ...parcel, crops: rotation.get(parcel.parcelId) ?? new Map<number, number[]>() }));
  const areaOf = new Map(land.map(({ parcelId, areaHa }) => [parcelId, areaHa]));
  const proposed = proposeCrops(open, season, usualCrops(rows, season, areaOf), await findRotationRules(read));
  const wishes = proposed.map((crop) => ({ ...crop, seasonId: season, role: 'MAIN' as const, area: null }));
  let written = 0;
  for (let from = 0; from < wishes.length; from += cropsAtOnce) {
    const piece = wishes.slice(from, from + cropsAtOnce);
    await lockParcels(
      tx,
      piece.map(({ parcelId }) => parcelId),
    );
    written += await writeCrops(tx, plan, piece.map(wishedColumns), 'RULE');
  }
  return written;
}

/** How much land the farm has had of each crop in a season, less what is planned of it already. */
function usualCrops(rows: readonly RotationRow[], season: number, areaOf: ReadonlyMap<number, number>): UsualCrop[] {
  const before = rows.filter((row) => row.season < season);
  const seasons = Math.max(1, new Set(before.map((row) => row.season)).size);
  const planned = rows.filter((row) => row.season === season && row.isPlanned);
  const sum = (ofCrop: readonly RotationRow[]): number =>
    ofCrop.reduce((areaHa, { parcelId }) => areaHa + (areaOf.get(parcelId) ?? 0), 0);
  return [...groupedBy(before, ({ cropId }) => cropId)].map(([cropId, ofCrop]) => ({
    cropId,
    areaHa: sum(ofCrop) / seasons - sum(planned.filter((row) => row.cropId === cropId)),
  }));
}
