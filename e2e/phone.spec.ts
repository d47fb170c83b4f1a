import { expect, test } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { signInByCalls } from '@brazda/harness/farmer.ts';
import { textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page, farmMap }) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
});

test('the drawer holds the sections, the language, the look and the way out', async ({ page }) => {
  await page.getByRole('button', { name: textOf('shell.openMenu') }).tap();
  const drawer = page.getByRole('dialog', { name: textOf('shell.navigation') });
  const sections = drawer.getByRole('navigation', { name: textOf('shell.navigation') }).getByRole('link');
  await expect(sections.first()).toHaveText(textOf('map.title'));
  await expect(sections.first()).toHaveAttribute('aria-current', 'page');
  await drawer.getByLabel(textOf('shell.theme')).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(drawer.getByRole('button', { name: textOf('shell.signOut') })).toBeVisible();
  await drawer.getByRole('link', { name: textOf('map.title'), exact: true }).tap();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/map-v2(\?|$)/);
});

test('a tapped parcel comes up in a sheet at the bottom, and stays in sight above it', async ({ page, farmMap }) => {
  await searchBox(page).fill('zitna');
  await suggestions(page).first().tap();
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await expect(panel.getByRole('heading', { name: 'Žitná hora' })).toBeVisible();
  await farmMap.atRest();
  const box = await panel.boundingBox();
  expect(box?.x).toBeLessThanOrEqual(0);
  expect(box?.width).toBeGreaterThanOrEqual(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(843);
  const { lon, lat } = await farmMap.view();
  const middle = await farmMap.pixelOf([lon, lat]);
  expect(middle.y).toBeLessThan(844);
  await panel.getByRole('button', { name: textOf('parcel.close') }).tap();
  await expect(panel).toBeHidden();
});

test('everything on the map is large enough for a finger', async ({ page }) => {
  const tooSmall = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const button of await page.locator('header button, main button, main [role="option"]').all()) {
      if (!(await button.isVisible())) continue;
      const box = await button.boundingBox();
      if (box && (box.width < 44 || box.height < 44))
        found.push(
          `${(await button.getAttribute('aria-label')) ?? (await button.innerText())}: ${box.width} × ${box.height}`,
        );
    }
    return found;
  };
  expect(await tooSmall(), 'on the map').toEqual([]);
  await searchBox(page).fill('zitna');
  await expect(suggestions(page).first()).toBeVisible();
  expect(await tooSmall(), 'in the search').toEqual([]);
  await suggestions(page).first().tap();
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await expect(panel.getByRole('heading', { name: 'Žitná hora' })).toBeVisible();
  expect(await tooSmall(), 'in the panel').toEqual([]);
  await panel.getByRole('button', { name: textOf('parcel.close') }).tap();
  await page.getByRole('button', { name: textOf('map.list') }).tap();
  await expect(
    page
      .getByRole('region', { name: textOf('map.list') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  expect(await tooSmall(), 'in the list').toEqual([]);
});

test('a parcel tapped low on the map is seen whole above the sheet', async ({ page, farmMap, server }) => {
  const { api } = await signInByCalls(server.url, demoFarmer);
  const farmId = Number(/\/farm\/(\d+)/.exec(page.url())?.[1]);
  const { rows } = await api.agroevidence.parcels.map({ farmIds: [farmId] });
  const lipovec = rows.find(({ properties }) => properties.name === 'K Lipovci');
  if (!lipovec) throw new Error('The demo farm has no parcel K Lipovci');
  const [lon, lat] = lipovec.properties.label;
  // Near, with the parcel in the lower part of the screen.
  await page.goto(`${new URL(page.url()).pathname}?at=${lat + 0.006},${lon},14.2`);
  await farmMap.atRest();
  await farmMap.expectDrawnAt([lon, lat]);
  const { x, y } = await farmMap.pixelOf([lon, lat]);
  await page.touchscreen.tap(x, y);
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await expect(panel.getByRole('heading', { name: 'K Lipovci' })).toBeVisible();
  const lowest = Math.min(...lipovec.geometry.coordinates.flat(2).map(([, south = 90]) => south));
  const isAbove = async (): Promise<boolean> => {
    const edge = await farmMap.pixelOf([lon, lowest]);
    return edge.y < ((await panel.boundingBox())?.y ?? 0);
  };
  await expect.poll(isAbove).toBe(true);
});

test('the sheet is drawn up and down by its handle, by finger and by keys, and what is in it takes turns', async ({
  page,
}) => {
  const tools = page.getByRole('group', { name: textOf('map.tools') });
  const before = await tools.boundingBox();
  const opener = page.getByRole('button', { name: textOf('map.list') });
  await opener.tap();
  const list = page.getByRole('region', { name: textOf('map.list') });
  const handle = list.getByRole('slider', { name: textOf('map.sheet.height') });
  const height = async (): Promise<number> => Math.round((await list.boundingBox())?.height ?? 0);
  await expect(handle).toHaveAttribute('aria-valuetext', textOf('map.sheet.half'));
  const room = (await page.getByRole('main').boundingBox())?.height ?? 0;
  await expect.poll(height).toBe(Math.round(room * 0.48));
  const grip = await handle.boundingBox();
  const [x, y] = [195, (grip?.y ?? 0) + 10];
  expect(grip?.height).toBeGreaterThanOrEqual(44);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 150, { steps: 5 });
  await page.mouse.move(x, y - 290, { steps: 5 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuetext', textOf('map.sheet.full'));
  await expect.poll(height).toBe(Math.round(room - 72));
  await handle.focus();
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuetext', textOf('map.sheet.peek'));
  await expect.poll(height).toBe(80);
  await handle.tap();
  await expect(handle).toHaveAttribute('aria-valuetext', textOf('map.sheet.half'));
  expect(await tools.boundingBox()).toEqual(before);

  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await list.getByRole('button', { name: /^Žitná hora/ }).tap();
  await expect(panel).toBeVisible();
  await expect(list).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.tap();
  await expect(list).toBeVisible();
  await expect(panel).toBeHidden();
  await opener.tap();
  await expect(list).toBeHidden();
});
