import { cropAliases } from '@brazda/contract/agroevidence/crop-aliases.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { learnCropAlias } from './learn-crop-alias.ts';
import { readCropAliases } from './read-crop-aliases.ts';

export function cropAliasRoutes(mounting: Mounting, services: Services, crops: CropCatalogue): void {
  mount(mounting, cropAliases, {
    list: ({ query, who }) => readCropAliases(services, crops, who, query),
    learn: ({ body, who }) => learnCropAlias(services, crops, who, body),
  });
}
