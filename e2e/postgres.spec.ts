import { startPostgresCluster, type PostgresCluster } from '@brazda/harness/postgres-cluster.ts';
import { expect, test as base } from './fixtures.ts';
import { goOnToMap } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { startServer, type RunningServer } from '@brazda/harness/journey-server.ts';
import { textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

const test = base.extend<object, { cluster: PostgresCluster; server: RunningServer }>({
  cluster: [
    async ({}, use) => {
      const cluster = await startPostgresCluster();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  server: [
    async ({ cluster }, use) => {
      const server = await startServer({ DATABASE_URL: cluster.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test('on PostgreSQL the way from the sign-up to the map is the same', async ({ page, farmMap }) => {
  await page.goto('/signup');
  await page.getByLabel(textOf('profile.email'), { exact: true }).fill('jan@example.org');
  await page.getByLabel(textOf('login.password'), { exact: true }).fill('brázda a mez');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: textOf('login.toSignUp') }).click();
  await page.getByLabel(textOf('farmImport.farmName')).fill('Dvůr Lhota');
  await page.locator('input[type="file"]').setInputFiles(landFiles.czechBlocks);
  await page.getByRole('button', { name: textOf('farmImport.submitParcels', { count: 100 }) }).click();
  await goOnToMap(page);
  await farmMap.atRest();
  await expect.poll(farmMap.paintedShare).toBeGreaterThan(0);
  await searchBox(page).fill('7405/5');
  await suggestions(page).first().click();
  await expect(
    page.getByRole('region', { name: textOf('parcel.panel') }).getByRole('heading', { level: 2 }),
  ).toContainText('7405/5');
});
