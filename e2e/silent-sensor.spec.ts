import { connectedTest as test, expect } from './connected-fixtures.ts';
import { enter } from './support/entrance.ts';
import { sensingFarm } from './support/sensing-farm.ts';
import { mailTextOf, textOf } from './support/text.ts';

/** A device whose clock is right tells what it measured so long ago that its hour is over in a moment. */
const almostAnHour = 3_600_000 - 15_000;
/** Who looks after what is silent does so each minute. */
const watched = { timeout: 90_000 };

test('a sensor that falls silent is marked and told of, and so is its return', async ({
  page,
  newFarmer,
  letters,
  expectAccessible,
  expectFitAtEveryWidth,
}) => {
  test.setTimeout(300_000);
  const farmer = await newFarmer({ farmName: 'Tichá' });
  const { addSensor, send, sendOf } = await sensingFarm(page, farmer);
  const id = await addSensor('studna-1', [14.4, 49.1]);
  const list = `/farm/${farmer.farmId}/sensors`;
  await enter(page, farmer, `${list}/${id}/edit`);
  await page.getByLabel(textOf('history.column.iot.node.silent_after_hours')).fill('1');
  await page.getByRole('button', { name: textOf('action.save') }).click();
  await expect(page.getByRole('heading', { name: 'studna-1' })).toBeVisible();

  const sign = page.getByText(textOf('sensors.silentFor', { hours: 1 }));
  await sendOf('studna-1', [{ at: new Date(Date.now() - almostAnHour), value: 8.5 }]);
  await expect(page.getByText('8,5 °C', { exact: true })).toBeVisible();
  await expect(sign).toBeHidden();

  // Nobody touches the page: it is told.
  await expect(sign).toBeVisible(watched);
  await expect(page.getByText('8,5 °C', { exact: true })).toBeVisible();
  await expectFitAtEveryWidth();
  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: 'studna-1' })
      .getByText(textOf('sensors.silentFor', { hours: 1 })),
  ).toBeVisible();
  await expectFitAtEveryWidth();

  const mail = await letters.mailTo(farmer.email);
  expect(mail.subject).toContain(mailTextOf('mail.notice.silent.title', { node: 'studna-1' }));
  expect(mail.text).toContain(mailTextOf('mail.notice.silent.text'));
  expect(mail.text).toContain(`/farm/${farmer.farmId}/sensors/${id}`);

  await page.getByRole('link', { name: textOf('shell.notifications', { count: 1 }) }).click();
  const notices = page.getByRole('listitem').filter({ hasText: 'studna-1' });
  await expect(notices).toHaveText([new RegExp(mailTextOf('mail.notice.silent.title', { node: 'studna-1' }))]);
  await expectAccessible();

  await send('studna-1', 9);
  await expect(notices).toHaveText(
    [
      mailTextOf('mail.notice.heard.title', { node: 'studna-1' }),
      mailTextOf('mail.notice.silent.title', { node: 'studna-1' }),
    ].map((title) => new RegExp(title)),
    watched,
  );
  await expectFitAtEveryWidth();
  await notices.first().getByRole('link').click();
  await expect(page.getByText('9 °C', { exact: true })).toBeVisible();
  await expect(sign).toBeHidden();
  await page.getByRole('link', { name: textOf('sensors.toList') }).click();
  await expect(page.getByRole('row').filter({ hasText: 'studna-1' })).toBeVisible();
  await expect(sign).toBeHidden();
});
