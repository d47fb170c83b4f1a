import { startRegistryServer, type RegistryServer } from '../apps/simulators/src/registry/registry-server.ts';
import { expect, test as base } from './fixtures.ts';
import { startAdministeredServer, type AdministeredServer } from './support/administered-server.ts';
import { startServer, type RunningServer } from './support/running-server.ts';

/** How late a slow answer is: later than a product waits for it that has little patience. */
const delayMs = 4000;
const impatient = '{"timeoutSeconds":2}';

const withRegistry = base.extend<{ registryAsNew: undefined }, { registry: RegistryServer }>({
  registry: [
    async ({}, use) => {
      const registry = await startRegistryServer({ port: 0, delayMs });
      await use(registry);
      await registry.close();
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

/** Journeys of a product that is connected to the land registry; each begins with the registry as new. */
export const connectedTest = withRegistry.extend<object, { server: RunningServer }>({
  server: [
    async ({ registry }, use) => {
      const server = await startServer({ REGISTRY_URL: registry.url, REGISTRY_SETTINGS: impatient });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

/** The same with an administrator, and with patience for slow answers. */
export const administeredTest = withRegistry.extend<object, { server: AdministeredServer }>({
  server: [
    async ({ registry }, use) => {
      const server = await startAdministeredServer({ REGISTRY_URL: registry.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

export { expect };
