import type { Page } from '@playwright/test';
import { areasOfMessages } from '../tools/lib/message-files.ts';
import { expect, test } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';

const ofVisitors = ['/login', '/reset', '/signup', '/invitation', '/oauth', '/nowhere'];
const ofFarms = ['map', 'settings', 'land', 'user/toggles', 'user/integrations', 'user/profile', 'user/password'];
const ofAnybody = ['/account', '/deleted-farms', '/signup/import', '/signup/import-in-progress'];

/** A text that is not there is shown by its id. */
async function expectNoIds(page: Page, address: string): Promise<void> {
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.locator('h1, canvas').first()).toBeVisible();
  const shown = `${await page.title()} ${await page.locator('#root').innerHTML()}`;
  const ids = [...(await areasOfMessages()).keys()];
  const missing = ids.filter((id) => shown.includes(`>${id}<`) || shown.includes(`"${id}"`));
  expect(missing, address).toEqual([]);
}

for (const locale of ['cs-CZ', 'en-US'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('no screen that is opened first lacks a text', async ({ page }) => {
      for (const address of ofVisitors) {
        await page.goto(address);
        await expectNoIds(page, address);
      }
      await enter(page, demoFarmer);
      await expect(page).toHaveURL(/\/farm\/\d+\/map/);
      const [farm] = /\/farm\/\d+/.exec(page.url()) ?? [''];
      for (const address of [...ofFarms.map((part) => `${farm}/${part}`), ...ofAnybody]) {
        await page.goto(address);
        await expectNoIds(page, address);
      }
    });
  });
}
