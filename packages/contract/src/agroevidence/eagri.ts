import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged, personText } from '../shapes.ts';
import { ImportId } from './agroevidence.ids.ts';

/** How somebody signs in to the land registry; the secret is the key of its services (klíč WS). */
export const RegistryLogin = z
  .strictObject({
    login: personText(100),
    secret: personText(200),
    szrid: z
      .string()
      .trim()
      .max(10)
      .regex(/^\d{1,10}$/),
  })
  .meta({ id: 'RegistryLogin' });
export type RegistryLogin = z.infer<typeof RegistryLogin>;

/** As a farm signs in to the registry; the secret is never told. */
export const RegistryAccess = z
  .object({
    farmId: FarmId,
    login: z.string().nullable(),
    szrid: z.string().nullable(),
    hasSecret: z.boolean(),
    /** How often it was written, 0 where there is none: a change may say by `If-Match` on which of these it stands. */
    version: z.int(),
  })
  .meta({ id: 'RegistryAccess' });
export type RegistryAccess = z.infer<typeof RegistryAccess>;

/** One import from the registry that has succeeded. */
export const RegistryUpdate = z
  .object({
    importId: ImportId,
    farmId: FarmId,
    validityDate: z.iso.date(),
    updatedAt: z.iso.datetime(),
    parcels: z.int(),
  })
  .meta({ id: 'RegistryUpdate' });
export type RegistryUpdate = z.infer<typeof RegistryUpdate>;

const UpdateState = z.enum(['IN_PROGRESS', 'AVAILABLE']);

/** Whether the registry has changed a farm's land since its last import. */
export const AvailableUpdate = z
  .object({
    farmId: FarmId,
    state: UpdateState,
    /** Null where it is not known: the registry is being asked, or could not be. */
    hasChanges: z.boolean().nullable(),
    changedOn: z.iso.date().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    /** Why the registry could not be asked: a code of failures. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'AvailableUpdate' });

/** Of all farms asked about: available when the registry has been asked for each. */
export const AvailableUpdates = z
  .object({ state: UpdateState, farms: z.array(AvailableUpdate) })
  .meta({ id: 'AvailableUpdates' });
export type AvailableUpdates = z.infer<typeof AvailableUpdates>;

const farmParam = z.object({ id: FarmId });

export const eagri = {
  signIn: endpoint('POST', '/eagri-auth', {
    summary: 'Check a sign-in to the land registry and keep it, sealed, for an hour in which a farm may be created',
    access: 'user',
    limit: { calls: 30, seconds: 600 },
    ownOnly: true,
    body: RegistryLogin,
    status: 204,
    errors: ['eagri.notConnected', 'eagri.forbidden', 'eagri.unavailable', 'validation.submitError'],
  }),
  name: endpoint('GET', '/eagri-auth/name', {
    summary: 'The name in the registry of who signed in by eagri-auth: empty where it has none, null where nobody did',
    access: 'user',
    response: z.object({ name: z.string().nullable() }).meta({ id: 'RegistryName' }),
  }),
  access: endpoint('GET', '/farms/settings/{id}/eagri-auth', {
    summary: 'How a farm signs in to the land registry, without the secret',
    access: 'farm',
    permission: 'farm.read',
    params: farmParam,
    response: RegistryAccess,
    errors: ['farm.notFound'],
  }),
  changeAccess: endpoint('PUT', '/farms/settings/{id}/eagri-auth', {
    undone: 'a key is a secret that no history keeps',
    summary: 'Let a farm sign in to the land registry otherwise, once the registry has accepted it',
    access: 'farm',
    permission: 'farm.manage',
    limit: { calls: 30, seconds: 600 },
    ownOnly: true,
    versioned: true,
    params: farmParam,
    body: RegistryLogin,
    response: RegistryAccess,
    errors: [
      'farm.notFound',
      'eagri.notConnected',
      'eagri.forbidden',
      'eagri.unavailable',
      'validation.submitError',
      'record.changed',
    ],
  }),
  updated: endpoint('GET', '/farms/updated', {
    summary: 'Imports of the farms from the registry that have succeeded, by their time',
    access: 'farm',
    permission: 'farm.read',
    query: z.object(paged),
    response: z.array(RegistryUpdate),
    counted: true,
  }),
  checkUpdates: endpoint('POST', '/farms/eagri/available-updates', {
    undone: 'it only asks',
    summary: 'Begin to ask the registry whether it has changed the land of the farms that sign in to it',
    access: 'farm',
    permission: 'land.change',
    limit: { calls: 60, seconds: 600 },
    response: AvailableUpdates,
    status: 202,
    errors: ['eagri.notConnected'],
  }),
  availableUpdates: endpoint('GET', '/farms/eagri/available-updates', {
    summary: 'What the registry has said of changed land when it was last asked',
    access: 'farm',
    permission: 'farm.read',
    response: AvailableUpdates,
  }),
};
