import type { NewPushSubscription } from '@brazda/contract/automation/push-subscriptions.ts';
import { chooseOffline, isOfflinePossible } from '#web/lib/offline/offline-choice.ts';
import { saidSubscription } from '#web/lib/offline/push-subscription.ts';

/** Nobody may be shown notices here: whoever uses the browser has refused it. */
export class NoticesRefused extends Error {
  constructor() {
    super('The browser may show no notices');
    this.name = 'NoticesRefused';
  }
}

/** Whether this browser can show notices while the page is closed; on an iPhone only once the page is installed. */
export function canGetNotices(): boolean {
  return isOfflinePossible() && 'PushManager' in window && 'Notification' in window;
}

/** Lets notices come to this browser. What shows them is what keeps the application on the device. */
export async function subscribeBrowser(publicKey: string): Promise<NewPushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NoticesRefused();
  chooseOffline(true);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key would be sent nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  return saidSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}
