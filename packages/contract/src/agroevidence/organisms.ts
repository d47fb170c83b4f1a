import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  ChangeId,
  FarmId,
  Language,
  optionalPersonText,
  paged,
  personText,
  RecordStatus,
  TableFormat,
} from '../shapes.ts';
import { CropId, OwnOrganismId } from './agroevidence.ids.ts';
import { CatalogueType } from './crops.ts';
import { Organism } from './materials.ts';

/** What products are used against, with all that the catalogue knows of it. */
export const CatalogueOrganism = Organism.extend({
  /** Null for those of the catalogue. */
  ownId: OwnOrganismId.nullable(),
  /** Null for those of the catalogue. */
  farmId: FarmId.nullable(),
  catalogueType: CatalogueType,
  status: RecordStatus,
  /** How often its record was written; those of the catalogue are not written by people. */
  version: z.int(),
  /** Null where none is known. */
  eppo: z.string().nullable(),
  /** What it is called in each language in which that is known. */
  names: z.array(z.object({ language: Language, name: z.string() })),
  /** Whence what is known of it is; null for a farm's own. */
  source: z.string().nullable(),
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
  status: z.array(RecordStatus).optional(),
  type: z.array(CatalogueType).optional(),
};

const organismFields = {
  name: personText(200),
  /** What it is called in Latin. */
  latinName: optionalPersonText(200).nullable(),
  /** As EPPO has it: five or six letters and figures. */
  eppo: z
    .string()
    .regex(/^(?=.*[A-Za-z])[A-Za-z0-9]{5,6}$/)
    .nullable(),
};

export const NewOrganism = z
  .strictObject({
    name: organismFields.name,
    latinName: organismFields.latinName.default(null),
    eppo: organismFields.eppo.default(null),
  })
  .meta({ id: 'NewOrganism' });
export type NewOrganism = z.infer<typeof NewOrganism>;

/** What is not said stays. Retired ones stay where they are used and are not chosen anew. */
export const OrganismChange = z
  .strictObject({ ...organismFields, status: RecordStatus })
  .partial()
  .meta({ id: 'OrganismChange' });
export type OrganismChange = z.infer<typeof OrganismChange>;

/** A farm's own, and by which change it is as it is; null where all was so already. */
export const ChangedOrganism = CatalogueOrganism.extend({ changeId: ChangeId.nullable() }).meta({
  id: 'ChangedOrganism',
});
export type ChangedOrganism = z.infer<typeof ChangedOrganism>;

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
  create: endpoint('POST', '/catalogues/own-organisms', {
    summary: 'Add an organism of its own to a farm: what the catalogue does not know',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    body: NewOrganism,
    response: ChangedOrganism,
    status: 201,
    errors: ['farm.oneNeeded', 'organism.nameTaken', 'organism.eppoTaken', 'organism.eppoOfCatalogue'],
  }),
  change: endpoint('PATCH', '/catalogues/own-organisms/{id}', {
    summary: "Change a farm's own organism, put it away or bring it back",
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: z.object({ id: OwnOrganismId }),
    body: OrganismChange,
    response: ChangedOrganism,
    errors: [
      'organism.notFound',
      'organism.nameTaken',
      'organism.eppoTaken',
      'organism.eppoOfCatalogue',
      'record.changed',
    ],
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
