import { addDays } from '@brazda/domain/days.ts';
import { actionGroupOf, isDone } from '@brazda/domain/enumerations/action.ts';
import type { RecordFindingCode } from '@brazda/domain/enumerations/old-record.ts';
import { holdsOn, type KnownRecords } from './known-records.ts';
import type { KnownStand } from './known-records.repository.ts';
import type { JudgedRow, JudgedTarget } from './judged-row.ts';

/** A crop that an old sowing lets stand where nothing is known to have stood. */
export interface LaidCrop {
  readonly parcelId: number;
  readonly cropId: number;
  readonly from: string;
  /** The first day on which it stands no more; null where it stands today. */
  readonly to: string | null;
  readonly sownBy: JudgedRow;
  /** The harvest of the file that ends it. */
  readonly endedBy: JudgedRow | null;
}

/** To which crop what was done on a parcel counts: one that is known, or one that the import lays. */
export type MeantStand = { readonly cultivationId: number } | { readonly laid: LaidCrop };

export interface CropMoves {
  readonly laid: readonly LaidCrop[];
  /** Of a row on a parcel. */
  readonly standOf: (row: JudgedRow, parcelId: number) => MeantStand | undefined;
}

/** A sowing that nothing has ended is of the crop that stands today, if it is not older. */
const longestStandDays = 400;
/** So much of a parcel is all of it. */
const asGoodAsAll = 0.99;

interface OnParcel {
  readonly row: JudgedRow;
  readonly day: string;
  readonly target: JudgedTarget;
}

/**
 * Lets crops of old sowings stand, only where and as long as nothing is known to stand there, and lets old harvests end these
 * alone: what the farm knows of its land stays as it is. What cannot be done so is told of the row.
 */
export function moveCrops(rows: readonly JudgedRow[], known: KnownRecords): CropMoves {
  const laid: LaidCrop[] = [];
  for (const [parcelId, own] of onParcels(rows)) laid.push(...layOn(parcelId, own, known));
  const laidOn = new Map<number, LaidCrop[]>();
  for (const one of laid) laidOn.set(one.parcelId, [...(laidOn.get(one.parcelId) ?? []), one]);
  return {
    laid,
    standOf: (row, parcelId) => standOf(row, known.standsOf.get(parcelId) ?? [], laidOn.get(parcelId) ?? []),
  };
}

/** Sowings and harvests that were done, by parcel, in the order of their days. */
function onParcels(rows: readonly JudgedRow[]): ReadonlyMap<number, OnParcel[]> {
  const found = new Map<number, OnParcel[]>();
  const ordered = rows
    .flatMap((row) => (row.day !== null && isDone(row.state) && isOfCrops(row) ? [{ row, day: row.day }] : []))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.row.number - other.row.number));
  for (const { row, day } of ordered) {
    for (const target of row.targets) {
      const own = found.get(target.parcel.id);
      if (own) own.push({ row, day, target });
      else found.set(target.parcel.id, [{ row, day, target }]);
    }
  }
  return found;
}

function isOfCrops({ type }: JudgedRow): boolean {
  return type === 'HARVEST' || isSowing(type);
}

function isSowing(type: JudgedRow['type']): boolean {
  return type !== null && actionGroupOf(type) === 'SOWING';
}

function layOn(parcelId: number, own: readonly OnParcel[], known: KnownRecords): LaidCrop[] {
  const stands = (known.standsOf.get(parcelId) ?? []).filter(({ role }) => role === 'MAIN');
  const laid: LaidCrop[] = [];
  for (const [at, sowing] of own.entries()) {
    if (!isSowing(sowing.row.type)) continue;
    const crop = layOne(parcelId, sowing, { own, at, stands, laid, today: known.today });
    if (typeof crop === 'string') tellOnce(sowing.row, crop);
    else if (crop) {
      laid.push(crop);
      sowing.row.movesCrops = true;
      if (crop.to === null) tellOnce(sowing.row, 'cropStands');
      if (crop.endedBy) crop.endedBy.movesCrops = true;
    }
  }
  for (const { row, day } of own.filter((one) => one.row.type === 'HARVEST')) {
    const open = stands.find((one) => holdsOn(one, day) && (row.cropId === null || one.cropId === row.cropId));
    if (open) tellOnce(row, 'cropNotEnded');
  }
  return laid;
}

interface Around {
  readonly own: readonly OnParcel[];
  readonly at: number;
  readonly stands: readonly KnownStand[];
  readonly laid: readonly LaidCrop[];
  readonly today: string;
}

/** The crop that a sowing lays; why it lays none, or undefined where it is known to stand already. */
function layOne(parcelId: number, sowing: OnParcel, around: Around): LaidCrop | RecordFindingCode | undefined {
  const { row, day, target } = sowing;
  const { stands, laid, today } = around;
  const { cropId } = row;
  if (cropId === null) return 'cropNotMoved';
  const there = stands.filter((one) => holdsOn(one, day));
  if (there.some((one) => one.cropId === cropId)) return undefined;
  const isWhole = target.areaM2 >= target.version.areaM2 * asGoodAsAll;
  if (there.length > 0 || laid.some((one) => holdsOn(one, day)) || !isWhole) return 'cropNotMoved';
  const { to, endedBy } = endOf(sowing, cropId, around);
  if (to === null && day < addDays(today, -longestStandDays)) return 'cropEndUnknown';
  return { parcelId, cropId, from: day, to, sownBy: row, endedBy };
}

/** When a crop that was sown stands no more: once it is harvested, or something else was sown or is known to stand. */
function endOf({ row, day }: OnParcel, cropId: number, { own, at, stands }: Around): Pick<LaidCrop, 'to' | 'endedBy'> {
  const later = own.slice(at + 1).filter((one) => one.day > day);
  const harvest =
    row.type === 'SOWING' ? later.find((one) => one.row.type === 'HARVEST' && mayEnd(one, cropId)) : undefined;
  const ends = [
    harvest?.day,
    later.find((one) => isSowing(one.row.type))?.day,
    ...stands.flatMap(({ from }) => (from !== null && from > day ? [from] : [])),
  ].filter((end) => end !== undefined);
  const to = ends.toSorted()[0] ?? null;
  return { to, endedBy: harvest && harvest.day === to ? harvest.row : null };
}

/** A harvest of another crop, or of a part, ends nothing of it. */
function mayEnd({ row, target }: OnParcel, cropId: number): boolean {
  return (row.cropId === null || row.cropId === cropId) && target.areaM2 >= target.version.areaM2 * asGoodAsAll;
}

function tellOnce(row: JudgedRow, code: RecordFindingCode): void {
  if (!row.findings.some((finding) => finding.code === code)) row.findings.push({ code, column: null, value: null });
}

/** The crop that is named, else the one with the most land; a harvest is of what ends on its day as well. */
function standOf(
  { day, type, cropId }: JudgedRow,
  stands: readonly KnownStand[],
  laid: readonly LaidCrop[],
): MeantStand | undefined {
  if (day === null) return undefined;
  const isThere = (one: { readonly from: string | null; readonly to: string | null }): boolean =>
    holdsOn(one, day) || (type === 'HARVEST' && one.to === day);
  const known = stands
    .filter(isThere)
    .toSorted((one, other) => rank(other) - rank(one) || (other.areaM2 ?? 0) - (one.areaM2 ?? 0));
  const own = laid.filter(isThere);
  const named =
    known.find((one) => one.cropId === cropId) ?? own.find((one) => one.cropId === cropId) ?? own[0] ?? known[0];
  if (!named) return undefined;
  return 'id' in named ? { cultivationId: named.id } : { laid: named };
}

function rank({ role, areaM2 }: KnownStand): number {
  return (role === 'MAIN' ? 2 : 0) + (areaM2 === null ? 1 : 0);
}
