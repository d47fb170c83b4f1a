import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import { actionGroupOf } from '@brazda/domain/enumerations/action.ts';
import { divideByArea, totalOf, unitKindOf } from '@brazda/domain/materials/amount.ts';
import { unknownNitrogen } from '@brazda/domain/materials/nitrogen.ts';
import { searchKeyOf } from '../actions/draft-action.ts';
import { weighNitrogen } from '../actions/weigh-amounts.ts';
import type { ActionColumns, AmountKind, WeighedAmount } from '../actions/written-actions.repository.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';
import type { GroupedAction, WorkedLand } from './group-rows.ts';
import type { ImportedAction, ImportedTarget } from './imported-actions.repository.ts';
import type { JudgedAmount, JudgedRow, MaterialReference } from './judged-row.ts';
import type { CropMoves, MeantStand } from './move-crops.ts';

/** A parcel of an action that is to be written, with the crop that it is to count to. */
export interface ComposedTarget extends ImportedTarget {
  readonly stand: MeantStand | undefined;
}

/** An action that is to be written, made of rows of a file. */
export interface ComposedAction extends ImportedAction {
  readonly targets: readonly ComposedTarget[];
}

/** What it takes to make an action of rows. */
export interface Composing {
  /** The material that a reference names. */
  readonly materialOf: (reference: MaterialReference) => MaterialRow;
  readonly standOf: CropMoves['standOf'];
}

const nothing = {
  ...{ cropId: null, ownCropId: null, cropRole: null, endsCrop: null, cut: null, moisturePercent: null, orderId: null },
  ...{ byProductTaken: null, incorporatedOn: null, timing: null, waterLPerHa: null, tankL: null, nozzle: null },
  ...{ driftReduction: null, windMPerS: null, temperatureC: null, grazingAnimals: null, grazingHead: null },
  ...{ grazingDays: null, irrigationValue: null, irrigationUnit: null },
} as const;

/** Makes of grouped rows what is to be written: amounts come to their whole exactly, and to each row what it said. */
export function composeAction({ head, note, land }: GroupedAction, composing: Composing): ComposedAction {
  const columns = columnsOf(head, note);
  const places = land.flatMap((one) => one.targets.map((target) => ({ target, land: one })));
  const areas = places.map(({ target }) => target.areaM2);
  const amounts = weigh(land, areas, composing);
  const nitrogen = head.hasUnknownMaterial
    ? areas.map(() => unknownNitrogen)
    : weighNitrogen(amounts, areas.length, columns);
  const targets = places.map(({ target, land: { rows, growthStage } }, at): ComposedTarget => {
    const [row = head] = rows;
    const { parcel, version, areaM2, areaOrigin } = target;
    return {
      ...{ parcelId: parcel.id, versionId: version.id, areaM2, areaOrigin, growthStage },
      amounts: amounts.map(({ parts }) => parts[at] ?? 0),
      nitrogen: nitrogen[at] ?? unknownNitrogen,
      stand: composing.standOf(row, parcel.id),
    };
  });
  return { columns, amounts, targets, searchKey: searchKeyOf(columns, amounts) };
}

function columnsOf(head: JudgedRow, note: string | null): ActionColumns {
  const { type, day, state, startedAt, finishedAt, operator, machine, cropId, moisture, water, movesCrops } = head;
  if (type === null || day === null) throw new Error(`The row ${head.number} is not one that can be recorded`);
  const group = actionGroupOf(type);
  return {
    ...nothing,
    ...{
      type,
      day,
      state,
      startedAt,
      finishedAt,
      operator,
      machine,
      note,
      moisturePercent: moisture,
      waterLPerHa: water,
    },
    ...otherWorkOf(head),
    ...(cropId === null ? {} : cropColumns(cropId)),
    // What has moved no crop is not to move one when somebody mends a word of it.
    cropRole: group === 'SOWING' && movesCrops ? 'MAIN' : null,
    endsCrop: group === 'HARVEST' ? movesCrops : null,
  };
}

/** Nothing of what is not said. */
function otherWorkOf({ grazing, irrigation }: JudgedRow): Partial<ActionColumns> {
  return {
    ...(grazing && { grazingAnimals: grazing.animals, grazingHead: grazing.head, grazingDays: grazing.days }),
    ...(irrigation && { irrigationValue: irrigation.value, irrigationUnit: irrigation.unit }),
  };
}

interface SameAmount {
  readonly kind: AmountKind;
  readonly material: MaterialRow | null;
  readonly batch: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly purpose: string | null;
  /** Of each piece of land, in order. */
  readonly said: readonly JudgedAmount[];
}

function weigh(land: readonly WorkedLand[], areas: readonly number[], { materialOf }: Composing): WeighedAmount[] {
  const [first] = land;
  if (!first) return [];
  const ofMaterials = first.materials.map(({ material, batch, producedOn, expiresOn, purpose }, at): SameAmount => {
    const row = materialOf(material);
    const ofPackage = { batch, producedOn, expiresOn };
    return { kind: row.kind, material: row, ...ofPackage, purpose, said: land.map((one) => one.materials[at] ?? none) };
  });
  const ofProducts = first.products.map(({ product }, at): SameAmount => ({
    ...{ kind: product, material: null, batch: null, producedOn: null, expiresOn: null, purpose: null },
    said: land.map((one) => one.products[at] ?? none),
  }));
  return [...ofMaterials, ...ofProducts].map((amount) => weighOne(amount, land, areas));
}

const none: JudgedAmount = { value: 0, unit: 'KG', basis: 'TOTAL' };

/** What tables say nothing of. */
const unsaid = { organismCodes: [] } as const;

/** A dose is divided by areas; totals of rows stay what each row has said, and are said as their sum. */
function weighOne({ said, ...same }: SameAmount, land: readonly WorkedLand[], areas: readonly number[]): WeighedAmount {
  const [first = none] = said;
  const { unit, basis } = first;
  const common = { ...same, unit, basis, unitKind: unitKindOf(unit), ...unsaid };
  if (basis === 'HECTARE') {
    const amount = exact(totalOf(first, sum(areas)));
    return { ...common, value: first.value, amount, parts: divideByArea(amount, areas) };
  }
  const parts = land.flatMap(({ targets }, at) =>
    divideByArea(
      exact(totalOf(said[at] ?? none, 0)),
      targets.map(({ areaM2 }) => areaM2),
    ),
  );
  const value = Number(sum(said.map((one) => one.value)).toPrecision(12));
  return { ...common, value, amount: sum(parts), parts };
}

function exact(total: number | undefined): number {
  if (total === undefined) throw new Error('An amount is more than can be counted, though it was read');
  return total;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, part) => whole + part, 0);
}
