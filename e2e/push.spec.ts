import { chromiumArguments } from '@brazda/harness/chromium-arguments.ts';
import { ensureChromium } from '@brazda/harness/chromium.ts';
import { chromium } from '@playwright/test';
import { connectedTest as test, expect } from './connected-fixtures.ts';
import { deliverPush, pressNotice, shownNotices } from './support/deliver-push.ts';
import { enter } from './support/entrance.ts';
import { sensingFarm } from './support/sensing-farm.ts';
import { textOf } from './support/text.ts';

let executablePath: string;
test.beforeAll(async () => {
  // It may have to be installed. The Chromium without windows that other journeys are drawn by shows no notices.
  test.setTimeout(300_000);
  executablePath = await ensureChromium('whole');
});

test('an alarm is shown by the browser as it was pushed, and pressing it opens the sensor', async ({
  server,
  newFarmer,
  pushes,
}) => {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  const context = await browser.newContext({
    ...{ baseURL: server.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' },
    ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
  });
  // No browser of journeys can subscribe: what shows notices is kept on the device as it is for work without a network.
  await context.addInitScript(() => localStorage.setItem('brazda.offline', 'on'));
  const page = await context.newPage();
  const farmer = await newFarmer({ farmName: 'Vinná' });
  const { addSensor, send } = await sensingFarm(page, farmer);
  const id = await addSensor('vinice', null);
  const { api, farmId } = farmer;
  const { rows: members } = await api.gateway.farmMembers.list({ params: { id: farmId } });
  await api.iot.alarmRules.create({
    params: { id: farmId },
    body: {
      ...{ nodeId: id, feature: 'TEMPERATURE', comparison: 'BELOW', threshold: 0 },
      ...{ userIds: members.map(({ userId }) => userId), channels: ['PUSH'] },
    },
  });
  const subscribed = pushes.newBrowser();
  await api.automation.pushSubscriptions.subscribe({ body: subscribed.subscription });

  await enter(page, farmer, `/farm/${farmId}/notifications/settings`);
  const isAtWork = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await expect.poll(isAtWork).toBe(true);
  await send('vinice', -2);
  const { text } = await subscribed.messageAfter(0);
  const pushed = JSON.parse(text) as { title: string; body: string; tag: string; url: string };
  expect(pushed.url).toBe(`/farm/${farmId}/sensors/${id}`);

  await deliverPush(page, text);
  const { title, body, tag } = pushed;
  await expect.poll(() => shownNotices(page)).toEqual([{ title, body, tag }]);
  await deliverPush(page, text);
  await expect.poll(() => shownNotices(page)).toEqual([{ title, body, tag }]);

  await pressNotice(page);
  await expect(page).toHaveURL(new RegExp(`/farm/${farmId}/sensors/${id}$`));
  await expect(page.getByRole('button', { name: textOf('sensors.alarm.acknowledge') })).toBeVisible();
  // The browser takes it away when it comes to it.
  await expect.poll(() => shownNotices(page)).toEqual([]);
  await browser.close();
});
