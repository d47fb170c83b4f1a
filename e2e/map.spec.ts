import { expect, test } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { signInByCalls } from '@brazda/harness/farmer.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

interface Place {
  readonly name: string;
  readonly at: readonly [number, number];
}

/** A large parcel of the demo farm, and the corner of its box, where there is none. */
async function demoPlaces(url: string): Promise<{ readonly field: Place; readonly bare: readonly [number, number] }> {
  const { api } = await signInByCalls(url, demoFarmer);
  const [farm] = (await api.agroevidence.farms.list({})).rows;
  if (!farm?.boundingBox) throw new Error('There is no demo farm');
  const { rows } = await api.agroevidence.parcels.map({ farmIds: [farm.id] });
  const [largest] = rows.toSorted((one, other) => other.properties.area - one.properties.area);
  if (!largest) throw new Error('The demo farm has no parcels');
  const { name, label } = largest.properties;
  // At the edge of the land, as far to the north as the field: it is in sight as long as that is.
  return { field: { name, at: label }, bare: [farm.boundingBox[0], label[1]] };
}

test('whoever only wants to look is on the map of the demo farm after one press', async ({ page, farmMap, server }) => {
  const { field } = await demoPlaces(server.url);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('button', { name: textOf('login.demoSubmit') }).click();
  await expect(page).toHaveURL(/\/farm\/\d+\/map-v2/);
  await expect(
    page.getByRole('button', { name: textLike('shell.switchFarm', { farm: 'ZD Horní Lhota' }) }),
  ).toBeVisible();
  await farmMap.atRest();
  await farmMap.expectDrawnAt(field.at);
});

for (const section of ['map', 'map-v2'] as const) {
  test.describe(`on /${section}`, () => {
    test.beforeEach(async ({ page, farmMap }) => {
      await enter(page, demoFarmer);
      await expect(page).toHaveURL(/\/farm\/\d+\/map/);
      await page.goto(new URL(page.url()).pathname.replace(/map(-v2)?$/, section));
      await farmMap.atRest();
    });

    test('the parcels are drawn; a click on one opens its panel, a click beside closes it', async ({
      page,
      farmMap,
      server,
    }) => {
      const { field, bare } = await demoPlaces(server.url);
      const panel = page.getByRole('region', { name: textOf('parcel.panel') });
      await farmMap.expectDrawnAt(field.at);
      await farmMap.expectBareAt(bare);
      await farmMap.click(field.at);
      await expect(panel.getByRole('heading', { name: field.name })).toBeVisible();
      await expect(page).toHaveURL(/[?&]parcel=\d+/);
      await farmMap.atRest();
      await farmMap.click(bare);
      await expect(panel).toBeHidden();
      await expect(page).not.toHaveURL(/parcel=/);
    });

    test('buttons move the map, and a reload finds it where it was', async ({ page, farmMap }) => {
      const whole = await farmMap.view();
      await page.getByRole('button', { name: textOf('map.zoomIn') }).click();
      await farmMap.atRest();
      await page.getByRole('button', { name: textOf('map.zoomIn') }).click();
      await farmMap.atRest();
      await page.getByRole('button', { name: textOf('map.zoomOut') }).click();
      await farmMap.atRest();
      const near = await farmMap.view();
      expect(near.zoom).toBeCloseTo(whole.zoom + 1, 1);
      const zoomInAddress = String(Number(near.zoom.toFixed(2))).replace('.', '\\.');
      await expect(page).toHaveURL(new RegExp(`[?&]at=@[^&]*,${zoomInAddress}z(&|$)`));
      await page.reload();
      await farmMap.atRest();
      const found = await farmMap.view();
      expect(found.zoom).toBeCloseTo(near.zoom, 1);
      expect(found.lon).toBeCloseTo(near.lon, 3);
      await page.getByRole('button', { name: textOf('map.home') }).click();
      await farmMap.atRest();
      expect((await farmMap.view()).zoom).toBeCloseTo(whole.zoom, 1);
    });

    test('a search that finds nothing says what to try; coordinates put a marker on the map until it is cleared', async ({
      page,
      farmMap,
    }) => {
      const search = page.getByRole('combobox', { name: textOf('search.label') });
      await search.fill('kravín');
      await search.press('Enter');
      await expect(page.getByText(textOf('search.nothingFound', { text: 'kravín' }))).toBeVisible();
      await search.fill('49,195 16,608');
      await page.getByRole('option', { name: textOf('search.place', { lat: '49.195000', lon: '16.608000' }) }).click();
      await farmMap.expectMarker(true);
      await farmMap.atRest();
      const { lat, lon } = await farmMap.view();
      expect(lat).toBeCloseTo(49.195, 3);
      expect(lon).toBeCloseTo(16.608, 3);
      await page.getByRole('button', { name: textOf('search.clear') }).click();
      await farmMap.expectMarker(false);
      await expect(search).toHaveValue('');
    });
  });
}

test('a rename is on the map at once, and nothing of the map goes away while its new tiles are under way', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  await enter(page, await newFarmer({ landFile: landFiles.czechBlocks }));
  await farmMap.atRest();
  await searchBox(page).fill('7405/5');
  await suggestions(page).first().click();
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('7405/5');
  await expect(page).toHaveURL(/[?&]at=/);
  let before = -1;
  const isDrawnOut = async (): Promise<boolean> => {
    const [earlier, now] = [before, await farmMap.paintedShare()];
    before = now;
    return now > 0 && now === earlier;
  };
  await expect.poll(isDrawnOut, { intervals: [700] }).toBe(true);
  let underWay = 0;
  await page.route(/\/agroevidence\/tiles\//, async (route) => {
    underWay += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await panel.getByRole('button', { name: textLike('action.editNamed') }).click();
  await panel.getByRole('textbox').fill('U kapličky');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('U kapličky');
  await expect.poll(() => underWay).toBeGreaterThan(0);
  for (let look = 0; look < 12; look += 1) {
    expect(await farmMap.paintedShare()).toBeGreaterThan(before * 0.97);
    await page.waitForTimeout(200);
  }
});

test('the list says in words what the map shows, filtered and sorted, the same to whoever gets its address', async ({
  page,
  farmMap,
}) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
  await page.getByRole('button', { name: textOf('map.list') }).click();
  const list = page.getByRole('region', { name: textOf('map.list') });
  await expect(list.getByRole('status')).toContainText(textOf('parcel.count', { count: 20 }));
  await list.getByLabel(textOf('map.sort.label')).selectOption(textOf('map.sort.area'));
  await expect(list.getByRole('listitem').first()).toContainText('K Lipovci');
  await list.getByLabel(textOf('map.filter.label')).fill('repka');
  await expect(list.getByRole('listitem').first()).toContainText('U lesa');
  await expect(list.getByRole('listitem').first()).toContainText('Řepka ozimá');
  await expect(page).toHaveURL(/filter=repka/);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('brazda.farm.')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(list.getByLabel(textOf('map.filter.label'))).toHaveValue('repka');
  await expect(list.getByRole('listitem').first()).toContainText('U lesa');
  await list.getByLabel(textOf('map.filter.label')).press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('region', { name: textOf('parcel.panel') }).getByRole('heading', { level: 2 });
  await expect(chosen).toContainText('U lesa');
  await list.getByLabel(textOf('map.filter.label')).fill('');
  await list.getByRole('button', { name: /^Žitná hora/ }).click();
  await expect(chosen).toContainText('Žitná hora');
  await list.getByRole('button', { name: textOf('action.close') }).click();
  await expect(list).toBeHidden();
});
