import { evapotranspirationMethods } from '@brazda/domain/enumerations/agronomy.ts';
import {
  balanceBeginnings,
  soilTextures,
  waterCropNames,
  waterEntryKinds,
  waterLacks,
  waterStates,
} from '@brazda/domain/enumerations/water-balance.ts';
import { z } from 'zod';
import { ParcelId } from '../agroevidence/agroevidence.ids.ts';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, paged } from '../shapes.ts';
import { DiseaseLight } from './agronomy-diseases.ts';
import { WaterEntryId } from './iot.ids.ts';

const WaterState = z.enum(waterStates);

/** How the crop of a parcel is off for water when the judged day has ended; mm, null where it is not known. */
export const WaterStanding = z
  .object({
    parcelId: ParcelId,
    farmId: FarmId,
    parcelName: z.string(),
    /** Of several crops that stand beside each other the largest. */
    cropName: z.string(),
    /** Which part of the area of the parcel it stands on, and the balance is of; null where it takes all of it. */
    cropShare: z.number().min(0).max(1).nullable(),
    state: WaterState,
    /** Why it is not known. */
    lack: z.enum(waterLacks).nullable(),
    /** The first of the days from which on it is not known any more. */
    unknownSince: z.iso.date().nullable(),
    /** The last whole day of the farm. */
    judgedDay: z.iso.date(),
    depletion: z.number().nullable(),
    readily: z.number().nullable(),
    total: z.number().nullable(),
    /** Which part of what is readily available is used up; over 1 the crop thirsts. */
    share: z.number().nullable(),
    /** In how many days it is used up without rain; null also where nothing evaporates. */
    daysLeft: z.number().nullable(),
    /** Whose weather it is. */
    node: DiseaseLight.shape.node,
  })
  .meta({ id: 'WaterStanding' });
export type WaterStanding = z.infer<typeof WaterStanding>;

const depth = z.number().min(0.1).max(3).nullable();

/** What somebody has said of the soil of a parcel: its texture, or what it holds in m³/m³. */
export const ParcelSoil = z
  .object({
    texture: z.enum(soilTextures).nullable(),
    fieldCapacity: z.number().nullable(),
    wiltingPoint: z.number().nullable(),
    /** How deep roots can grow in it, in metres; null where it stops none. */
    rootDepthM: z.number().nullable(),
  })
  .meta({ id: 'ParcelSoil' });
export type ParcelSoil = z.infer<typeof ParcelSoil>;

/** Of which parcel it was said, where that is the one that most of the land is from. */
const takenFrom = z.object({ parcelId: ParcelId, name: z.string() }).nullable();

/** The soil that holds for a parcel. */
const HeldSoil = ParcelSoil.extend({ takenFrom }).meta({ id: 'HeldSoil' });

export const SaidParcelSoil = z.union([
  z.strictObject({ texture: z.enum(soilTextures), rootDepthM: depth }),
  z.strictObject({
    fieldCapacity: z.number().min(0.02).max(0.8),
    wiltingPoint: z.number().min(0.005).max(0.6),
    rootDepthM: depth,
  }),
]);
export type SaidParcelSoil = z.output<typeof SaidParcelSoil>;

export const WaterEntry = z
  .object({
    id: WaterEntryId,
    parcelId: ParcelId,
    day: z.iso.date(),
    kind: z.enum(waterEntryKinds),
    /** Null where the soil was full. */
    millimetres: z.number().nullable(),
  })
  .meta({ id: 'WaterEntry' });
export type WaterEntry = z.infer<typeof WaterEntry>;

/** What was said holds for a parcel too that came of that one after the day. */
const HeldWaterEntry = WaterEntry.extend({ takenFrom }).meta({ id: 'HeldWaterEntry' });
export type HeldWaterEntry = z.infer<typeof HeldWaterEntry>;

const millimetres = z.number().min(0).max(500);

export const NewWaterEntry = z.union([
  z.strictObject({ day: z.iso.date(), kind: z.enum(['IRRIGATION', 'DEPLETION']), millimetres }),
  z.strictObject({ day: z.iso.date(), kind: z.literal('FIELD_CAPACITY') }),
]);
export type NewWaterEntry = z.output<typeof NewWaterEntry>;

const Values = z.array(z.number().nullable());

/** The water of a parcel day by day, in mm; columns have one value for each day, null where it is not known. */
export const WaterBalance = z
  .object({
    /** Null where nothing grows today. */
    standing: WaterStanding.nullable(),
    timeZone: z.string(),
    sowing: z
      .object({
        day: z.iso.date(),
        /** Somebody has said it; else it is the first day of the crop on the parcel. */
        isSaid: z.boolean(),
      })
      .nullable(),
    /** Where the days begin. */
    start: z
      .object({
        day: z.iso.date(),
        beginning: z.enum(balanceBeginnings),
        /** The soil is taken for full, for it is just after the winter. */
        isFull: z.boolean(),
      })
      .nullable(),
    soil: HeldSoil.nullable(),
    /** By whose need of water it is worked out. */
    crop: z.enum(waterCropNames).nullable(),
    /** How ET0 was found, the best first. */
    methods: z.array(z.enum(evapotranspirationMethods)),
    /** When each day begins, in seconds since 1970. */
    times: z.array(z.int()),
    rainfall: Values,
    /** What was entered; zero where nothing was. */
    irrigation: z.array(z.number()),
    /** ET0. */
    reference: Values,
    /** Kc. */
    coefficient: z.array(z.number()),
    /** Ks. */
    stress: Values,
    /** ETc adj. */
    evapotranspiration: Values,
    /** Dr when the day ends. */
    depletion: Values,
    /** RAW. */
    readily: z.array(z.number()),
    /** TAW. */
    total: z.array(z.number()),
    deepPercolation: Values,
    /** What people have said of the last 366 days, the newest first. */
    entries: z.array(HeldWaterEntry),
  })
  .meta({ id: 'WaterBalance' });
export type WaterBalance = z.infer<typeof WaterBalance>;

export const ChangedParcelSoil = ParcelSoil.extend({ changeId: ChangeId.nullable() }).meta({ id: 'ChangedParcelSoil' });
export type ChangedParcelSoil = z.infer<typeof ChangedParcelSoil>;
export const ChangedWaterEntry = WaterEntry.extend({ changeId: ChangeId }).meta({ id: 'ChangedWaterEntry' });
export type ChangedWaterEntry = z.infer<typeof ChangedWaterEntry>;
export const RetiredWaterEntry = z.object({ changeId: ChangeId }).meta({ id: 'RetiredWaterEntry' });
export type RetiredWaterEntry = z.infer<typeof RetiredWaterEntry>;

/** The water that crops have and use. */
export const waterBalances = {
  list: endpoint('GET', '/water-balances', {
    summary: 'How the crops that stand on parcels are off for water, the driest first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      page: paged.page,
      'per-page': paged['per-page'],
      state: z.array(WaterState).max(10).optional(),
      'parcel-id': z.array(ParcelId).max(100).optional(),
    }),
    response: z.array(WaterStanding),
    counted: true,
    errors: ['parcel.notFound'],
  }),
  read: endpoint('GET', '/water-balances/parcels/{parcelId}', {
    summary:
      'The water of a parcel day by day since its crop was sown, since the first of March or since weather is known',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ parcelId: ParcelId }),
    response: WaterBalance,
    errors: ['parcel.notFound'],
  }),
  saySoil: endpoint('PUT', '/water-balances/parcels/{parcelId}/soil', {
    summary: 'Say what the soil of a parcel holds, by its texture or in numbers',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ parcelId: ParcelId }),
    body: SaidParcelSoil,
    response: ChangedParcelSoil,
    errors: ['parcel.notFound', 'parcel.retired', 'parcelSoil.holdsNoWater'],
  }),
  addEntry: endpoint('POST', '/water-balances/parcels/{parcelId}/entries', {
    summary: 'Say how much a parcel was irrigated on a day, or how its soil was when the day ended',
    access: 'farm',
    permission: 'records.write',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    params: z.object({ parcelId: ParcelId }),
    body: NewWaterEntry,
    response: ChangedWaterEntry,
    status: 201,
    errors: ['parcel.notFound', 'parcel.retired', 'waterEntry.notYet'],
  }),
  retireEntry: endpoint('DELETE', '/water-balances/entries/{waterEntryId}', {
    summary: 'Take back what was said of the water of a parcel',
    access: 'farm',
    permission: 'records.write',
    params: z.object({ waterEntryId: WaterEntryId }),
    response: RetiredWaterEntry,
    errors: ['waterEntry.notFound'],
  }),
};
