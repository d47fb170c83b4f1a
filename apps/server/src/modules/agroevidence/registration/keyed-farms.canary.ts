import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { KeyedCalls, Started } from '#server/testing/keyed-call.ts';
import { landFileOf } from '../land/keyed-land.canary.ts';

const country = { countryCode: 'CZ' };

/** Calls that create farms. */
export function keyedFarms(started: Started): KeyedCalls {
  return {
    'agroevidence.registration.empty': async () => ({
      user: await started.make.user(),
      input: { body: { farmName: 'Dvůr', ...country } },
      changed: { body: { farmName: 'Samota', ...country } },
    }),
    'agroevidence.registration.eagri': async () => {
      const user = await started.make.user();
      await started.api(user).agroevidence.eagri.signIn({ body: registryLogin });
      const named = (farmName: string): CallInput => ({ body: { farmName, ...country } });
      return { user, input: named('Dvůr'), changed: named('Samota') };
    },
    'agroevidence.registration.shapefile': async () => {
      const query = { farmName: 'Dvůr', ...country };
      return {
        user: await started.make.user(),
        input: { query, file: landFileOf(0.001) },
        changed: { query, file: landFileOf(0.002) },
      };
    },
  };
}
