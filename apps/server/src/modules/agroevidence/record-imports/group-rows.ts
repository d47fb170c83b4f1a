import { actionGroupOf, mostMaterials, mostTargets } from '@brazda/domain/enumerations/action.ts';
import type { JudgedAmount, JudgedMaterial, JudgedProduct, JudgedRow, JudgedTarget } from './judged-row.ts';

export interface GroupingChoice {
  readonly joinsParcels: boolean;
  readonly joinsMaterials: boolean;
}

/** Rows of one work on the same parcels, with all that was brought onto them at once. */
export interface WorkedLand {
  readonly targets: readonly JudgedTarget[];
  readonly materials: readonly JudgedMaterial[];
  readonly products: readonly JudgedProduct[];
  readonly growthStage: number | null;
  readonly rows: readonly JudgedRow[];
}

/** An action that rows become: what its first row says of all, on all their parcels. */
export interface GroupedAction {
  readonly head: JudgedRow;
  readonly note: string | null;
  readonly land: readonly WorkedLand[];
}

interface Unit extends WorkedLand {
  readonly head: JudgedRow;
  readonly note: string | null;
}

/** Puts rows together that are one action; says of each of which, counted from 1 in the order of the rows. */
export function groupRows(
  rows: readonly JudgedRow[],
  { joinsParcels, joinsMaterials }: GroupingChoice,
): GroupedAction[] {
  const units = joinsMaterials ? mixed(rows) : rows.map(unitOf);
  const actions = joinsParcels
    ? onManyParcels(units)
    : units.map((unit) => ({ head: unit.head, note: unit.note, land: [unit] }));
  for (const [at, { land }] of actions.entries())
    for (const { rows: own } of land) for (const row of own) row.place = at + 1;
  return actions;
}

function unitOf(row: JudgedRow): Unit {
  const { targets, materials, products, growthStage, note } = row;
  return { head: row, note, targets, materials, products, growthStage, rows: [row] };
}

/** Rows of one parcel, day and work that differ in what was brought onto it are one mix. */
function mixed(rows: readonly JudgedRow[]): Unit[] {
  const units: Unit[] = [];
  const placeOf = new Map<string, number>();
  for (const row of rows) {
    const key = mayMix(row) ? JSON.stringify([whatAndWhen(row), row.growthStage, landKey(row.targets)]) : undefined;
    const at = key === undefined ? undefined : placeOf.get(key);
    const known = at === undefined ? undefined : units[at];
    if (at !== undefined && known && canTake(known, row)) {
      units[at] = {
        ...known,
        materials: [...known.materials, ...row.materials],
        note: joined(known.note, row.note),
        rows: [...known.rows, row],
      };
      continue;
    }
    if (key !== undefined) placeOf.set(key, units.length);
    units.push(unitOf(row));
  }
  return units;
}

function mayMix({ type, materials, hasUnknownMaterial }: JudgedRow): boolean {
  const group = type === null ? null : actionGroupOf(type);
  return (group === 'EPH' || group === 'SOWING') && (materials.length > 0 || hasUnknownMaterial);
}

function canTake({ materials }: Unit, row: JudgedRow): boolean {
  const known = new Set(materials.map(referenceKey));
  return (
    materials.length + row.materials.length <= mostMaterials &&
    row.materials.every((one) => !known.has(referenceKey(one)))
  );
}

function referenceKey({ material: { id, kind, name } }: JudgedMaterial): string {
  return id === null ? `${kind} ${name}` : String(id);
}

function joined(one: string | null, other: string | null): string | null {
  if (one === null || other === null || one === other) return one ?? other;
  return `${one}; ${other}`.slice(0, 2000);
}

function landKey(targets: readonly JudgedTarget[]): unknown {
  return targets.map(({ parcel, areaM2 }) => [parcel.id, Math.round(areaM2)]);
}

/** What rows of one action say alike. Those that let crops stand or end are none with those that do not. */
function whatAndWhen(row: JudgedRow): unknown {
  const { day, type, state, operator, machine, cropId, startedAt, finishedAt, water, moisture, movesCrops } = row;
  const { grazing, irrigation } = row;
  return [
    day,
    type,
    state,
    operator,
    machine,
    cropId,
    startedAt,
    finishedAt,
    water,
    moisture,
    grazing,
    irrigation,
    movesCrops,
    row.hasUnknownMaterial,
  ];
}

/** Works on several parcels that are the same in all but the parcel: the dose for a hectare among it. */
function onManyParcels(units: readonly Unit[]): GroupedAction[] {
  const actions: { head: JudgedRow; note: string | null; land: Unit[]; parcels: Set<number> }[] = [];
  const open = new Map<string, (typeof actions)[number][]>();
  for (const unit of units) {
    const key = JSON.stringify([
      whatAndWhen(unit.head),
      unit.note,
      unit.materials.map(materialKey),
      unit.products.map(productKey),
    ]);
    const own = open.get(key) ?? [];
    const action = own.find((one) => hasRoom(one.parcels, unit) && isSameDose(one.land[0] ?? unit, unit));
    const parcels = unit.targets.map(({ parcel }) => parcel.id);
    if (action) {
      action.land.push(unit);
      for (const parcel of parcels) action.parcels.add(parcel);
      continue;
    }
    const next = { head: unit.head, note: unit.note, land: [unit], parcels: new Set(parcels) };
    actions.push(next);
    open.set(key, [...own, next]);
  }
  return actions;
}

function hasRoom(parcels: ReadonlySet<number>, { targets }: Unit): boolean {
  return parcels.size + targets.length <= mostTargets && targets.every(({ parcel }) => !parcels.has(parcel.id));
}

function materialKey(one: JudgedMaterial): unknown {
  return [referenceKey(one), one.batch, one.producedOn, one.expiresOn, one.purpose, amountKey(one)];
}

function productKey(one: JudgedProduct): unknown {
  return [one.product, amountKey(one)];
}

/** Doses are the same to the last figure; of totals, which follow the area, only unit and sort. */
function amountKey({ value, unit, basis }: JudgedAmount): unknown {
  return basis === 'HECTARE' ? [value, unit] : [unit];
}

/** Totals that come to other doses are of other works. */
const sameShare = 0.01;

function isSameDose(one: WorkedLand, other: WorkedLand): boolean {
  const doses = (land: WorkedLand): number[] => {
    const area = land.targets.reduce((sum, { areaM2 }) => sum + areaM2, 0);
    return [...land.materials, ...land.products].map(({ value, basis }) =>
      basis === 'HECTARE' ? value : value / area,
    );
  };
  const others = doses(other);
  return doses(one).every((dose, at) => Math.abs(dose - (others[at] ?? 0)) <= dose * sameShare);
}
