import type { KnownPart } from '@brazda/contract/agroevidence/plan-parts.ts';
import type {
  PlanCell,
  ParcelCrop,
  PlanEntry,
  PlannedParcel,
  SowingPlan,
} from '@brazda/contract/agroevidence/sowing-plan.ts';
import { cropRoles, mostParts } from '@brazda/domain/enumerations/crop-role.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { mostOfParcel } from '@brazda/domain/land-shares.ts';

/** What a part of a parcel is to have in a season, as the call takes it; without a part, the whole parcel. */
export type PlanEdit = Omit<ParcelCrop, 'part'> & { readonly part?: number };

type CropRole = PlanEntry['role'];

/** Where a crop of one role stands: a parcel in a season. */
export interface PlanPlace {
  readonly parcelId: number;
  readonly seasonId: number;
}

export function wholeCrop(place: PlanPlace, cropId: number | null, role: CropRole = 'MAIN'): PlanEdit {
  return { ...place, cropId, role, area: null };
}

/** A crop as somebody says it for a cell: on so many hectares, or on what the others leave. */
export interface SaidCrop {
  readonly cropId: number;
  readonly role: CropRole;
  readonly area: number | null;
}

/** What makes a cell say what is said, and nothing else: its main crops and its catch crops. */
export function cellEdits(parcel: PlannedParcel, seasonId: number, said: readonly SaidCrop[]): PlanEdit[] {
  const place = { parcelId: parcel.id, seasonId };
  return cropRoles.flatMap((role): PlanEdit[] => {
    const crops = said.filter((crop) => crop.role === role);
    const [only, ...others] = crops;
    if (!only) return isNothingThere(parcel, seasonId, role) ? [] : [wholeCrop(place, null, role)];
    if (others.length === 0) return [{ ...place, ...only }];
    return [wholeCrop(place, null, role), ...crops.map((crop, at) => ({ ...place, ...crop, part: at + 1 }))];
  });
}

/** What takes all out of a cell that is planned there. */
export function clearedCell(parcel: PlannedParcel, seasonId: number): PlanEdit[] {
  const roles = cropRoles.filter((role) => entriesOf(parcel, seasonId, role).length > 0);
  return roles.map((role) => wholeCrop({ parcelId: parcel.id, seasonId }, null, role));
}

/** That no main crop is planned is said in any case: it may be so by now. */
function isNothingThere(parcel: PlannedParcel, seasonId: number, role: CropRole): boolean {
  return role !== 'MAIN' && entriesOf(parcel, seasonId, role).length === 0;
}

/** Whether the parts of each role have room on a parcel. */
export function hasRoom(
  { area }: Pick<PlannedParcel, 'area'>,
  said: readonly Pick<SaidCrop, 'role' | 'area'>[],
): boolean {
  return cropRoles.every((role) => {
    const planned = said.filter((crop) => crop.role === role);
    return (
      planned.length <= mostParts && planned.reduce((sum, crop) => sum + (crop.area ?? 0), 0) <= area * mostOfParcel
    );
  });
}

/** The plan as it is after some edits, done one after the other; parcels that they do not touch stay the same objects. */
export function editedPlan(plan: SowingPlan, edits: readonly PlanEdit[]): SowingPlan {
  const ofParcels = groupedBy(edits, ({ parcelId }) => parcelId);
  const parcels = plan.parcels.map((parcel) => {
    const own = ofParcels.get(parcel.id);
    return own ? { ...parcel, entries: own.reduce(editedEntries, parcel.entries) } : parcel;
  });
  return { ...plan, parcels };
}

function editedEntries(entries: PlanEntry[], edit: PlanEdit): PlanEntry[] {
  const { seasonId, cropId, role, part, area } = edit;
  const others = entries.filter((entry) => !isTouched(entry, edit));
  if (cropId === null) return others;
  const entry: PlanEntry = { seasonId, cropId, role, part: part ?? 1, area, origin: 'MANUAL', isToCheck: false };
  return [...others, entry].toSorted(inOrder);
}

function isTouched(entry: PlanEntry, { seasonId, role, part }: PlanEdit): boolean {
  return entry.seasonId === seasonId && entry.role === role && (part === undefined || entry.part === part);
}

/** As the server gives them: the main crops first. */
function inOrder(one: PlanEntry, other: PlanEntry): number {
  return (
    one.seasonId - other.seasonId ||
    Number(one.role !== 'MAIN') - Number(other.role !== 'MAIN') ||
    one.part - other.part
  );
}

/** Edits that say what stood in their cells when somebody looked at them: each cell once, by the first edit of it. */
export function knownEdits(seen: readonly PlannedParcel[], edits: readonly PlanEdit[]): PlanEdit[] {
  const parcels = new Map(seen.map((parcel) => [parcel.id, parcel]));
  const said = new Set<string>();
  return edits.map((edit) => {
    const parcel = parcels.get(edit.parcelId);
    const key = cellOf(edit);
    if (!parcel || said.has(key)) return edit;
    said.add(key);
    return { ...edit, known: partsOf(entriesOf(parcel, edit.seasonId, edit.role)) };
  });
}

/** The same edits, to be done over what somebody else has planned in some of their cells meanwhile. */
export function editsOver(cells: readonly PlanCell[], edits: readonly PlanEdit[]): PlanEdit[] {
  const now = new Map(cells.map((cell) => [cellOf(cell), partsOf(cell.entries)]));
  return edits.map((edit) => (edit.known ? { ...edit, known: now.get(cellOf(edit)) ?? edit.known } : edit));
}

function partsOf(entries: readonly PlanEntry[]): KnownPart[] {
  return entries.map(({ part, cropId, area }) => ({ part, crop: cropId, area }));
}

export function cellOf({ parcelId, seasonId, role }: Pick<PlanEdit, 'parcelId' | 'seasonId' | 'role'>): string {
  return `${parcelId} ${seasonId} ${role}`;
}

/** What brings a plan back to what it says now, once the edits are done. */
export function inverseOf(plan: SowingPlan, edits: readonly PlanEdit[]): PlanEdit[] {
  const parcels = new Map(plan.parcels.map((parcel) => [parcel.id, parcel]));
  const cells = new Map(edits.map((edit) => [cellOf(edit), edit]));
  return [...cells.values()].flatMap((edit) => {
    const parcel = parcels.get(edit.parcelId);
    return parcel ? asItIs(parcel, edit.seasonId, edit.role) : [];
  });
}

/** The edits that bring about what a parcel has in a season, whatever it has by then. */
function asItIs(parcel: PlannedParcel, seasonId: number, role: CropRole): PlanEdit[] {
  const place = { parcelId: parcel.id, seasonId };
  const entries = entriesOf(parcel, seasonId, role);
  const [only, ...others] = entries;
  if (only && others.length === 0 && only.part === 1) return [{ ...place, role, cropId: only.cropId, area: only.area }];
  return [
    wholeCrop(place, null, role),
    ...entries.map(({ cropId, part, area }) => ({ ...place, role, cropId, part, area })),
  ];
}

/** Edits in portions of at most so many, none of which takes a cell apart. */
export function inPortionsOfCells(edits: readonly PlanEdit[], most: number): readonly (readonly PlanEdit[])[] {
  const portions: PlanEdit[][] = [];
  for (const ofCell of groupedBy(edits, cellOf).values()) {
    const last = portions.at(-1);
    if (last && last.length + ofCell.length <= most) last.push(...ofCell);
    else portions.push([...ofCell]);
  }
  return portions;
}

/** How many cells of the grid some edits are about. */
export function cellCount(edits: readonly PlanPlace[]): number {
  return new Set(edits.map(({ parcelId, seasonId }) => `${parcelId} ${seasonId}`)).size;
}

export function entriesOf({ entries }: PlannedParcel, seasonId: number, role: CropRole = 'MAIN'): PlanEntry[] {
  return entries.filter((entry) => entry.seasonId === seasonId && entry.role === role);
}
