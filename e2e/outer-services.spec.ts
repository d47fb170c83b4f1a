import { startWebServices, type WebServices } from '@brazda/simulators/web-services/web-services.ts';
import { expect, test as base } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { startServer, type RunningServer } from '@brazda/harness/journey-server.ts';
import { textLike, textOf } from './support/text.ts';

const v1 = 'cfd-8901-map-v1';
const v2 = 'cfd-8205-map-v2';

const personal = /demo@|demo%40|tajne-slovo|eyJ[\w-]+\.|[?&]farmIds=/;

const test = base.extend<object, { services: WebServices; server: RunningServer }>({
  services: [
    async ({}, use) => {
      const services = await startWebServices({ port: 0, flags: [v1] });
      await use(services);
      await services.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ services }, use) => {
      const server = await startServer({
        UNLEASH_URL: `${services.url}/api/frontend`,
        UNLEASH_KEY: services.flagKey,
        SENTRY_DSN: services.dsn,
        SUPPORT_CHAT: JSON.stringify(services.chat),
        HELP_URLS: JSON.stringify({ cs: `${services.url}/navody`, en: `${services.url}/guides` }),
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

// Every visit is among those of which traces and pictures are kept, so that nothing slips out of one by chance alone.
test.beforeEach(async ({ page, services }) => {
  services.forgetReports();
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
});

test.afterEach(({ services }) => {
  expect(services.reports.join('\n')).not.toMatch(personal);
});

test('the flags of another Unleash choose the maps, also while one is on screen', async ({
  page,
  services,
  farmMap,
}) => {
  services.setFlags([v1]);
  await enter(page, demoFarmer);
  await expect(page).toHaveURL(/\/farm\/\d+\/map(\?|$)/);
  await farmMap.atRest();
  const links = page.getByRole('navigation', { name: textOf('shell.navigation') }).getByRole('link');
  const sections = links.filter({ hasText: /mapa/i });
  await expect(sections).toHaveText([textOf('map.section')]);
  services.setFlags([v1, v2]);
  await expect(sections).toHaveText([textOf('map.section'), textOf('map.sectionV1')], { timeout: 20_000 });
  services.setFlags([v2]);
  await page.goto('/farm');
  await expect(page).toHaveURL(/\/map-v2(\?|$)/);
  await expect(sections).toHaveText([textOf('map.section')]);
});

test('the help menu leads to the guides in the language on screen, and opens the chat only when wanted', async ({
  page,
  services,
  farmMap,
  expectAccessible,
}) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
  expect(services.requests.filter((request) => request.includes('chat.js'))).toEqual([]);
  await page.getByRole('button', { name: textOf('shell.help') }).click();
  const help = page.getByRole('dialog', { name: textOf('shell.help') });
  await expect(help.getByRole('link', { name: textOf('shell.help.knowledgeBase') })).toHaveAttribute(
    'href',
    `${services.url}/navody`,
  );
  await expectAccessible();
  await help.getByRole('button', { name: textOf('shell.help.chat') }).click();
  await expect(help).toBeHidden();
  await expect(page.getByRole('region', { name: 'Field chat' })).toBeVisible();

  await page.getByRole('button', { name: textLike('shell.userMenu') }).click();
  await page.getByLabel(textOf('language.label')).selectOption('ro-RO');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ajutor și asistență' }).click();
  await expect(page.getByRole('link', { name: 'Ghiduri' })).toHaveAttribute('href', `${services.url}/guides`);
});

test.describe('reports of errors', () => {
  test.use({ allowedErrors: /status of 500|A screen failed|ApiError|Failed for demo/ });

  test('tell what went wrong, and nothing of whom it happened to', async ({ page, services }) => {
    await page.route(/\/agroevidence\/farms\/\d+\?/, (route) =>
      route.fulfill({ status: 500, json: { status: 500, code: 'unexpected', fields: [] } }),
    );
    let release = (): void => undefined;
    const thrown = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/error-reports-[^/]*\.js/, async (route) => {
      await thrown;
      await route.continue();
    });
    await enter(page, demoFarmer, '/farm?note=tajne-slovo');
    await expect(page.getByRole('application').or(page.getByRole('heading', { level: 1 }))).toBeVisible();
    await page.getByRole('button', { name: textLike('shell.userMenu') }).click();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Failed for demo@brazda.farm at /farm/1?secret=tajne-slovo');
      });
    });
    release();
    const all = (): string => services.reports.join('\n');
    await expect.poll(all, { timeout: 30_000 }).toContain('Failed for [email] at /farm/1');
    await expect.poll(all, { timeout: 30_000 }).toContain('"type":"span"');
    await expect.poll(all, { timeout: 30_000 }).toContain('"type":"replay_recording"');
  });
});
