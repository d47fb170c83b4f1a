import type { RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import type { Who } from '#server/access/who.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { RegistryCredentials } from '#server/registries/eagri/registry-envelope.ts';
import type { Registry } from '#server/registries/eagri/registry.ts';
import type { Services } from '#server/services.ts';
import { deleteOldRegistrySignIns, findRegistrySignIn, putRegistrySignIn } from '../../core/public.ts';
import { checkLogin } from './check-login.ts';
import { requireRegistry } from './registry-trouble.ts';

const keptMilliseconds = 3_600_000;

type Needs = Pick<Services, 'database' | 'clock' | 'registry' | 'secrets' | 'log'>;

/** Checks a sign-in to the registry and keeps it sealed, as long as it takes to create a farm. Throws as checkLogin. */
export async function signInRegistry(services: Needs, who: Who, login: RegistryLogin): Promise<void> {
  const { database, clock, secrets } = services;
  const credentials = await checkLogin(services, login);
  const registeredName = await nameOf(services, requireRegistry(services.registry), credentials.szrid);
  await withSystem(database, (tx) =>
    putRegistrySignIn(tx, {
      userId: who.userId,
      login: credentials.login,
      szrid: credentials.szrid,
      sealedKey: secrets.seal(credentials.key, purposeOf(who.userId)),
      registeredName,
      signedInAt: clock.now(),
    }),
  );
}

/** The name that the registry has of who signed in: empty where it has none, null where nobody did. */
export async function readRegisteredName(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
): Promise<string | null> {
  const row = await withSystem(database, (tx) => findRegistrySignIn(tx, who.userId, keptSince(clock.now())));
  return row?.registeredName ?? null;
}

/** What the user has signed in with. Throws `eagri.notSignedIn` where they did not, or too long ago. */
export async function knownSignIn(
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  tx: SystemTransaction,
  userId: number,
): Promise<RegistryCredentials> {
  const row = await findRegistrySignIn(tx, userId, keptSince(clock.now()));
  if (!row) throw new Failure('eagri.notSignedIn');
  return { login: row.login, key: secrets.open(row.sealedKey, purposeOf(userId)), szrid: row.szrid };
}

/** Forgets the sign-ins that no farm came of. */
export async function sweepRegistrySignIns({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await withSystem(database, (tx) => deleteOldRegistrySignIns(tx, keptSince(clock.now())));
}

/** The name is a kindness: without it the farmer writes one. */
async function nameOf({ log }: Pick<Services, 'log'>, registry: Registry, szrid: string): Promise<string> {
  try {
    return (await registry.subjectName(szrid)) ?? '';
  } catch (error) {
    log.warn({ err: error }, 'the registry does not tell a name');
    return '';
  }
}

function purposeOf(userId: number): string {
  return `registry sign-in of user ${userId}`;
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - keptMilliseconds);
}
