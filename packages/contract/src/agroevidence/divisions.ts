import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, personText } from '../shapes.ts';
import { CenterId, ParcelId, ZoneId } from './agroevidence.ids.ts';

const nameLength = 100;
const named = z.strictObject({ name: personText(nameLength) });
const made = {
  farmId: FarmId,
  name: z.string(),
  /** How many parcels are in it. */ parcels: z.int(),
  version: z.int(),
};

export const Center = z.object({ id: CenterId, ...made }).meta({ id: 'Center' });
export type Center = z.infer<typeof Center>;

export const Zone = z.object({ id: ZoneId, ...made }).meta({ id: 'Zone' });
export type Zone = z.infer<typeof Zone>;

/** By which a change can be undone; null where all was so already. */
const undoable = { changeId: ChangeId.nullable() };
export const ChangedCenter = Center.extend(undoable).meta({ id: 'ChangedCenter' });
export type ChangedCenter = z.infer<typeof ChangedCenter>;
export const ChangedZone = Zone.extend(undoable).meta({ id: 'ChangedZone' });
export type ChangedZone = z.infer<typeof ChangedZone>;
export const RetiredDivision = z.object({ changeId: ChangeId }).meta({ id: 'RetiredDivision' });
export type RetiredDivision = z.infer<typeof RetiredDivision>;

/** The most parcels that are changed by one call: more than any farm in the registry has. */
export const mostParcelsAtOnce = 20_000;
export const chosenParcels = z.array(ParcelId).min(1).max(mostParcelsAtOnce);

export const ManyChanged = z
  .object({ /** How many were not so already. */ changed: z.int(), ...undoable })
  .meta({ id: 'ManyChanged' });
export type ManyChanged = z.infer<typeof ManyChanged>;

const changes = ['division.notFound', 'division.nameTaken', 'record.changed'] as const;

/** The centres of a farm: where the machines of its parcels drive out from. A parcel belongs to one at most. */
export const centers = {
  list: endpoint('GET', '/parcels/centers', {
    summary: 'The centres of the farms by their names',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ search: z.string().max(nameLength).optional() }),
    response: z.array(Center),
    counted: true,
  }),
  create: endpoint('POST', '/centers/farms/{id}', {
    summary: 'Add a centre to a farm',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    params: z.object({ id: FarmId }),
    body: named,
    response: ChangedCenter,
    status: 201,
    errors: ['farm.notFound', 'division.nameTaken'],
  }),
  rename: endpoint('PATCH', '/centers/{centerId}', {
    summary: 'Give a centre another name',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: z.object({ centerId: CenterId }),
    body: named,
    response: ChangedCenter,
    errors: changes,
  }),
  retire: endpoint('DELETE', '/centers/{centerId}', {
    summary: 'Put away a centre that no parcel belongs to',
    access: 'farm',
    permission: 'land.change',
    params: z.object({ centerId: CenterId }),
    response: RetiredDivision,
    errors: ['division.notFound', 'division.inUse'],
  }),
  assign: endpoint('PUT', '/parcels/centers', {
    summary: 'Set the centre of many parcels of one farm',
    access: 'farm',
    permission: 'land.change',
    body: z.strictObject({ centerId: CenterId.nullable(), parcelIds: chosenParcels }),
    response: ManyChanged,
    errors: ['parcel.notFound', 'parcel.retired', 'division.notFound'],
  }),
};

/** Zones as a farm draws them for itself: a parcel may lie in any of them. */
export const zones = {
  list: endpoint('GET', '/parcels/zones', {
    summary: 'The zones of the farms by their names',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ search: z.string().max(nameLength).optional() }),
    response: z.array(Zone),
    counted: true,
  }),
  create: endpoint('POST', '/zones/farms/{id}', {
    summary: 'Add a zone to a farm',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    params: z.object({ id: FarmId }),
    body: named,
    response: ChangedZone,
    status: 201,
    errors: ['farm.notFound', 'division.nameTaken'],
  }),
  rename: endpoint('PATCH', '/zones/{zoneId}', {
    summary: 'Give a zone another name',
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: z.object({ zoneId: ZoneId }),
    body: named,
    response: ChangedZone,
    errors: changes,
  }),
  retire: endpoint('DELETE', '/zones/{zoneId}', {
    summary: 'Put away a zone that no parcel lies in',
    access: 'farm',
    permission: 'land.change',
    params: z.object({ zoneId: ZoneId }),
    response: RetiredDivision,
    errors: ['division.notFound', 'division.inUse'],
  }),
  assign: endpoint('PUT', '/parcels/zones', {
    summary: 'Put many parcels of one farm into a zone, or take them out',
    access: 'farm',
    permission: 'land.change',
    body: z.strictObject({ zoneId: ZoneId, isIn: z.boolean(), parcelIds: chosenParcels }),
    response: ManyChanged,
    errors: ['parcel.notFound', 'parcel.retired', 'division.notFound'],
  }),
};
