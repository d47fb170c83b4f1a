import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goOnToMap } from './support/entrance.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { textLike, textOf } from './support/text.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';

const steps = (page: Page) => ({
  email: page.getByLabel(textOf('signUp.email'), { exact: true }),
  password: page.getByLabel(textOf('signUp.password'), { exact: true }),
  licence: page.getByRole('checkbox', { name: textOf('signUp.licence') }),
  submit: page.getByRole('button', { name: textOf('signUp.submit') }),
});

test('a sign-up form says beside each field what is wrong, and leads to the first of them', async ({
  page,
  newFarmer,
}) => {
  const neighbour = await newFarmer();
  await page.goto('/signup');
  const { email, password, licence, submit } = steps(page);

  await submit.click();
  await expect(email).toHaveAccessibleDescription(textLike('NewAccount.emailFormatError'));
  await expect(password).toHaveAccessibleDescription(
    new RegExp(textOf('NewAccount.passwordLengthError', { length: 6 })),
  );
  await expect(licence).toHaveAccessibleDescription(textLike('NewAccount.licenseCheckedError'));
  await expect(email).toBeFocused();

  await email.fill('jan@farma');
  await password.fill('abc   ');
  await password.blur();
  await expect(email).toHaveAccessibleDescription(textLike('NewAccount.emailFormatError'));
  await expect(password).toHaveAccessibleDescription(textLike('NewAccount.passwordLengthError'));

  await email.fill(neighbour.email);
  await email.blur();
  await expect(email).toHaveAccessibleDescription(textLike('NewAccount.emailExistsError'));
  await password.fill('brázda a mez');
  await licence.check();
  await submit.click();
  await expect(email).toBeFocused();
  await expect(page).toHaveURL(/\/signup$/);
});

test('a new farmer signs up, brings a shapefile, sees the truth about it and finds their fields on the map', async ({
  page,
  farmMap,
}) => {
  test.setTimeout(90_000);
  await page.goto('/login');
  await page.getByRole('link', { name: textOf('signUp.submit') }).click();
  await expect(page.getByRole('heading', { name: textOf('signUp.title') })).toBeVisible();
  const { email, password, licence, submit } = steps(page);
  await email.fill('nova-farmarka@example.org');
  await password.fill('brázda a mez');
  await licence.check();
  await submit.click();

  await expect(page.getByRole('heading', { level: 1, name: textOf('farmImport.title') })).toBeVisible();
  await page.getByLabel(textOf('farmImport.farmName')).fill('Dvůr Lhota');
  await expect(page.getByLabel(textOf('farmImport.country'))).toHaveValue('Česko');
  await dropFile(page, landFiles.czechBlocks);

  const truth = page.getByRole('region', { name: textOf('landFileReport.heading') });
  await expect(truth).toContainText(textOf('validation.fileDoubtful', { count: 100 }));
  await expect(truth.getByRole('definition').filter({ hasText: '526,48 ha' })).toBeVisible();
  await expect(truth.getByRole('definition').filter({ hasText: 'S-JTSK' })).toBeVisible();
  await expect(truth.getByRole('application', { name: textLike('landFileReport.picture') })).toBeVisible();

  const hold = await holdImport(page);
  await page.getByRole('button', { name: textOf('farmImport.submitParcels', { count: 100 }) }).click();
  await expect(page.getByRole('heading', { name: textOf('importProgress.title') })).toBeVisible();
  await expect(page.getByText(textLike('importProgress.counted', { fileName: /.*/ }))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await hold.release();
  await goOnToMap(page);

  await expect(page).toHaveURL(/\/farm\/\d+\/map-v2/);
  const found = await findParcel(page, '7405/5');
  await expect(found).toContainText('7405/5');
  await found.click();
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('7405/5');
  for (const fact of [/^\d+,\d\d\sha$/, 'travní porost na orné půdě', '450 m', '3,1°'])
    await expect(panel.getByText(fact).first()).toBeVisible();

  await renameInPanel(page);
  await page.reload();
  await expect(panel.getByRole('heading', { name: 'Žlutý kopec' })).toBeVisible();
  await expect(panel.getByText(textLike('parcel.blockNumbered', { block: /.*7405\/5/ })).first()).toBeVisible();
  await expect(await findParcel(page, 'zluty KOP')).toContainText('Žlutý kopec');

  await page.goto(page.url().replace('/map-v2', '/map'));
  await expect(page).toHaveURL(/\/map(\?|$)/);
  await (await findParcel(page, 'kopec')).click();
  await expect(panel.getByRole('heading', { name: 'Žlutý kopec' })).toBeVisible();
  await farmMap.atRest();
});

/** Escape and emptiness change nothing, Enter does. */
async function renameInPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: textOf('parcel.panel') });
  const box = panel.getByRole('textbox', { name: textOf('parcel.name') });
  const edit = panel.getByRole('button', { name: textLike('action.editNamed') });
  const before = await panel.getByRole('heading', { level: 2 }).innerText();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });

  await edit.click();
  await box.fill('Omyl');
  await box.press('Escape');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(before);
  await edit.click();
  await box.fill('   ');
  await box.press('Enter');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(before);
  expect(sent).toEqual([]);

  await edit.click();
  await box.fill('Žlutý kopec');
  await box.press('Enter');
  await expect(page.getByText(textOf('parcel.renamed', { name: 'Žlutý kopec' }))).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Žlutý kopec' })).toBeVisible();
  expect(sent).toHaveLength(1);
}

async function findParcel(page: Page, text: string) {
  await searchBox(page).fill(text);
  return suggestions(page).first();
}

/** What the browser does when a file is dragged from a folder and let go. */
async function dropFile(page: Page, path: string): Promise<void> {
  const content = (await readFile(path)).toString('base64');
  const carried = await page.evaluateHandle(
    ({ text, name }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { text: content, name: 'pozemky.zip' },
  );
  const target = page.getByRole('group', { name: textOf('farmImport.file') }).getByRole('button');
  await target.dispatchEvent('dragover', { dataTransfer: carried });
  await target.dispatchEvent('drop', { dataTransfer: carried });
}

/** A small import is done before anybody could look; this one stays at forty parcels until it is let go. */
async function holdImport(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  const imports = /\/agroevidence\/imports\/\d+\?/;
  await page.route(imports, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...told, state: 'IN_PROGRESS', done: 40, total: 100 } });
  });
  return {
    release: async () => {
      await page.unrouteAll({ behavior: 'wait' });
      // What has happened meanwhile was told, and the held answer asked for, already.
      await page.reload();
    },
  };
}
