import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

for (const width of [390, 1600]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('the cadastral unit of a parcel is said, corrected and undone, is told in its history, and finds its land', async ({
      page,
      newFarmer,
      expectAccessible,
    }) => {
      const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
      const { parcels } = farmer.api.agroevidence;
      const [parcel] = (await parcels.list({ query: { 'per-page': 1 } })).rows;
      const params = { id: parcel?.id ?? 0 };
      const unitNow = async (): Promise<string | null> => (await parcels.read({ params })).cadastralUnit;
      await enter(page, farmer, `/farm/${farmer.farmId}/parcels/${params.id}/overview`);
      const unit = page.getByLabel(textOf('parcel.cadastralUnit'), { exact: true });
      const saved = page.getByText(textOf('parcelOverview.cadastralUnit.saved'));
      for (const name of ['Lhota u Tábora', 'Horní Lhota']) {
        await unit.fill(name);
        await unit.press('Enter');
        await expect(saved).toBeVisible();
        await expect.poll(unitNow).toBe(name);
      }
      await expectAccessible();
      await page.getByRole('button', { name: textOf('action.undo') }).click();
      await expect(page.getByText(textOf('changes.undone'))).toBeVisible();
      // On a phone it lies over what follows, for as long as it is pointed at.
      await page.mouse.move(0, 0);
      await expect(unit).toHaveValue('Lhota u Tábora');
      expect(await unitNow()).toBe('Lhota u Tábora');

      await page.getByRole('link', { name: textOf('parcelOverview.changes.all') }).click();
      const last = page
        .getByRole('list', { name: textOf('history.title') })
        .getByRole('listitem')
        .first();
      await last.getByRole('button', { name: textLike('history.records') }).click();
      const words = [textOf('parcel.cadastralUnit'), 'Horní Lhota', 'Lhota u Tábora'];
      await expect(last.getByRole('row', { name: words.join(' ') })).toBeVisible();

      await page.goto(`/farm/${farmer.farmId}/map`);
      await page.getByRole('combobox', { name: textOf('search.label') }).fill('lhota');
      await expect(page.getByRole('option', { name: /Lhota u Tábora/ })).toBeVisible();
    });
  });
}
