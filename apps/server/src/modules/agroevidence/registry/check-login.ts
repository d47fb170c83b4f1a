import type { RegistryLogin } from '@brazda/contract/agroevidence/eagri.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { RegistryCredentials } from '#server/registries/eagri/registry-envelope.ts';
import type { Services } from '#server/services.ts';
import { registryDay } from './registry-day.ts';
import { askingRegistry, requireRegistry } from './registry-trouble.ts';

/**
 * Lets the registry say whether it accepts a login. Throws `eagri.notConnected`, `eagri.forbidden`, `eagri.unavailable`
 * and, for one who has no land in the registry, `validation.submitError`.
 */
export async function checkLogin(
  services: Pick<Services, 'registry' | 'clock'>,
  { login, secret, szrid }: RegistryLogin,
): Promise<RegistryCredentials> {
  const registry = requireRegistry(services.registry);
  const credentials = { login, key: secret, szrid };
  const account = await askingRegistry(registry.signIn(credentials, registryDay(services.clock.now())));
  if (!account.isKnown) {
    throw new Failure('validation.submitError', { fields: [{ path: 'szrid', code: 'eagri.unknownSubject' }] });
  }
  return credentials;
}
