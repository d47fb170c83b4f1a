import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  ChangeId,
  Color,
  FarmId,
  optionalPersonText,
  paged,
  personText,
  RecordStatus,
  TableFormat,
} from '../shapes.ts';
import { CropId } from './agroevidence.ids.ts';

/** Public ones are the same for all farms, private ones a farm's own. */
export const CatalogueType = z.enum(['PUBLIC', 'PRIVATE']);
export type CatalogueType = z.infer<typeof CatalogueType>;

/** Of a crop that a file named and no catalogue knows, only the name is known. */
export const Crop = z
  .object({
    id: CropId.nullable(),
    name: z.string(),
    color: Color.nullable(),
    /** The code of the registry, or whatever the farm's other programs call it. */
    externalId: z.string().nullable(),
    catalogueType: CatalogueType,
  })
  .meta({ id: 'Crop' });
export type Crop = z.infer<typeof Crop>;

/** A crop as the catalogue lists it. */
export const CatalogueCrop = Crop.extend({
  id: CropId,
  color: Color,
  /** Null for those of the catalogue. */
  farmId: FarmId.nullable(),
  eppo: z.string().nullable(),
  /** From which day to which it may be chosen; where nothing is said, always. */
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  status: RecordStatus,
  /** On how many parcels it was recorded or planned. */
  usedOnParcels: z.int(),
  /** How often its record was written; those of the catalogue are not written by people. */
  version: z.int(),
}).meta({ id: 'CatalogueCrop' });
export type CatalogueCrop = z.infer<typeof CatalogueCrop>;

export const ChangedCrop = CatalogueCrop.extend({
  /** By which it can be undone; null where it was so already. */
  changeId: ChangeId.nullable(),
}).meta({ id: 'ChangedCrop' });
export type ChangedCrop = z.infer<typeof ChangedCrop>;

const cropFields = {
  name: personText(200),
  color: z.strictObject(Color.shape),
  externalId: optionalPersonText(50).nullable(),
  /** A code of the European and Mediterranean Plant Protection Organization. */
  eppo: z
    .string()
    .trim()
    .max(6)
    .regex(/^[A-Za-z0-9]{5,6}$/)
    .nullable(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
};

export const NewCrop = z
  .strictObject({
    ...cropFields,
    externalId: cropFields.externalId.default(null),
    eppo: cropFields.eppo.default(null),
    validFrom: cropFields.validFrom.default(null),
    validTo: cropFields.validTo.default(null),
  })
  .meta({ id: 'NewCrop' });
export type NewCrop = z.infer<typeof NewCrop>;
/** As it may be sent: what is left out is as if it were null. */
export type SaidCrop = z.input<typeof NewCrop>;

/** What is not said stays. Retired ones stay where they are used and are not chosen anew, until they are open again. */
export const CropChange = z
  .strictObject({ ...cropFields, status: RecordStatus })
  .partial()
  .meta({ id: 'CropChange' });
export type CropChange = z.infer<typeof CropChange>;

export const CropsImported = z
  .object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** By which all of it can be undone; null where all was so already. */
    changeId: ChangeId.nullable(),
  })
  .meta({ id: 'CropsImported' });
export type CropsImported = z.infer<typeof CropsImported>;

/** A catalogue, and how much there is in it. */
export const Catalogue = z
  .object({
    key: z.enum(['crops', 'fertilizers', 'plantProtection', 'seeds']),
    publicItems: z.int(),
    privateItems: z.int(),
  })
  .meta({ id: 'Catalogue' });
export type Catalogue = z.infer<typeof Catalogue>;

const cropChoice = {
  /** A part of the name in any language, the code or the EPPO code; accents and case do not matter. */
  search: z.string().max(200).optional(),
  'include-no-crop': z.boolean().default(false),
  'valid-on': z.iso.date().optional(),
  status: z.array(RecordStatus).optional(),
  type: z.array(CatalogueType).optional(),
};

export const catalogues = {
  list: endpoint('GET', '/catalogues', {
    summary: 'The catalogues that there are',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(Catalogue),
    counted: true,
  }),
  crops: endpoint('GET', '/catalogues/crops', {
    summary: 'Crops that can be grown: those of the catalogue and the own ones of the farms; used ones first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, 'sort-col': z.enum(['use', 'name']).default('use'), ...cropChoice }),
    response: z.array(CatalogueCrop),
    counted: true,
  }),
  createCrop: endpoint('POST', '/catalogues/crops', {
    summary: 'Add a crop of its own to a farm',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    body: NewCrop,
    response: ChangedCrop,
    status: 201,
    errors: ['farm.oneNeeded', 'crop.nameTaken', 'crop.daysReversed'],
  }),
  changeCrop: endpoint('PATCH', '/catalogues/crops/{id}', {
    summary: "Change a farm's own crop, put it away or bring it back",
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: z.object({ id: CropId }),
    body: CropChange,
    response: ChangedCrop,
    errors: ['crop.notFound', 'crop.ofCatalogue', 'crop.nameTaken', 'crop.daysReversed', 'record.changed'],
  }),
  importCrops: endpoint('POST', '/catalogues/crops/import', {
    summary: "Add and change a farm's own crops by a file (Excel or CSV); all of it, or nothing",
    access: 'farm',
    permission: 'land.change',
    limit: { calls: 60, seconds: 600 },
    creates: true,
    file: 'file',
    response: CropsImported,
    errors: ['farm.oneNeeded', 'cropFile.invalid', 'landFile.missing', 'landFile.busy', 'request.tooLarge'],
  }),
  exportCrops: endpoint('GET', '/catalogues/crops/export', {
    summary: 'Crops as a table that the import takes back: a workbook of Excel, or separated values',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...cropChoice, format: TableFormat.default('xlsx') }),
    media: 'application/octet-stream',
  }),
};

/** What may be asked of the list of crops. */
export type CropQuery = z.input<typeof catalogues.crops.query>;
