import { expect, type Page } from '@playwright/test';

interface Registered {
  readonly registrationId: string;
  readonly scopeURL: string;
}

/** A notice that the browser shows. */
export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Hands the worker of a page what a push service would bring it. No browser of journeys has one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const known: Registered[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => known.push(...registrations));
  await session.send('ServiceWorker.enable');
  const own = (): Registered | undefined => known.find(({ scopeURL }) => scopeURL.startsWith(origin));
  await expect.poll(own).toBeDefined();
  const registrationId = own()?.registrationId ?? '';
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

export function shownNotices(page: Page): Promise<ShownNotice[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Presses the notice that is shown, as far as a journey can: the worker is told of it, and by nobody's hand. */
export async function pressNotice(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}
