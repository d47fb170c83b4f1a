import { registration } from '@brazda/contract/agroevidence/registration.ts';
import { callerGone } from '#server/http/caller-gone.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Upload } from '#server/http/uploads.ts';
import type { LandFileRequest } from '#server/files/land/land-file.ts';
import type { Services } from '#server/services.ts';
import { registerRegistryFarm } from '../registry/register-registry-farm.ts';
import { reportJson } from '../land/report-json.ts';
import { landFileChoiceOf } from './land-file-choice.ts';
import { registerEmptyFarm, registerFarmWithLandFile } from './register-farm.ts';
import { validateLandFile } from './validate-land-file.ts';

export function registrationRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, registration, {
    empty: ({ body, who, keep }) =>
      registerEmptyFarm(services, who, { name: body.farmName, countryCode: body.countryCode }, keep),
    eagri: ({ body, who, keep }) => registerRegistryFarm(services, who, body.farmName, keep),
    validateShapefile: async ({ query, file, who, reply }) => {
      const caller = { userId: who.userId, gone: callerGone(reply) };
      return reportJson(await validateLandFile(services, landFileRequest(query, file), caller));
    },
    shapefile: ({ query, file, who, keep, reply }) => {
      const farm = { name: query.farmName, request: landFileRequest(query, file) };
      return registerFarmWithLandFile(services, who, farm, keep, callerGone(reply));
    },
  });
}

function landFileRequest(
  query: Parameters<typeof landFileChoiceOf>[0] & { readonly countryCode: string },
  file: Upload,
): LandFileRequest {
  return { ...landFileChoiceOf(query, file), countryCode: query.countryCode };
}
