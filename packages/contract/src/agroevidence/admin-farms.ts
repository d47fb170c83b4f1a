import { adminFarmOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CountryCode, FarmId, paged, personText } from '../shapes.ts';
import { ImportState } from './imports.ts';

/**
 * A farm as administrators see it: what it is called, how large it is, how its last import went and how it signs in to the
 * land registry; nothing of its land, and never the key.
 */
export const AdminFarm = z
  .object({
    id: FarmId,
    name: z.string(),
    countryCode: CountryCode,
    createdAt: z.iso.datetime(),
    /** How often its record was written: a change may say by `If-Match` on which of these it stands. */
    version: z.int(),
    users: z.int(),
    parcels: z.int(),
    lastImport: z
      .object({
        state: ImportState,
        done: z.int(),
        total: z.int().nullable(),
        startedAt: z.iso.datetime(),
        finishedAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** Null where the farm does not sign in to the registry. */
    registry: z.object({ login: z.string(), szrid: z.string(), changedAt: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'AdminFarm' });
export type AdminFarm = z.infer<typeof AdminFarm>;

export const AdminFarmChange = z
  .strictObject({ name: personText(200), countryCode: CountryCode })
  .meta({ id: 'AdminFarmChange' });
export type AdminFarmChange = z.infer<typeof AdminFarmChange>;

export const adminFarms = {
  list: endpoint('GET', '/admin/farms', {
    summary: 'Every farm, or those whose name or member is searched for; by name unless sorted otherwise',
    access: 'admin',
    query: z.object({
      ...paged,
      'sort-col': z.enum(adminFarmOrders).default('name'),
      query: z.string().max(100).optional(),
    }),
    response: z.array(AdminFarm),
    counted: true,
  }),
  change: endpoint('PUT', '/admin/farms/{id}', {
    summary: 'Change the name of a farm, and its country while it has no parcels',
    access: 'admin',
    versioned: true,
    params: z.object({ id: FarmId }),
    body: AdminFarmChange,
    response: AdminFarm,
    errors: ['farm.notFound', 'farm.hasParcels', 'country.unsupported', 'record.changed'],
  }),
  removeRegistryAccess: endpoint('DELETE', '/admin/farms/{id}/eagri-auth', {
    summary: 'Forget how a farm signs in to the land registry; its land stays as it is',
    access: 'admin',
    params: z.object({ id: FarmId }),
    status: 204,
    errors: ['farm.notFound'],
  }),
};
