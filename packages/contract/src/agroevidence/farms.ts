import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { RetiredFarmId } from '../core/core.ids.ts';
import { BoundingBox, CountryCode, FarmId, FarmRole, personText } from '../shapes.ts';

export const Farm = z
  .object({
    id: FarmId,
    name: z.string(),
    countryCode: CountryCode,
    /** What whoever asks is on the farm. */
    role: FarmRole,
    boundingBox: BoundingBox.nullable(),
    /** Rises with every change of what the farm's map shows; part of the address of its tiles. */
    revision: z.int(),
    /** How often its record was written: a change may say by `If-Match` on which of these it stands. */
    version: z.int(),
  })
  .meta({ id: 'Farm' });
export type Farm = z.infer<typeof Farm>;

export const FarmSettings = z
  .object({ farmId: FarmId, eagriSettingsEnabled: z.boolean(), timeZone: z.string() })
  .meta({ id: 'FarmSettings' });
export type FarmSettings = z.infer<typeof FarmSettings>;

/** What a farm would lose with its deletion. */
export const FarmContents = z
  .object({ parcels: z.int(), areaHa: z.number(), imports: z.int() })
  .meta({ id: 'FarmContents' });
export type FarmContents = z.infer<typeof FarmContents>;

/** A farm that was deleted, and until when its owners can bring it back. */
export const RetiredFarm = z
  .object({
    id: RetiredFarmId,
    name: z.string(),
    countryCode: CountryCode,
    retiredAt: z.iso.datetime(),
    goesAt: z.iso.datetime(),
  })
  .meta({ id: 'RetiredFarm' });
export type RetiredFarm = z.infer<typeof RetiredFarm>;

const farmParam = z.object({ id: FarmId });

export const farms = {
  list: endpoint('GET', '/farms', {
    summary: 'The farms of the user, first joined first',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(Farm),
    counted: true,
  }),
  read: endpoint('GET', '/farms/{id}', {
    summary: 'One farm',
    access: 'farm',
    permission: 'farm.read',
    params: farmParam,
    response: Farm,
    errors: ['farm.notFound'],
  }),
  change: endpoint('PATCH', '/farms/{id}', {
    undone: 'a farm is no record of its own: its name is given anew',
    summary: 'Rename a farm',
    access: 'farm',
    permission: 'farm.manage',
    versioned: true,
    params: farmParam,
    body: z.strictObject({ name: personText(200) }),
    response: Farm,
    errors: ['farm.notFound', 'record.changed'],
  }),
  contents: endpoint('GET', '/farm-contents/{id}', {
    summary: 'How much a farm holds: what would be lost with it',
    access: 'farm',
    permission: 'farm.read',
    params: farmParam,
    response: FarmContents,
    errors: ['farm.notFound'],
  }),
  retire: endpoint('DELETE', '/farms/{id}', {
    undone: 'it is brought back by a call of its own, for 30 days',
    summary: 'Delete a farm by repeating its name; for thirty days its owners can bring it back',
    access: 'farm',
    permission: 'farm.delete',
    params: farmParam,
    body: z.strictObject({ name: z.string().max(200) }),
    response: RetiredFarm,
    errors: ['farm.notFound', 'farm.nameDiffers'],
  }),
  retired: endpoint('GET', '/retired-farms', {
    summary: 'The farms that the user owned and that were deleted, as long as they can be brought back',
    access: 'user',
    response: z.array(RetiredFarm),
    counted: true,
  }),
  restore: endpoint('POST', '/retired-farms/{id}/restore', {
    summary: 'Bring a deleted farm back with all that it held, for its owners',
    access: 'user',
    params: z.object({ id: RetiredFarmId }),
    response: Farm,
    errors: ['farm.notFound', 'farm.notRetired'],
  }),
  settings: endpoint('GET', '/farms/settings/{id}', {
    summary: 'Settings of one farm',
    access: 'farm',
    permission: 'farm.read',
    params: farmParam,
    response: FarmSettings,
    errors: ['farm.notFound'],
  }),
};
