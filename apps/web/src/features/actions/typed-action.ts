import type { ActionDetail, ActionMaterial, ActionTarget } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import type { CultivationRole } from '@brazda/contract/agroevidence/seed-applications.ts';
import {
  actionTypesOf,
  type ActionGroup,
  type ActionState,
  type ActionType,
  type AmountBasis,
  type HarvestedKind,
} from '@brazda/domain/enumerations/action.ts';
import type { DeductionVariant } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { DriftReduction, MaterialKind, MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import type { GrazingAnimals, IrrigationUnit } from '@brazda/domain/enumerations/other-work.ts';
import { timeIn } from './typed-hours.ts';

export type ChosenCrop = Pick<Crop, 'name' | 'color'> & { readonly id: number };

/** An amount as it was said: what follows from it is never kept, so that it cannot drift. */
export interface TypedAmount {
  readonly value: number | null;
  readonly unit: MaterialUnit;
  readonly basis: AmountBasis;
}

export interface ChosenMaterial {
  readonly id: number;
  readonly kind: MaterialKind;
  readonly name: string;
}

export interface TypedMaterial extends TypedAmount {
  /** Tells rows apart while they come and go. */
  readonly key: number;
  readonly material: ChosenMaterial | null;
  readonly batch: string;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly organismCodes: readonly string[];
  readonly purpose: string;
}

export interface TypedTarget {
  readonly parcelId: number;
  /** Hectares, also of what is drawn; null for all of the parcel. */
  readonly area: number | null;
  readonly geometry: ActionTarget['geometry'];
  readonly growthStage: number | null;
}

export interface TypedSpray {
  readonly water: number | null;
  readonly tank: number | null;
  readonly nozzle: string;
  readonly driftReduction: DriftReduction | null;
  readonly wind: number | null;
  readonly temperature: number | null;
}

export interface TypedGrazing {
  readonly animals: GrazingAnimals | null;
  readonly head: number | null;
  readonly days: number | null;
}

export interface TypedIrrigation {
  readonly value: number | null;
  readonly unit: IrrigationUnit;
}

/** An action as it stands in its form; what is not of its group is left as it is and never sent. */
export interface TypedAction {
  readonly group: ActionGroup;
  readonly type: ActionType;
  readonly state: ActionState;
  readonly day: string | null;
  /** HH:MM by the clocks of the farm; empty where nobody says. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly operator: string;
  readonly machine: string;
  readonly note: string;
  readonly orderId: number | null;
  readonly targets: readonly TypedTarget[];
  readonly crop: ChosenCrop | null;
  readonly cropRole: CultivationRole;
  readonly materials: readonly TypedMaterial[];
  readonly mainProduct: TypedAmount;
  readonly byProduct: TypedAmount;
  readonly moisture: number | null;
  readonly byProductTaken: boolean | null;
  readonly endsCrop: boolean;
  readonly cut: number | null;
  readonly incorporatedOn: string | null;
  readonly timing: DeductionVariant | null;
  readonly spray: TypedSpray;
  readonly grazing: TypedGrazing;
  readonly irrigation: TypedIrrigation;
}

export const emptySpray: TypedSpray = {
  water: null,
  tank: null,
  nozzle: '',
  driftReduction: null,
  wind: null,
  temperature: null,
};
const noGrazing: TypedGrazing = { animals: null, head: null, days: null };
const noIrrigation: TypedIrrigation = { value: null, unit: 'MM' };
const noYield: TypedAmount = { value: null, unit: 'T', basis: 'HECTARE' };

/** What is said of one package, and of no other. */
const noPackage = { batch: '', producedOn: null, expiresOn: null } as const;

export function emptyMaterial(key: number): TypedMaterial {
  const said = { value: null, unit: 'KG', basis: 'HECTARE' } as const;
  return { key, material: null, ...said, ...noPackage, organismCodes: [], purpose: '' };
}

/** A new action of a group, done today. */
export function newAction(group: ActionGroup, day: string): TypedAction {
  const isBrought = group === 'SOWING' || group === 'EPH';
  return {
    ...{ group, type: actionTypesOf[group][0], state: 'DONE', day, startedAt: '', finishedAt: '' },
    ...{ operator: '', machine: '', note: '', orderId: null, targets: [], crop: null, cropRole: 'MAIN' },
    ...{ materials: isBrought ? [emptyMaterial(0)] : [], mainProduct: noYield, byProduct: noYield },
    ...{ moisture: null, byProductTaken: null, endsCrop: true, cut: null, incorporatedOn: null, timing: null },
    ...{ spray: emptySpray, grazing: noGrazing, irrigation: noIrrigation },
  };
}

/** Something of which an earlier version of this application did not ask all. */
export type Formerly<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

type FormerlyTyped = Formerly<Omit<TypedAction, 'materials'>, 'grazing' | 'irrigation'> & {
  readonly materials: readonly Formerly<TypedMaterial, 'producedOn' | 'expiresOn'>[];
};

/** What an earlier version of this application has kept: of what was not asked then nothing is said. */
export function typedBefore(kept: FormerlyTyped): TypedAction {
  const materials = kept.materials.map((material) => ({ ...noPackage, ...material }));
  return { grazing: noGrazing, irrigation: noIrrigation, ...kept, materials };
}

/** An action that there is, as its form shows it. */
export function typedAction(known: ActionDetail, timeZone: string): TypedAction {
  const { group, state, day, crop, spray } = known;
  return {
    ...{ group, type: known.actionType.name, state, day, orderId: known.orderId },
    startedAt: known.startedAt === null ? '' : timeIn(known.startedAt, timeZone),
    finishedAt: known.finishedAt === null ? '' : timeIn(known.finishedAt, timeZone),
    ...{ operator: known.operator ?? '', machine: known.machine ?? '', note: known.note ?? '' },
    targets: known.targets.map(typedTarget),
    crop: crop === null || crop.id === null ? null : { id: crop.id, name: crop.name, color: crop.color },
    cropRole: known.cropRole ?? 'MAIN',
    materials: known.materials.map(typedMaterial),
    mainProduct: productOf(known, 'MAIN_PRODUCT'),
    byProduct: productOf(known, 'BY_PRODUCT'),
    ...{ moisture: known.moisture, byProductTaken: known.byProductTaken, endsCrop: known.endsCrop ?? true },
    ...{ cut: known.cut, incorporatedOn: known.incorporatedOn, timing: known.timing },
    spray: spray === null ? emptySpray : { ...spray, nozzle: spray.nozzle ?? '' },
    ...typedOtherWork(known),
  };
}

function typedOtherWork({ grazing, irrigation }: ActionDetail): Pick<TypedAction, 'grazing' | 'irrigation'> {
  return { grazing: grazing ?? noGrazing, irrigation: irrigation ?? noIrrigation };
}

/**
 * The same once more on another day: when exactly it was, by which order and in what weather is not carried over. Parcels that are
 * none any more are left to those that their land is of now, all of each: which part was worked of the former says nothing of them.
 */
export function copiedAction(known: ActionDetail, day: string, timeZone: string): TypedAction {
  const typed = typedAction(known, timeZone);
  return {
    ...typed,
    ...{ day, state: typed.state === 'PLANNED' ? 'PLANNED' : 'DONE', startedAt: '', finishedAt: '', orderId: null },
    ...{ incorporatedOn: null, spray: { ...typed.spray, wind: null, temperature: null } },
    targets: targetsNow(known, typed.targets),
    materials: typed.materials.map((material) => ({ ...material, ...noPackage })),
  };
}

function targetsNow({ successors }: ActionDetail, targets: readonly TypedTarget[]): readonly TypedTarget[] {
  const gone = new Map(successors.map(({ parcelId, parcels }) => [parcelId, parcels]));
  const kept = targets.filter(({ parcelId }) => !gone.has(parcelId));
  const known = new Set(kept.map(({ parcelId }) => parcelId));
  const now = new Set(successors.flatMap(({ parcels }) => parcels.map(({ id }) => id)).filter((id) => !known.has(id)));
  return [
    ...kept.map((target) => ({ ...target, growthStage: null })),
    ...Array.from(now, (parcelId) => ({ parcelId, area: null, geometry: null, growthStage: null })),
  ];
}

function typedTarget({ parcelId, area, areaOrigin, geometry, growthStage }: ActionTarget): TypedTarget {
  return { parcelId, area: areaOrigin === 'PARCEL' ? null : area, geometry, growthStage };
}

function typedMaterial(known: ActionMaterial, key: number): TypedMaterial {
  const { kind, materialId: id, name, value, unit, basis, organismCodes, producedOn, expiresOn } = known;
  const ofPackage = { producedOn, expiresOn };
  const said = {
    ...ofPackage,
    value,
    unit,
    basis,
    organismCodes,
    batch: known.batch ?? '',
    purpose: known.purpose ?? '',
  };
  return { key, material: { id, kind, name }, ...said };
}

function productOf({ products }: ActionDetail, wanted: HarvestedKind): TypedAmount {
  const known = products.find(({ product }) => product === wanted);
  return known ? { value: known.value, unit: known.unit, basis: known.basis } : noYield;
}
