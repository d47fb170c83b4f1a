import type { RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { withFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import type { RegistryCredentials } from '#server/registries/eagri/registry-envelope.ts';
import type { Services } from '#server/services.ts';
import { readFarm } from '../farms/read-farms.ts';
import { checkLogin } from './check-login.ts';
import { findRegistryAccess, putRegistryAccess, type RegistryAccessRow } from './registry-access.repository.ts';

/** How a farm signs in to the registry; undefined where it does not. Throws `farm.notFound`. */
export async function readRegistryAccess(
  { database }: Pick<Services, 'database'>,
  who: Who,
  farmId: number,
): Promise<RegistryAccessRow | undefined> {
  await readFarm(database, who, farmId);
  return withFarms(database, who, (tx) => findRegistryAccess(tx, farmId));
}

/** Lets a farm sign in otherwise, once the registry has accepted it. Throws `farm.notFound` and as checkLogin. */
export async function changeRegistryAccess(
  services: Pick<Services, 'database' | 'clock' | 'nudge' | 'registry' | 'secrets'>,
  who: Who,
  farmId: number,
  login: RegistryLogin,
): Promise<RegistryAccessRow | undefined> {
  await readFarm(services.database, who, farmId);
  const credentials = await checkLogin(services, login);
  return changeFarms(services, who, async (tx) => {
    await keepCredentials(services, tx, farmId, credentials);
    await tx.tell({ action: 'registryAccess.changed', farmId }, { topic: 'registryAccess.changed', farmId });
    return findRegistryAccess(tx, farmId);
  });
}

export function keepCredentials(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  tx: FarmChange,
  farmId: number,
  { login, key, szrid }: RegistryCredentials,
): Promise<void> {
  const sealedKey = secrets.seal(key, purposeOf(farmId));
  return putRegistryAccess(tx, { farmId, login, szrid, sealedKey, changedAt: clock.now() });
}

/** What a farm signs in with. Throws RegistryError where there is nothing, or it cannot be opened any more. */
export async function credentialsOf(
  { secrets }: Pick<Services, 'secrets'>,
  tx: FarmTransaction,
  farmId: number,
): Promise<RegistryCredentials> {
  const row = await findRegistryAccess(tx, farmId);
  if (!row) throw new RegistryError('forbidden', 'The farm does not sign in to the registry');
  try {
    return { login: row.login, key: secrets.open(row.sealedKey, purposeOf(farmId)), szrid: row.szrid };
  } catch (error) {
    throw new RegistryError('forbidden', 'The key was sealed by another SECRETS_KEY', null, error);
  }
}

function purposeOf(farmId: number): string {
  return `registry access of farm ${farmId}`;
}
