import { startMailServer, type MailServer } from '@brazda/simulators/mail-server/mail-server.ts';
import { startPushService, type PushService } from '@brazda/simulators/push-service/push-service.ts';
import { startRegistryServer, type RegistryServer } from '@brazda/simulators/registry/registry-server.ts';
import { expect, test as base } from './fixtures.ts';
import { startServer, type RunningServer } from '@brazda/harness/journey-server.ts';

/** How late a slow answer is. */
const delayMs = 4000;

interface Around {
  registry: RegistryServer;
  letters: MailServer;
  pushes: PushService;
}

const surrounded = base.extend<{ registryAsNew: undefined }, Around>({
  registry: [
    async ({}, use) => {
      const registry = await startRegistryServer({ port: 0, delayMs });
      await use(registry);
      await registry.close();
    },
    { scope: 'worker' },
  ],
  letters: [
    async ({}, use) => {
      const letters = await startMailServer({ port: 0 });
      await use(letters);
      await letters.close();
    },
    { scope: 'worker' },
  ],
  pushes: [
    async ({}, use) => {
      const pushes = await startPushService({ port: 0 });
      await use(pushes);
      await pushes.close();
    },
    { scope: 'worker' },
  ],
  registryAsNew: [
    async ({ registry }, use) => {
      registry.reset();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The brands by the hosts under which the product of these journeys is found. */
export const brandHosts = { 'lanora.localhost': 'lanora', 'slivena.localhost': 'slivena' } as const;

/**
 * Journeys of a product that is connected to the land registry and to a mail server, and found under three brands; each
 * begins with the registry as new.
 */
export const connectedTest = surrounded.extend<object, { server: RunningServer }>({
  server: [
    async ({ registry, letters, pushes }, use) => {
      const server = await startServer((url) => ({
        REGISTRY_URL: registry.url,
        // What came of records is told at once here; the ministry is given more time before it is asked.
        REGISTRY_SETTINGS: JSON.stringify({ records: { firstAskSeconds: 1 } }),
        PUSH_SERVICES: pushes.host,
        MAIL_URL: letters.url,
        MAIL_FROM: 'Brázda <brazda@example.org>',
        PUBLIC_URL: url,
        SUPPORT_EMAIL: 'podpora@example.org',
        BRANDS: JSON.stringify(brandHosts),
      }));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

export { expect };
