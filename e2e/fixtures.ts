import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import { createFarmer, type Farmer, type NewFarmer } from '@brazda/harness/farmer.ts';
import { householdAddress } from '@brazda/harness/typed-client.ts';
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
}

interface WorkerFixtures {
  server: RunningServer;
}

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
      // What is still fading in has less contrast than it will have; what changes meanwhile is to change at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(async () => {
        const passing = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
        await Promise.allSettled(passing.map((each) => each.finished));
      });
      // Without frames axe can run in the page as a whole, in half the time: no page of its own to put results together.
      const axe = new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .withTags(accessibilityRules)
        .setLegacyMode(page.frames().length === 1);
      const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze();
      await page.emulateMedia({ reducedMotion: null });
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
      expect(found, 'what axe finds').toEqual([]);
    }),
});

export { expect };
