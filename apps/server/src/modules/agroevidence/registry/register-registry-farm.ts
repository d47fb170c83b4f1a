import type { RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withNewFarm, withSystem } from '#server/db/farm-scope.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { deleteRegistrySignIn, insertFarm } from '../../core/public.ts';
import { insertFarmMap } from '../farms/farm-map.repository.ts';
import { farmView } from '../farms/farms.view.ts';
import { importLandFileJob } from '../imports/import-land-file.ts';
import { insertRegistryImport } from '../imports/imports.repository.ts';
import { keepCredentials } from './registry-access.ts';
import { registryDay } from './registry-day.ts';
import { requireRegistry } from './registry-trouble.ts';
import { knownSignIn } from './sign-in-registry.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'registry' | 'secrets' | 'signedInUsers' | 'nudge'>;

/**
 * Creates a farm that signs in to the registry as its user just did and, in the same transaction, the job that imports
 * its blocks. Throws `eagri.notConnected` and `eagri.notSignedIn`.
 */
export async function registerRegistryFarm(
  services: Needs,
  who: Who,
  name: string,
  keep: KeepAnswer<RegisteredFarm>,
): Promise<Kept<RegisteredFarm>> {
  requireRegistry(services.registry);
  const { database, clock } = services;
  const credentials = await withSystem(database, (tx) => knownSignIn(services, tx, who.userId));
  const created = await withNewFarm(
    database,
    async (tx) => {
      await deleteRegistrySignIn(tx, who.userId);
      await recordEvent(tx, { topic: 'memberships.changed', userId: who.userId });
      return insertFarm(tx, { name, countryCode: 'CZ' }, who.userId);
    },
    async (tx, row) => {
      const now = clock.now();
      await insertFarmMap(tx, row.id);
      await keepCredentials(services, tx, row.id, credentials);
      const importId = await insertRegistryImport(tx, row.id, registryDay(now));
      await enqueueJob(tx, row.id, importLandFileJob, { importId });
      await recordAudit(tx, who, { action: 'farm.registered', farmId: row.id }, now);
      await recordAudit(tx, who, { action: 'import.begun', farmId: row.id, detail: { importId } }, now);
      return keep(tx, { ...farmView(row, undefined, 'owner'), importId });
    },
  );
  await services.signedInUsers.forgetUser(who.userId);
  services.nudge();
  return created;
}
