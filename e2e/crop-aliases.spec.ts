import { writeFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { revealMap } from './support/farm-map.ts';
import { textLike, textOf } from './support/text.ts';

/** GeoJSON of squares side by side, each with the crop that is said of it. */
function landOf(crops: readonly string[]): string {
  const features = crops.map((crop, at) => {
    const [west, south] = [14.42 + at * 0.01, 49.9];
    const [east, north] = [west + 0.006, south + 0.004];
    const coordinates = [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ];
    return { type: 'Feature', properties: { PLODINA: crop }, geometry: { type: 'Polygon', coordinates } };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

test('crops whose names have lost letters are asked about once, and known from then on', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}, testInfo) => {
  const landFile = testInfo.outputPath('land.geojson');
  await writeFile(landFile, landOf(['P?enica letn? ozimn?', 'Rzepka ozima', 'Rzepka ozima']));
  const farmer = await newFarmer({ landFile });
  await revealMap(page);
  await enter(page, farmer, `/farm/${farmer.farmId}/map`);
  const unknown = page.getByText(textOf('crops.alias.unknown', { count: 2 }));
  await expect(unknown).toBeVisible();
  await page.getByRole('button', { name: textOf('crops.alias.ask') }).click();

  const dialog = page.getByRole('dialog', { name: textOf('crops.alias.heading') });
  const confirm = dialog.getByRole('button', { name: textOf('crops.alias.confirm') });
  const crop = dialog.getByRole('combobox', { name: textOf('crops.alias.crop') });
  await expect(dialog.getByRole('heading', { name: 'Rzepka ozima' })).toBeVisible();
  await confirm.click();
  await expect(crop).toHaveAccessibleDescription(textOf('validation.required'));
  await dialog.getByRole('button', { name: 'Řepka ozimá' }).click();
  await expect(crop).toHaveValue('Řepka ozimá');
  await expectFitAtEveryWidth();
  await confirm.click();

  await expect(dialog.getByRole('heading', { name: 'P?enica letn? ozimn?' })).toBeVisible();
  await expect(crop).toHaveValue('Pšenice setá ozimá');
  await expectFitAtEveryWidth();
  await confirm.click();
  await expect(dialog.getByText(textOf('crops.alias.allKnown'))).toBeVisible();
  await dialog.getByRole('button', { name: textOf('action.close') }).click();
  await expect(unknown).toHaveCount(0);

  await page.goto(`/farm/${farmer.farmId}/catalogues`);
  await page.getByRole('button', { name: textOf('crops.alias.known') }).click();
  await expect(dialog.getByRole('heading', { name: 'P?enica letn? ozimn?' })).toBeVisible();
  await dialog.getByRole('button', { name: textOf('crops.alias.passOver') }).click();
  await expect(crop).toHaveValue('Řepka ozimá');
  await page.keyboard.press('Escape');
  await expect(page.getByText(textLike('crops.alias.unknown'))).toHaveCount(0);
});
