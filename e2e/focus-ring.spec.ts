import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { administrator } from '@brazda/harness/administrator.ts';
import { showInColors } from './support/devices.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

// More than any screen has; whoever walks as far has been caught somewhere.
const mostStops = 120;
const bothSchemes: readonly ('light' | 'dark')[] = ['light', 'dark'];

interface Stop {
  readonly name: string;
  readonly hasRing: boolean;
}

/** Where the focus is, and whether that can be seen: by its own outline, or by one that stands for it. */
function lookAtStop(page: Page): Promise<Stop | 'outside' | 'again'> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body || at.tagName === 'IFRAME') return 'outside';
    if (at.hasAttribute('data-walked')) return 'again';
    at.setAttribute('data-walked', '');
    const hasOutline = (style: CSSStyleDeclaration): boolean =>
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && !style.outlineColor.endsWith(', 0)');
    const standsFor = (): (Element | null)[] => {
      if (getComputedStyle(at).opacity === '0') return [at.nextElementSibling];
      // A field within a frame is shown by the ring of its frame.
      return at instanceof HTMLInputElement ? [at.parentElement] : [];
    };
    const others = standsFor().filter((part) => part !== null);
    const looks = [getComputedStyle(at, '::after'), ...[at, ...others].map((part) => getComputedStyle(part))];
    const words = at.getAttribute('aria-label') ?? at.getAttribute('name') ?? at.textContent.slice(0, 40);
    return { name: `${at.tagName.toLowerCase()} ${words}`, hasRing: looks.some(hasOutline) };
  });
}

/** Goes through all stops of the Tab key until one comes again, and gives those that nobody would see. */
async function walk(page: Page): Promise<{ stops: number; hasEnded: boolean; unseen: string[] }> {
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked');
  });
  const unseen: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtStop(page);
    if (stop === 'again') return { stops, hasEnded: true, unseen };
    if (stop === 'outside') continue;
    stops += 1;
    if (!stop.hasRing) unseen.push(stop.name);
  }
  return { stops, hasEnded: false, unseen };
}

async function expectRings(page: Page, atLeast: number, colorSchemes = bothSchemes): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await showInColors(page, colorScheme);
    const { stops, hasEnded, unseen } = await walk(page);
    const where = `on ${new URL(page.url()).pathname} in ${colorScheme} colours`;
    expect(unseen, `without a ring ${where}`).toEqual([]);
    expect(hasEnded, `Tab comes back to where it began ${where}`).toBe(true);
    expect(stops, `stops ${where}`).toBeGreaterThanOrEqual(atLeast);
  }
}

/** Opens a screen of the farm that one has come to. */
async function openOfFarm(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(/\/farm\/\d+\//);
  const farm = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto(`/farm/${farm}/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('wherever the keyboard is among the records of a farm can be seen', async ({ page }) => {
  await enter(page, demoFarmer);
  for (const [path, atLeast] of [
    ['sowing-plan', 8],
    ['catalogues', 6],
    ['actions', 8],
    ['actions/new', 8],
    ['reports', 6],
    ['history', 6],
    ['parcels', 8],
  ] as const) {
    await openOfFarm(page, path);
    await expectRings(page, atLeast, ['light']);
  }
  const overview = await page.locator('a[href$="/overview"]').first().getAttribute('href');
  await page.goto(overview ?? '');
  await expect(page.getByLabel(textOf('parcel.climateRegion'), { exact: true })).toBeVisible();
  await expectRings(page, 8, ['light']);
});

test.describe('wherever the keyboard is', () => {
  test('can be seen on the screens before a farm', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel(textOf('login.password'), { exact: true })).toBeVisible();
    // The form stands in the page itself, before what is around it has come.
    await expect.poll(() => page.locator('a[href], button, input, select').count()).toBeGreaterThanOrEqual(7);
    await expectRings(page, 7);
    for (const path of ['/signup', '/reset']) {
      await page.goto(path);
      await expect(page.getByLabel(textOf('profile.email'))).toBeVisible();
      await expectRings(page, 4);
    }
  });

  test('can be seen on the screens of a farm and in what opens over them', async ({ page, farmMap }) => {
    await enter(page, demoFarmer);
    await farmMap.atRest();
    await expectRings(page, 8);
    for (const menu of [textLike('shell.switchFarm'), textLike('shell.userMenu')]) {
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectRings(page, 1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: menu })).toBeFocused();
    }
    for (const [opener, panel] of [
      [textOf('map.layers'), textOf('map.layers')],
      [textOf('map.list'), textOf('map.list')],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      await expect(page.getByRole('region', { name: panel })).toBeVisible();
      await expectRings(page, 10);
    }
    await page
      .getByRole('region', { name: textOf('map.list') })
      .getByRole('listitem')
      .first()
      .click();
    const parcel = page.getByRole('region', { name: textOf('parcel.panel') });
    await expect(parcel.getByRole('heading', { level: 2 })).toBeVisible();
    await expectRings(page, 12);
    await parcel.getByRole('button', { name: textLike('action.editNamed') }).click();
    await expectRings(page, 12);
    const farm = new URL(page.url()).pathname.split('/')[2] ?? '';
    for (const path of ['user/profile', 'user/password', 'user/integrations', 'user/toggles', 'nonsense']) {
      await page.goto(`/farm/${farm}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRings(page, 4);
    }
    await page.goto('/signup/import');
    await expect(page.getByLabel(textOf('farmImport.farmName'))).toBeVisible();
    await expectRings(page, 6);
  });

  test('can be seen on the screens of an own farm and of an account, and in their dialogs', async ({
    page,
    newFarmer,
  }) => {
    const farmer = await newFarmer();
    const { farmId } = farmer;
    await enter(page, farmer, `/farm/${farmId}/settings`);
    await expect(page.getByLabel(textOf('farmImport.farmName'))).toBeVisible();
    await expectRings(page, 8);
    await page.getByRole('button', { name: textOf('farmSettings.delete') }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expectRings(page, 3);
    for (const path of [`/farm/${farmId}/land`, '/deleted-farms', '/account']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRings(page, 3);
    }
    await page.getByRole('button', { name: textOf('account.remove') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRings(page, 4);
  });

  test('can be seen on the screens of the administration', async ({ page }) => {
    await enter(page, administrator);
    for (const path of ['farms', 'audit', 'code-lists']) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRings(page, 5);
    }
  });
});
