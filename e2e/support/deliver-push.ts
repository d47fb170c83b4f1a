import { expect, type CDPSession, type Page } from '@playwright/test';

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

/**
 * Hands the worker of a page what a push service would bring it, and waits until it has shown it. No browser of journeys
 * has a push service.
 *
 * Nobody may ask which notices are shown before that: Chromium forgets what is written down and not on screen yet.
 */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registrationId = await workerOf(session, origin);
  const isDone = await followPushEvents(session);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(isDone).toBe(true);
  await session.detach();
}

async function workerOf(session: CDPSession, origin: string): Promise<string> {
  const known: Registered[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => known.push(...registrations));
  await session.send('ServiceWorker.enable');
  const own = (): Registered | undefined => known.find(({ scopeURL }) => scopeURL.startsWith(origin));
  await expect.poll(own).toBeDefined();
  return own()?.registrationId ?? '';
}

/** Says whether a worker has come to the end of an event of a push since we asked. */
async function followPushEvents(session: CDPSession): Promise<() => boolean> {
  const service = 'pushMessaging';
  const seen: string[] = [];
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    seen.push(backgroundServiceEvent.eventName);
  });
  await session.send('BackgroundService.clearEvents', { service });
  await session.send('BackgroundService.startObserving', { service });
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
  return () => seen.includes('Push event completed');
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
