import type { Farmer } from '@brazda/harness/farmer.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

type Place = readonly [lon: number, lat: number];

/** The south-west corner of a field, and how far it goes to the east and to the north: a hundred metres or so. */
const [west, south] = [16.6, 49.2];
const [width, height] = [0.0013, 0.0009];

/** A place by shares of the field; beyond 1 it lies to the east or the north of it. */
const at = (x: number, y: number): Place => [west + x * width, south + y * height];

async function farmWithField(newFarmer: () => Promise<Farmer>): Promise<Farmer> {
  const farmer = await newFarmer();
  const ring = [at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)].map(([lon, lat]): [number, number] => [lon, lat]);
  await farmer.api.agroevidence.parcelEditing.draw({
    body: { outline: { type: 'Polygon', coordinates: [ring] }, name: 'Dolní', from: '2026-01-01' },
    farmIds: [farmer.farmId],
  });
  return farmer;
}

const panel = (page: Page): Locator => page.getByRole('region', { name: textOf('map.edit') });
const said = (page: Page, id: Parameters<typeof textLike>[0]): Locator =>
  page.getByRole('status').getByText(textLike(id));

async function begin(page: Page, deed: 'draw' | 'redraw' | 'split' | 'merge' | 'retire'): Promise<void> {
  await page.getByRole('button', { name: textOf('map.edit'), exact: true }).click();
  await panel(page)
    .getByRole('button', { name: textOf(`map.edit.${deed}`), exact: true })
    .click();
}

async function confirm(page: Page, id: Parameters<typeof textOf>[0]): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf(id), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function areas(farmer: Farmer): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await farmer.api.agroevidence.parcels.list({ farmIds: [farmer.farmId] });
  return rows.map(({ localName, computedArea }) => [localName, computedArea]);
}

async function areaOf(farmer: Farmer, name: string): Promise<number> {
  return (await areas(farmer)).find(([called]) => called === name)?.[1] ?? 0;
}

test('parcels are drawn along their neighbours, split, and merged, and all of it is undone', async ({
  page,
  newFarmer,
  farmMap,
  expectFitAtEveryWidth,
}) => {
  const farmer = await farmWithField(newFarmer);
  const [lon, lat] = at(0, -1.4);
  await enter(page, farmer, `/farm/${farmer.farmId}/map?at=@${lat.toFixed(5)},${lon.toFixed(5)},17z`);
  await farmMap.atRest();
  const field = await areaOf(farmer, 'Dolní');

  await begin(page, 'draw');
  await expect(panel(page).getByText(textOf('drawing.drawHint'))).toBeVisible();
  for (const place of [at(1.01, 0.01), at(2, 0), at(2, 1), at(1.01, 0.99)]) await farmMap.click(place);
  await farmMap.click(at(1.01, 0.01));
  await expect(panel(page).getByText(textLike('parcel.hectares'))).toBeVisible();
  await expectFitAtEveryWidth('[data-map-part="edit"]');
  await panel(page)
    .getByRole('button', { name: textOf('drawing.goOn') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: textOf('parcel.name') })
    .fill('Horní');
  await confirm(page, 'action.save');
  await expect(said(page, 'map.edit.drawn')).toBeVisible();
  const drawn = await areaOf(farmer, 'Horní');
  expect(Math.abs(drawn - field) / field).toBeLessThan(0.02);

  await begin(page, 'split');
  await farmMap.click(at(1.5, -0.2));
  await farmMap.click(at(1.5, 1.2));
  await farmMap.click(at(1.5, 1.2));
  const named = panel(page).getByRole('textbox', { name: textLike('map.edit.partName') });
  await expect(named).toHaveCount(2);
  await expect(named.first()).toHaveValue('Horní 1');
  await named.last().fill('Za stodolou');
  await expectFitAtEveryWidth('[data-map-part="edit"]');
  await panel(page)
    .getByRole('button', { name: textOf('map.edit.split'), exact: true })
    .click();
  await expect(said(page, 'map.edit.divided')).toBeVisible();
  await expect
    .poll(async () => (await areas(farmer)).map(([name]) => name))
    .toEqual(['Dolní', 'Horní 1', 'Za stodolou']);
  await page.getByRole('button', { name: textOf('action.undo') }).click();
  await expect(page.getByText(textOf('changes.undone'))).toBeVisible();
  await expect.poll(async () => (await areas(farmer)).map(([name]) => name)).toEqual(['Dolní', 'Horní']);

  await page.goto(`/farm/${farmer.farmId}/map?at=@${lat.toFixed(5)},${lon.toFixed(5)},17z`);
  await farmMap.atRest();
  await begin(page, 'merge');
  await farmMap.click(at(0.5, 0.5));
  await farmMap.click(at(1.5, 0.5));
  await expect(panel(page).getByRole('listitem')).toHaveText(['Dolní', 'Horní']);
  await panel(page)
    .getByRole('button', { name: textOf('drawing.goOn') })
    .click();
  await confirm(page, 'map.edit.merge');
  await expect(said(page, 'map.edit.merged')).toBeVisible();
  const left = await areas(farmer);
  expect(left).toHaveLength(1);
  expect(left[0]?.[1]).toBeCloseTo(field + drawn, 3);
});

test('a parcel is redrawn by its corners, step by step back and forth, and ended', async ({
  page,
  newFarmer,
  farmMap,
}) => {
  const farmer = await farmWithField(newFarmer);
  const [lon, lat] = at(0, -0.5);
  await enter(page, farmer, `/farm/${farmer.farmId}/map?at=@${lat.toFixed(5)},${lon.toFixed(5)},17z`);
  await farmMap.atRest();
  await page.getByRole('button', { name: textOf('map.edit'), exact: true }).click();
  await farmMap.click(at(0.5, 0.5));
  await panel(page)
    .getByRole('button', { name: textOf('map.edit.redraw'), exact: true })
    .click();
  const area = panel(page).getByText(textLike('parcel.hectares'));
  const before = await area.textContent();
  const [from, to] = [await farmMap.pixelOf(at(1, 1)), await farmMap.pixelOf(at(1.6, 1))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(area).not.toHaveText(before ?? '');
  await page.keyboard.press('Control+z');
  await expect(area).toHaveText(before ?? '');
  await page.keyboard.press('Control+Shift+z');
  await expect(area).not.toHaveText(before ?? '');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: textLike('map.edit.mode.CORRECTION') })
    .check();
  const field = await areaOf(farmer, 'Dolní');
  await confirm(page, 'action.save');
  await expect(said(page, 'map.edit.redrawn')).toBeVisible();
  expect((await areaOf(farmer, 'Dolní')) / field).toBeCloseTo(1.3, 1);

  await begin(page, 'retire');
  await expect(page.getByRole('dialog')).toContainText(textOf('map.edit.retireHelp'));
  await confirm(page, 'map.edit.retire');
  await expect(said(page, 'map.edit.retired')).toBeVisible();
  expect(await areas(farmer)).toEqual([]);
});
