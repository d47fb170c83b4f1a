import { gridOfMetres, onGridIfNeeded } from '#server/db/overlays.ts';
import { isGeometryError } from '#server/db/spatial.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { cutLand, type Cut, type CutOptions, type CutRow } from './cut-land.repository.ts';
import { findDeducted, type DeductedParcel } from './deducted-parcels.repository.ts';

/** What was cut off a parcel: by the place of the cut, and all together. */
export interface CutParcel {
  readonly all: CutRow | undefined;
  readonly places: ReadonlyMap<number, CutRow>;
}

/** The cuts of a parcel. */
interface ParcelCuts {
  readonly parcel: DeductedParcel;
  readonly cuts: readonly Cut[];
}

/** One call may ask for outlines of so many points. */
const mostPoints = 500_000;
/** And one statement for so many times as many cuts: others who ask have their turn between them. */
const pointsOfPiece = 20_000;

/** All of some parcels, in their order. Throws `parcel.notFound` and `deductions.tooLarge`. */
export async function requireParcels(
  farms: FarmReading,
  parcelIds: readonly number[],
  now: Date,
): Promise<DeductedParcel[]> {
  const wanted = [...new Set(parcelIds)];
  const parcels = await findDeducted(farms, wanted, now);
  if (parcels.length < wanted.length) throw new Failure('parcel.notFound');
  if (parcels.reduce((sum, { points }) => sum + points, 0) > mostPoints) throw new Failure('deductions.tooLarge');
  return parcels;
}

/** Cuts land off parcels, some at a time. Throws `deductions.tooLarge` where the database cannot cut it. */
export async function cutInPieces(
  farms: FarmReading,
  wished: readonly ParcelCuts[],
  options: CutOptions,
): Promise<ReadonlyMap<number, CutParcel>> {
  const rows: CutRow[] = [];
  try {
    for (const piece of piecesOf(wished)) {
      const cut = await onGridIfNeeded(gridOfMetres, (grid) => cutLand(farms, piece, { ...options, grid }));
      rows.push(...cut);
    }
  } catch (error) {
    if (isGeometryError(error)) throw new Failure('deductions.tooLarge', { cause: error });
    throw error;
  }
  return byParcel(rows);
}

/** Nobody leaves out less than a millimetre, and the database makes all of a parcel or nothing of it. */
const millimetresOfMetre = 1000;

function toMillimetre(cut: Cut): Cut {
  return { ...cut, metres: Math.round(cut.metres * millimetresOfMetre) / millimetresOfMetre };
}

function piecesOf(wished: readonly ParcelCuts[]): Cut[][] {
  const pieces: Cut[][] = [];
  let piece: Cut[] = [];
  let points = 0;
  for (const { parcel, cuts } of wished) {
    piece.push(...cuts.map(toMillimetre).filter(({ along, metres }) => metres > 0 || along !== 'BOUNDARY'));
    points += parcel.points * cuts.length;
    if (points < pointsOfPiece) continue;
    pieces.push(piece);
    piece = [];
    points = 0;
  }
  return [...pieces, piece].filter(({ length }) => length > 0);
}

function byParcel(rows: readonly CutRow[]): ReadonlyMap<number, CutParcel> {
  const parcels = new Map<number, { all: CutRow | undefined; places: Map<number, CutRow> }>();
  for (const row of rows) {
    const parcel = parcels.get(row.parcelId) ?? { all: undefined, places: new Map<number, CutRow>() };
    if (row.place === null) parcel.all = row;
    else parcel.places.set(row.place, row);
    parcels.set(row.parcelId, parcel);
  }
  return parcels;
}
