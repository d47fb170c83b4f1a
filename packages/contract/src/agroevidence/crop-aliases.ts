import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChangeId, FarmId, paged, personText } from '../shapes.ts';
import { CropId } from './agroevidence.ids.ts';
import { Crop } from './crops.ts';

/** What files call a crop, where no catalogue calls any so, or where some program has lost letters of it. */
export const CropAlias = z
  .object({
    farmId: FarmId,
    name: z.string(),
    /** Parcels on which it was recorded under this name, and their hectares. */
    parcels: z.int(),
    area: z.number(),
    /** As which it is read: because the farm has said so, or because no other crop fits what is left of the name. */
    crop: Crop.nullable(),
    /** Whether somebody of the farm has said which crop it is. */
    isLearned: z.boolean(),
    /** Crops that are called much like it, the most alike first. */
    suggestions: z.array(Crop),
  })
  .meta({ id: 'CropAlias' });
export type CropAlias = z.infer<typeof CropAlias>;

export const CropAliasToLearn = z
  .strictObject({ name: personText(200), cropId: CropId })
  .meta({ id: 'CropAliasToLearn' });
export type CropAliasToLearn = z.infer<typeof CropAliasToLearn>;

export const LearnedCropAlias = z
  .object({
    name: z.string(),
    crop: Crop,
    /** How many records of crops are of another crop now. */
    changed: z.int(),
    /** By which it can be undone; null where it was known already. */
    changeId: ChangeId.nullable(),
  })
  .meta({ id: 'LearnedCropAlias' });
export type LearnedCropAlias = z.infer<typeof LearnedCropAlias>;

export const cropAliases = {
  list: endpoint('GET', '/catalogues/crop-aliases', {
    summary: 'Names of crops in the files of a farm that no catalogue knows for certain; first those to be asked about',
    access: 'farm',
    permission: 'farm.read',
    query: z.object(paged),
    counted: true,
    response: z.array(CropAlias),
  }),
  learn: endpoint('PUT', '/catalogues/crop-aliases', {
    summary:
      'Say which crop files mean by a name: what is recorded under it becomes that crop, and later files are read so',
    access: 'farm',
    permission: 'land.change',
    limit: { calls: 120, seconds: 60 },
    body: CropAliasToLearn,
    response: LearnedCropAlias,
    errors: ['farm.oneNeeded', 'crop.notFound', 'crop.retired'],
  }),
};
