import { expect, test as base } from '@playwright/test';
import { createFarmer, type Farmer, type NewFarmer } from '@brazda/harness/farmer.ts';
import { householdAddress } from '@brazda/harness/typed-client.ts';
import { findingsOn, withoutMotion } from './support/accessibility.ts';
import { desk, lookOnDevices, phone, tablet, tooWideBy, type Device } from './support/devices.ts';
import { farmMapOn, revealMap, type FarmMapOnScreen } from './support/farm-map.ts';
import { guard, type Guard } from './support/guard.ts';
import { startServer, type RunningServer } from '@brazda/harness/journey-server.ts';

interface Fixtures {
  /** Errors that this journey provokes: `test.use({ allowedErrors: /401|403/ })`. */
  allowedErrors: RegExp | undefined;
  guard: Guard;
  newFarmer: (wishes?: NewFarmer) => Promise<Farmer>;
  farmMap: FarmMapOnScreen;
  /** Fails when axe finds anything on the page, or on the part of it that the selector gives. */
  expectAccessible: (selector?: string) => Promise<void>;
  /** In whose room, and in which colours, `expectFitAtEveryWidth` looks at the page. */
  devices: Readonly<Record<string, Device>>;
  /** The same at the width of each device, and that the page is no wider. The journey goes on at its own. */
  expectFitAtEveryWidth: (selector?: string) => Promise<void>;
}

interface WorkerFixtures {
  server: RunningServer;
}

/** A journey: the running product with a new database, a browser that stays on this machine, and no silent errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': householdAddress() }),
  allowedErrors: [undefined, { option: true }],
  guard: [
    async ({ context, server, allowedErrors }, use, testInfo) => {
      const guarded = await guard(context);
      await use(guarded);
      const unexpected = guarded.errors.filter((error) => !allowedErrors?.test(error));
      if (unexpected.length > 0 || testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server.log', { body: server.log(), contentType: 'text/plain' });
      }
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  newFarmer: async ({ server }, use) => use((wishes) => createFarmer(server.url, wishes)),
  farmMap: async ({ page }, use) => {
    await revealMap(page);
    await use(farmMapOn(page));
  },
  expectAccessible: async ({ page }, use) =>
    use(async (selector) => {
      const found = await withoutMotion(page, () => findingsOn(page, selector));
      expect(found, 'what axe finds').toEqual([]);
    }),
  devices: [{ phone, tablet, desk }, { option: true }],
  expectFitAtEveryWidth: async ({ page, devices, colorScheme }, use) =>
    use(async (selector) => {
      const look = async ({ width }: Device): Promise<string[]> => {
        const tooWide = await tooWideBy(page);
        const findings = await findingsOn(page, selector);
        if (tooWide > 0) findings.push(`the page is too wide by ${tooWide} px`);
        return findings.map((finding) => `at ${width} px: ${finding}`);
      };
      const given = {
        devices: Object.values(devices),
        colorScheme: colorScheme === 'dark' ? ('dark' as const) : ('light' as const),
      };
      const found = await withoutMotion(page, () => lookOnDevices(page, given, look));
      expect(found.flat(), 'what axe finds, or is too wide').toEqual([]);
    }),
});

export { expect };
