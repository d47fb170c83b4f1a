import {
  actionGroups,
  actionStates,
  actionTypes,
  amountBases,
  areaOrigins,
  harvestedKinds,
  type ActionType as TypeOfAction,
} from '@brazda/domain/enumerations/action.ts';
import { deductionVariants } from '@brazda/domain/enumerations/deduction-kind.ts';
import { driftReductions, unitKinds } from '@brazda/domain/enumerations/material.ts';
import { grazingAnimals, irrigationUnits } from '@brazda/domain/enumerations/other-work.ts';
import { recordSources } from '@brazda/domain/enumerations/record-source.ts';
import { z } from 'zod';
import { ChangeId, FarmId, MultiPolygon } from '../shapes.ts';
import { ActionId, CultivationId, MaterialId, ParcelId } from './agroevidence.ids.ts';
import { Crop } from './crops.ts';
import { MaterialKind, MaterialUnit } from './material-facts.ts';
import { FoundOfMaterial, Judging, RestrictionFinding, Vote } from './restriction-shapes.ts';
import { CultivationRole } from './seed-applications.ts';

export const ActionType = z.enum(actionTypes as readonly [TypeOfAction, ...TypeOfAction[]]);
export type ActionType = z.infer<typeof ActionType>;
export const ActionGroup = z.enum(actionGroups);
export type ActionGroup = z.infer<typeof ActionGroup>;
export const ActionState = z.enum(actionStates);
export type ActionState = z.infer<typeof ActionState>;
export const ActionSource = z.enum(recordSources);

/** An amount as somebody has said it, and what follows from it. */
const amountFields = {
  value: z.number(),
  unit: MaterialUnit,
  /** Whether it was said for a hectare or for all of the land. */
  basis: z.enum(amountBases),
  unitKind: z.enum(unitKinds),
  /** Kilograms, litres or seed units, to the millionth. */
  total: z.number(),
};

export const ActionMaterial = z
  .object({
    kind: MaterialKind,
    materialId: MaterialId,
    /** As it was called when it was used. */
    name: z.string(),
    registrationNumber: z.string().nullable(),
    ...amountFields,
    batch: z.string().nullable(),
    /** As its package says them. */
    producedOn: z.iso.date().nullable(),
    expiresOn: z.iso.date().nullable(),
    /** What it was used against, by the codes of the catalogue of organisms. */
    organismCodes: z.array(z.string()),
    /** What those are called, in the same order; own ones as they were called when this was written. */
    organismNames: z.array(z.string()),
    purpose: z.string().nullable(),
  })
  .meta({ id: 'ActionMaterial' });
export type ActionMaterial = z.infer<typeof ActionMaterial>;

export const HarvestedKind = z.enum(harvestedKinds);

export const HarvestedProduct = z.object({ product: HarvestedKind, ...amountFields }).meta({ id: 'HarvestedProduct' });
export type HarvestedProduct = z.infer<typeof HarvestedProduct>;

/** An action as lists tell of it. */
export const Action = z
  .object({
    id: ActionId,
    farmId: FarmId,
    actionType: z.object({ name: ActionType }),
    group: ActionGroup,
    state: ActionState,
    /** On which it is done or to be done; of several days the first. */
    day: z.iso.date(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    source: ActionSource,
    operator: z.string().nullable(),
    machine: z.string().nullable(),
    note: z.string().nullable(),
    /** What was planned and is done by this. */
    orderId: ActionId.nullable(),
    /** Hectares worked, on all parcels. */
    area: z.number(),
    parcels: z.int(),
    /** The first of them by name. */
    firstParcels: z.array(z.object({ id: ParcelId, name: z.string() })),
    /** What is sown or harvested, or what it counts to. */
    crop: Crop.nullable(),
    /** Where it names none: those that it was done to, of most land first. */
    grownCrops: z.array(Crop),
    materials: z.array(ActionMaterial),
    products: z.array(HarvestedProduct),
    /** Kilograms brought onto the land; null where nobody knows how much, or nothing was. */
    nitrogen: z.number().nullable(),
    /** The worst that was found of it when it was recorded; unknown where it was not judged then. */
    vote: Vote,
    version: z.int(),
  })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof Action>;

export const ActionTarget = z
  .object({
    parcelId: ParcelId,
    name: z.string(),
    blockNumber: z.string().nullable(),
    /** Hectares worked. */
    area: z.number(),
    /** Hectares of the parcel as it was then. */
    parcelArea: z.number(),
    areaOrigin: z.enum(areaOrigins),
    geometry: MultiPolygon.nullable(),
    growthStage: z.int().nullable(),
    cultivationId: CultivationId.nullable(),
    /** What was sown there by that. */
    crop: Crop.nullable(),
    /** What falls to it of each material and then of each product, in their order: kilograms, litres or seed units. */
    amounts: z.array(z.number()),
    nitrogen: z.number().nullable(),
    countedNitrogen: z.number().nullable(),
    /** What was against it when it was recorded, or was not known. */
    found: z.array(FoundOfMaterial),
  })
  .meta({ id: 'ActionTarget' });
export type ActionTarget = z.infer<typeof ActionTarget>;

export const Spray = z
  .object({
    /** Litres for a hectare. */
    water: z.number().nullable(),
    /** Litres. */
    tank: z.number().nullable(),
    nozzle: z.string().nullable(),
    /** Percent less drift. */
    driftReduction: z.literal(driftReductions).nullable(),
    /** Metres a second. */
    wind: z.number().nullable(),
    /** Degrees Celsius. */
    temperature: z.number().nullable(),
  })
  .meta({ id: 'Spray' });
export type Spray = z.infer<typeof Spray>;

export const Grazing = z
  .object({ animals: z.enum(grazingAnimals).nullable(), head: z.int().nullable(), days: z.int().nullable() })
  .meta({ id: 'Grazing' });
export type Grazing = z.infer<typeof Grazing>;

/** Water as it was said; for all of the land it comes from the area. */
export const Irrigation = z.object({ value: z.number(), unit: z.enum(irrigationUnits) }).meta({ id: 'Irrigation' });
export type Irrigation = z.infer<typeof Irrigation>;

/** All of an action; what is not of its group is null. */
export const ActionDetail = Action.extend({
  targets: z.array(ActionTarget),
  /** Its parcels that are none any more, each with the open ones that its land is of now. */
  successors: z.array(z.object({ parcelId: ParcelId, parcels: z.array(z.object({ id: ParcelId, name: z.string() })) })),
  /** What was found of its parcels when it was recorded, each once, with the rule as it stood then. */
  findings: z.array(RestrictionFinding),
  judging: Judging,
  cropRole: CultivationRole.nullable(),
  endsCrop: z.boolean().nullable(),
  cut: z.int().nullable(),
  moisture: z.number().nullable(),
  byProductTaken: z.boolean().nullable(),
  incorporatedOn: z.iso.date().nullable(),
  timing: z.enum(deductionVariants).nullable(),
  spray: Spray.nullable(),
  grazing: Grazing.nullable(),
  irrigation: Irrigation.nullable(),
}).meta({ id: 'ActionDetail' });
export type ActionDetail = z.infer<typeof ActionDetail>;

/** What was done to an action, and by what it can be undone. */
export const ActionWritten = z.object({ action: ActionDetail, changeId: ChangeId }).meta({ id: 'ActionWritten' });
export type ActionWritten = z.infer<typeof ActionWritten>;
