import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, paged } from '../shapes.ts';
import { MaterialId } from './agroevidence.ids.ts';
import { Material } from './materials.ts';

/** The number of an article by GS1: 14 digits, the last of which follows from the others. */
const Gtin = z
  .string()
  .regex(/^\d{14}$/)
  .meta({ example: '08590000000015' });

export const KnownPackage = z.object({ gtin: z.string(), material: Material }).meta({ id: 'KnownPackage' });
export type KnownPackage = z.infer<typeof KnownPackage>;

export const LearnedPackage = KnownPackage.extend({
  /** By which it can be undone; null where it was known already. */
  changeId: ChangeId.nullable(),
}).meta({ id: 'LearnedPackage' });
export type LearnedPackage = z.infer<typeof LearnedPackage>;

export const packageCodes = {
  list: endpoint('GET', '/catalogues/packages', {
    summary: 'All packages whose content the farm knows, those that it learned last first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object(paged),
    counted: true,
    response: z.array(KnownPackage),
  }),
  read: endpoint('GET', '/catalogues/packages/{gtin}', {
    summary: 'The material that the farm knows to be in packages of a number',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ gtin: Gtin }),
    response: KnownPackage,
    errors: ['package.unknown'],
  }),
  learn: endpoint('PUT', '/catalogues/packages/{gtin}', {
    summary: 'Say what is in packages of a number, also anew',
    access: 'farm',
    permission: 'records.write',
    limit: { calls: 120, seconds: 60 },
    params: z.object({ gtin: Gtin }),
    body: z.strictObject({ materialId: MaterialId }),
    response: LearnedPackage,
    errors: ['package.wrongNumber', 'farm.oneNeeded', 'material.notFound', 'material.retired'],
  }),
};
