/** What the server says has happened. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of ours. */
  readonly url: string;
  /** Of several with the same tag the last is shown. */
  readonly tag: string;
}

const icon = '/brands/brazda.192.png';

/** Shows what is pushed, and opens what it is about: in a page of ours that is open, or in a new one. */
export function followPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const message = read(event.data);
    if (!message) return;
    const { title, body, url, tag } = message;
    // What takes the place of another is news as well, and would come without a sound.
    const options: NotificationOptions & { readonly renotify: boolean } = {
      ...{ body, tag, icon, data: url },
      renotify: true,
    };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, String(event.notification.data)));
  });
}

function read(data: PushMessageData | null): PushMessage | undefined {
  try {
    return data?.json() as PushMessage | undefined;
  } catch {
    return undefined;
  }
}

async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const address = new URL(path, worker.location.origin);
  // Whoever pushes says where on our pages, and nowhere else.
  if (address.origin !== worker.location.origin) return;
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) {
    await worker.clients.openWindow(address.href);
    return;
  }
  await page.navigate(address.href);
  await page.focus();
}
