import type { RegistryAccess, RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { withFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { RegistryError } from '#server/registries/eagri/registry-error.ts';
import type { RegistryCredentials } from '#server/registries/eagri/registry-envelope.ts';
import type { Services } from '#server/services.ts';
import { readFarm } from '../farms/read-farms.ts';
import { checkLogin } from './check-login.ts';
import {
  findRegistryAccess,
  findRegistryAccessForChange,
  putRegistryAccess,
  type RegistryAccessRow,
} from './registry-access.repository.ts';
import { registryAccessView } from './registry.view.ts';

/** How a farm signs in to the registry; undefined where it does not. Throws `farm.notFound`. */
export async function readRegistryAccess(
  { database }: Pick<Services, 'database'>,
  who: Who,
  farmId: number,
): Promise<RegistryAccessRow | undefined> {
  await readFarm(database, who, farmId);
  return withFarms(database, who, (tx) => findRegistryAccess(tx, farmId));
}

/** How a farm signs in, to be changed, and the version of it that its sender knows, where they say so. */
interface KnownAccess {
  readonly id: number;
  readonly version: number | undefined;
}

/**
 * Lets a farm sign in otherwise, once the registry has accepted it. Throws `farm.notFound`, as checkLogin, and
 * `record.changed` with what is there now.
 */
export async function changeRegistryAccess(
  services: Pick<Services, 'database' | 'clock' | 'nudge' | 'registry' | 'secrets'>,
  who: Who,
  { id: farmId, version }: KnownAccess,
  login: RegistryLogin,
): Promise<RegistryAccess> {
  await readFarm(services.database, who, farmId);
  const credentials = await checkLogin(services, login);
  const { isOutdated, access } = await changeFarms(services, who, async (tx) => {
    const before = await findRegistryAccessForChange(tx, farmId);
    if (version !== undefined && version !== (before?.version ?? 0)) return { isOutdated: true, access: before };
    await keepCredentials(services, tx, farmId, credentials);
    await tx.tell({ action: 'registryAccess.changed', farmId }, { topic: 'registryAccess.changed', farmId });
    return { isOutdated: false, access: await findRegistryAccess(tx, farmId) };
  });
  const current = registryAccessView(farmId, access);
  if (isOutdated) throw new Failure('record.changed', { current });
  return current;
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
