import { releaseClasses } from '@brazda/domain/enumerations/material.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, optionalPersonText, paged, personText, RecordStatus, TableFormat } from '../shapes.ts';
import { CropId, MaterialId } from './agroevidence.ids.ts';
import { CatalogueType } from './crops.ts';
import { CountedShare, FertilizerFacts, MaterialKind, PlantProtectionFacts, SeedFacts } from './material-facts.ts';

const shared = {
  id: MaterialId,
  /** Null for those of the catalogue. */
  farmId: FarmId.nullable(),
  catalogueType: CatalogueType,
  name: z.string(),
  registrationNumber: z.string().nullable(),
  /** The first and the last day on which it may be used; where nothing is said, any. */
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  status: RecordStatus,
  /** Whence what is known of it is; null for a farm's own. */
  source: z.string().nullable(),
  /** Whether no register says it. */
  isGeneralKnowledge: z.boolean(),
  /** How often its record was written; those of the catalogue are not written by people. */
  version: z.int(),
  /** What a public register says of its authorisation; absent where none does. */
  registered: z
    .object({
      /** Whether a decision is in force; null of what needs none. */
      isAuthorised: z.boolean().nullable(),
      /** The last days of the authorisation and of the sale of stocks; `validTo` is that of their use. */
      authorisedTo: z.iso.date().nullable(),
      soldTo: z.iso.date().nullable(),
      /** The first day on which the register had it no more. */
      leftOn: z.iso.date().nullable(),
      /** As the register dated itself when it was last written. */
      version: z.string().nullable(),
    })
    .optional(),
};

export const Fertilizer = z
  .object({ ...shared, kind: z.literal('FERTILIZER'), facts: FertilizerFacts })
  .meta({ id: 'Fertilizer' });
export const PlantProtection = z
  .object({ ...shared, kind: z.literal('PLANT_PROTECTION'), facts: PlantProtectionFacts })
  .meta({ id: 'PlantProtection' });
export const Seed = z.object({ ...shared, kind: z.literal('SEED'), facts: SeedFacts }).meta({ id: 'Seed' });
export type Fertilizer = z.infer<typeof Fertilizer>;
export type PlantProtection = z.infer<typeof PlantProtection>;
export type Seed = z.infer<typeof Seed>;

/** What is brought onto land, as the catalogue lists it. */
export const Material = z.discriminatedUnion('kind', [Fertilizer, PlantProtection, Seed]).meta({ id: 'Material' });
export type Material = z.infer<typeof Material>;

/** By which a change can be undone; null where all was so already. */
const undoable = { changeId: ChangeId.nullable() };
/** A farm's own, and by which change it is as it is. */
export const ChangedMaterial = z
  .discriminatedUnion('kind', [
    Fertilizer.extend(undoable).meta({ id: 'ChangedFertilizer' }),
    PlantProtection.extend(undoable).meta({ id: 'ChangedPlantProtection' }),
    Seed.extend(undoable).meta({ id: 'ChangedSeed' }),
  ])
  .meta({ id: 'ChangedMaterial' });
export type ChangedMaterial = z.infer<typeof ChangedMaterial>;

/** What products are used against. */
export const Organism = z
  .object({
    /** Of EPPO; in small letters our own, where none is known; of a farm's own organism it begins with `own-`. */
    code: z.string(),
    name: z.string(),
    /** In Latin, or as the register calls it. */
    registeredName: z.string(),
    isGeneralKnowledge: z.boolean(),
  })
  .meta({ id: 'Organism' });
export type Organism = z.infer<typeof Organism>;

const materialFields = {
  name: personText(200),
  registrationNumber: optionalPersonText(50).nullable(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
};
const newFields = {
  name: materialFields.name,
  registrationNumber: materialFields.registrationNumber.default(null),
  validFrom: materialFields.validFrom.default(null),
  validTo: materialFields.validTo.default(null),
};

export const NewMaterial = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...newFields, kind: z.literal('FERTILIZER'), facts: FertilizerFacts }),
    z.strictObject({ ...newFields, kind: z.literal('PLANT_PROTECTION'), facts: PlantProtectionFacts }),
    z.strictObject({ ...newFields, kind: z.literal('SEED'), facts: SeedFacts }),
  ])
  .meta({ id: 'NewMaterial' });
export type NewMaterial = z.infer<typeof NewMaterial>;

/** What is not said stays; facts are said whole. Retired ones stay where they are used and are not chosen anew. */
export const MaterialChange = z
  .strictObject({
    ...materialFields,
    facts: z.union([FertilizerFacts, PlantProtectionFacts, SeedFacts]),
    status: RecordStatus,
  })
  .partial()
  .meta({ id: 'MaterialChange' });
export type MaterialChange = z.infer<typeof MaterialChange>;

export const MaterialsImported = z
  .object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** By which all of it can be undone; null where all was so already. */
    changeId: ChangeId.nullable(),
  })
  .meta({ id: 'MaterialsImported' });
export type MaterialsImported = z.infer<typeof MaterialsImported>;

const materialChoice = {
  kind: MaterialKind,
  /** Parts of the name, the registration number, a crop, an organism or a substance; accents and case do not matter. */
  search: z.string().max(200).optional(),
  /** A crop that it is for. */
  crop: CropId.optional(),
  /** What it is used against, by its code. */
  organism: z.string().max(60).optional(),
  'valid-on': z.iso.date().optional(),
  status: z.array(RecordStatus).optional(),
  type: z.array(CatalogueType).optional(),
};

export const catalogueMaterials = {
  list: endpoint('GET', '/catalogues/materials', {
    summary:
      'Fertilizers, products for plant protection or seeds: those of the catalogue and the own ones of the farms',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, ...materialChoice }),
    response: z.array(Material),
    counted: true,
    errors: ['crop.notFound'],
  }),
  read: endpoint('GET', '/catalogues/materials/{id}', {
    summary: 'One material with all that is known of it',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ id: MaterialId }),
    response: Material,
    errors: ['material.notFound'],
  }),
  create: endpoint('POST', '/catalogues/materials', {
    summary: 'Add a material of its own to a farm',
    access: 'farm',
    permission: 'land.change',
    creates: true,
    limit: { calls: 120, seconds: 60 },
    body: NewMaterial,
    response: ChangedMaterial,
    status: 201,
    errors: ['farm.oneNeeded', 'material.nameTaken', 'material.daysReversed', 'crop.notFound', 'crop.retired'],
  }),
  change: endpoint('PATCH', '/catalogues/materials/{id}', {
    summary: "Change a farm's own material, put it away or bring it back",
    access: 'farm',
    permission: 'land.change',
    versioned: true,
    params: z.object({ id: MaterialId }),
    body: MaterialChange,
    response: ChangedMaterial,
    errors: [
      'material.notFound',
      'material.ofCatalogue',
      'material.nameTaken',
      'material.daysReversed',
      'material.otherKind',
      'crop.notFound',
      'crop.retired',
      'record.changed',
    ],
  }),
  importFile: endpoint('POST', '/catalogues/materials/import', {
    summary: "Add and change a farm's own materials of a kind by a file (Excel or CSV); all of it, or nothing",
    access: 'farm',
    permission: 'land.change',
    limit: { calls: 60, seconds: 600 },
    creates: true,
    query: z.object({ kind: MaterialKind }),
    file: 'file',
    response: MaterialsImported,
    errors: ['farm.oneNeeded', 'materialFile.invalid', 'landFile.missing', 'landFile.busy', 'request.tooLarge'],
  }),
  exportFile: endpoint('GET', '/catalogues/materials/export', {
    summary:
      'Materials of a kind as a table that the import takes back, each with rows of its uses, distances and shares below it: a workbook of Excel, or separated values',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...materialChoice, format: TableFormat.default('xlsx') }),
    media: 'application/octet-stream',
    errors: ['crop.notFound'],
  }),
};

/** What may be asked of the list of materials. */
export type MaterialQuery = z.input<typeof catalogueMaterials.list.query>;

/** As many as somebody looks through while typing. */
export const mostSuggestions = 25;

const suggested = {
  search: z.string().max(200).optional(),
  crop: CropId.optional(),
  'valid-on': z.iso.date().optional(),
};

/** What share of its nitrogen usually counts of a fertilizer that gives it so fast, by the rules of a country: null of none alone. */
export const UsualShare = CountedShare.extend({
  releaseClass: z.enum(releaseClasses),
  countryCode: z.string().nullable(),
}).meta({ id: 'UsualShare' });
export type UsualShare = z.infer<typeof UsualShare>;

export const fertilizers = {
  usualShares: endpoint('GET', '/fertilizers/usual-shares', {
    summary: 'What share of the nitrogen of fertilizers usually counts to the crop, by how fast they give it',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(UsualShare),
  }),
  suggestions: endpoint('GET', '/fertilizers/suggestions', {
    summary:
      'Fertilizers by what is typed: what was used of late and own ones first, then those that begin with it; 25 at most',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ search: suggested.search, 'valid-on': suggested['valid-on'] }),
    response: z.array(Fertilizer),
  }),
  read: endpoint('GET', '/fertilizers/{id}', {
    summary: 'One fertilizer',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ id: MaterialId }),
    response: Fertilizer,
    errors: ['material.notFound'],
  }),
};

export const seeds = {
  suggestions: endpoint('GET', '/seeds/suggestions', {
    summary: 'Seeds by what is typed, also of one crop alone; 25 at most',
    access: 'farm',
    permission: 'farm.read',
    query: z.object(suggested),
    response: z.array(Seed),
    errors: ['crop.notFound'],
  }),
  primary: endpoint('GET', '/seeds/primary', {
    summary: 'Seeds to begin with, before anything is typed: of the crops that the farm grows or plans',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ 'valid-on': suggested['valid-on'] }),
    response: z.array(Seed),
  }),
};

export const plantProtections = {
  suggestions: endpoint('GET', '/plant-protections/suggestions', {
    summary: 'Products for plant protection by what is typed, also for one crop or against one organism; 25 at most',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...suggested, organism: materialChoice.organism }),
    response: z.array(PlantProtection),
    errors: ['crop.notFound'],
  }),
  organisms: endpoint('GET', '/plant-protection/organisms', {
    summary: 'What products are used against, by any of its names or its code',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({ ...paged, search: z.string().max(200).optional() }),
    response: z.array(Organism),
    counted: true,
  }),
};
