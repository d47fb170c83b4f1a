import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

test('a Slovak farm is told what it hands over every year, by which rule, and comes to the record that fills it', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer();
  const body = { farmName: 'Farma pod Tatrami', countryCode: 'SK' };
  const { id } = await farmer.api.agroevidence.registration.empty({ body });
  await enter(page, farmer, `/farm/${id}/reports`);
  await expect(page.getByText(textLike('submission.yearly.next'))).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('link', { name: textOf('submission.yearly.all') }).click();
  await expect(page.getByRole('heading', { name: textOf('submission.yearly.title') })).toBeVisible();
  await expect(page.getByText(/405\/2011/).first()).toBeVisible();
  await expectFitAtEveryWidth();
  await page
    .getByRole('link', { name: textLike('submission.yearly.open.named') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: textOf('reports.name.fertilizers') })).toBeVisible();
  await expect(page).toHaveURL(/season=\d{4}/);
});
