import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language, paged, TableFormat } from '../shapes.ts';
import { CropId } from './agroevidence.ids.ts';
import { Organism } from './materials.ts';

/** What products are used against, with all that the catalogue knows of it. */
export const CatalogueOrganism = Organism.extend({
  /** Null where none is known. */
  eppo: z.string().nullable(),
  /** What it is called in each language in which that is known. */
  names: z.array(z.object({ language: Language, name: z.string() })),
  /** Whence what is known of it is. */
  source: z.string(),
  /** The first day on which its register had it no more; null where it has it, or where it is of no register. */
  leftOn: z.iso.date().nullable(),
  /** How many products may be used against it by what their uses say: of the catalogue and own ones of the farms. */
  products: z.int(),
}).meta({ id: 'CatalogueOrganism' });
export type CatalogueOrganism = z.infer<typeof CatalogueOrganism>;

const organismChoice = {
  /** Parts of any of its names or its code; accents and case do not matter. */
  search: z.string().max(200).optional(),
  /** A crop on which products may be used against it. */
  crop: CropId.optional(),
  /** The day for which registers and products are asked. */
  'valid-on': z.iso.date().optional(),
  /** Whether those are left out against which there is no product. */
  'with-products': z.boolean().default(false),
};

export const organisms = {
  list: endpoint('GET', '/catalogues/organisms', {
    summary: 'What products are used against: pests, diseases, weeds and what else there is, with how many products',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, ...organismChoice }),
    response: z.array(CatalogueOrganism),
    counted: true,
    errors: ['crop.notFound'],
  }),
  read: endpoint('GET', '/catalogues/organisms/{code}', {
    summary: 'One organism with all that is known of it',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ code: z.string().max(60) }),
    query: z.object({ 'valid-on': organismChoice['valid-on'] }),
    response: CatalogueOrganism,
    errors: ['organism.notFound'],
  }),
  exportFile: endpoint('GET', '/catalogues/organisms/export', {
    summary: 'Organisms as a table: a workbook of Excel, or separated values',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...organismChoice, format: TableFormat.default('xlsx') }),
    media: 'application/octet-stream',
    errors: ['crop.notFound'],
  }),
};

/** What may be asked of the list of organisms. */
export type OrganismQuery = z.input<typeof organisms.list.query>;
