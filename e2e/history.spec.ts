import { landFiles } from '@brazda/harness/land-files.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

for (const [width, colorScheme] of [
  [390, 'light'],
  [1024, 'light'],
  [1600, 'dark'],
] as const) {
  test.describe(`what was done on a farm, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('is undone from the message and from the history, and stands there with all that it changed', async ({
      page,
      newFarmer,
      expectAccessible,
    }) => {
      const farmer = await newFarmer({ landFile: landFiles.czechBlocks });
      const { rows } = await farmer.api.agroevidence.parcels.list({ farmIds: [farmer.farmId] });
      const parcel = rows[0];
      await enter(page, farmer, `/farm/${farmer.farmId}/map?parcel=${parcel?.id ?? 0}`);
      const panel = page.getByRole('region', { name: textOf('parcel.panel') });
      await panel.getByRole('button', { name: textLike('action.editNamed') }).click();
      await panel.getByRole('textbox').fill('U kapličky');
      await panel.getByRole('textbox').press('Enter');
      await expect(panel.getByRole('heading', { level: 2 })).toContainText('U kapličky');
      await page.getByRole('button', { name: textOf('action.undo') }).click();
      await expect(page.getByText(textOf('changes.undone'))).toBeVisible();
      await expect(panel.getByRole('heading', { level: 2 })).not.toContainText('U kapličky');

      await page.goto(`/farm/${farmer.farmId}/history`);
      const entries = page.getByRole('list', { name: textOf('history.title') }).getByRole('listitem');
      const undoing = entries.filter({ hasText: textOf('audit.action.change.undone') });
      const renaming = entries.filter({ hasText: textOf('audit.action.parcel.renamed') });
      await expect(renaming).toContainText(textOf('history.undone'));
      await renaming.getByRole('button', { name: textLike('history.records', { count: 1 }) }).click();
      await expect(renaming.getByRole('row').filter({ hasText: 'U kapličky' })).toBeVisible();
      await expectAccessible('main');
      await undoing.getByRole('button', { name: textLike('history.undoOf') }).click();
      await expect(renaming).not.toContainText(textOf('history.undone'));
      await page.goto(`/farm/${farmer.farmId}/map?parcel=${parcel?.id ?? 0}`);
      await expect(panel.getByRole('heading', { level: 2 })).toContainText('U kapličky');
    });
  });
}
