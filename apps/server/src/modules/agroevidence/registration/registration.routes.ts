import { registration } from '@brazda/contract/agroevidence/registration.ts';
import { callerGone } from '#server/http/caller-gone.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { registerRegistryFarm } from '../registry/register-registry-farm.ts';
import { landFileChoiceOf } from './land-file-choice.ts';
import { registerEmptyFarm, registerFarmWithLandFile } from './register-farm.ts';
import { validateLandFile } from './validate-land-file.ts';

export function registrationRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, registration, {
    empty: ({ body, who }) => registerEmptyFarm(services, who, { name: body.farmName, countryCode: body.countryCode }),
    eagri: ({ body, who }) => registerRegistryFarm(services, who, body.farmName),
    validateShapefile: ({ query, file, reply }) =>
      validateLandFile(
        services,
        { ...landFileChoiceOf(query, file), countryCode: query.countryCode },
        callerGone(reply),
      ),
    shapefile: ({ query, file, who, reply }) =>
      registerFarmWithLandFile(
        services,
        who,
        query.farmName,
        { ...landFileChoiceOf(query, file), countryCode: query.countryCode },
        callerGone(reply),
      ),
  });
}
