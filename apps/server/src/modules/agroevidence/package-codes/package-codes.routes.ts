import { packageCodes } from '@brazda/contract/agroevidence/package-codes.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { learnPackage } from './learn-package.ts';
import { readPackage, readPackages } from './read-package.ts';

export function packageCodeRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, packageCodes, {
    list: ({ query, who }) => readPackages(services, who, query),
    read: ({ params, who }) => readPackage(services, who, params.gtin),
    learn: ({ params, body, who }) => learnPackage(services, who, { gtin: params.gtin, materialId: body.materialId }),
  });
}
