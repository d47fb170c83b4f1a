import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { FarmChange, FarmTransaction } from '#server/db/farm-scope.ts';
import { storedOutline, type JudgedParcel } from '../land/judge-parcels.ts';
import { dropItems, findMetItems, findMetLand, hasAnyParcel, lockLand, type MetLand } from './known-land.repository.ts';

/** Outlines so alike are the same: what differs is rounding and repairs. */
const sameOutline = 0.98;
/** Blocks of one number are the same also where the outline was mended a little. */
const sameBlock = 0.8;
/** So much of both in the other is one parcel in two states: a file that brings it anew is compared with it. */
const sameParcel = 0.5;
/** Less than this lies on neighbours wherever two have drawn their common edge. */
const worthTelling = 0.05;

/** What is known of the parcels of a file beside those that a farm has. */
export interface KnownLand {
  /** Rows of the file that the farm has already. */
  readonly rows: readonly number[];
  readonly problems: readonly LandProblem[];
}

/** Which of the parcels that were judged a farm has already, and which lie over others of it. */
export async function compareWithFarm(
  tx: FarmTransaction,
  farmId: number,
  judged: readonly JudgedParcel[],
): Promise<KnownLand> {
  const given = judged.map(({ parcel, outline }) => ({
    row: parcel.row,
    name: parcel.name ?? parcel.blockNumber ?? String(parcel.row),
    outline: storedOutline({ parcel, outline }),
    areaM2: outline.areaM2,
    square: parcel.square,
    blockNumber: parcel.blockNumber,
    externalId: parcel.externalId,
  }));
  const met = await findMetLand(tx, farmId, given);
  const others = met.filter((land) => !land.hasSameNumber && land.likeness < sameParcel);
  return { rows: met.filter(isSame).map(({ row }) => row), problems: others.filter(isWorthTelling).map(problemOf) };
}

/** Takes what a farm has already out of what an import has laid by, and tells of it; nobody else adds land meanwhile. */
export async function dropKnownItems(tx: FarmChange, farmId: number, importId: number): Promise<KnownLand> {
  await lockLand(tx, farmId);
  if (!(await hasAnyParcel(tx, farmId))) return { rows: [], problems: [] };
  const known = knownOf(await findMetItems(tx, farmId, importId));
  if (known.rows.length > 0) await dropItems(tx, farmId, importId, known.rows);
  return known;
}

function knownOf(met: readonly MetLand[]): KnownLand {
  const told = met.filter((land) => isSame(land) || isWorthTelling(land));
  return { rows: met.filter(isSame).map(({ row }) => row), problems: told.map(problemOf) };
}

function isSame({ likeness, hasSameNumber }: MetLand): boolean {
  return likeness >= sameOutline || (hasSameNumber && likeness >= sameBlock);
}

function isWorthTelling({ covered }: Pick<MetLand, 'covered'>): boolean {
  return covered >= worthTelling;
}

function problemOf(land: MetLand): LandProblem {
  return {
    code: isSame(land) ? 'landFile.parcelKnown' : 'landFile.parcelOverlaps',
    severity: 'WARNING',
    row: land.row,
    parcel: land.name,
    detail: { known: land.knownName, percent: Math.round(land.covered * 100) },
  };
}
