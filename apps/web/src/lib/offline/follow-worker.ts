import { logger } from '../logger.ts';

const address = '/service-worker.js';

/** Has the files of the application kept on this device, with the texts of a language. */
export async function keepApplication(locale: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${address}?locale=${locale}`, { updateViaCache: 'none' });
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage(ownEntry());
  } catch (cause) {
    logger.warning('The application could not be kept on the device', cause);
  }
}

/** Ends once all files are there, however long that takes. */
export async function applicationKept(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active || active.state === 'activated') return;
  await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
}

/** Removes them, also those of an earlier build. */
export async function dropApplication(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('brazda-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether all files are there: a worker is at work only once they are. */
export async function isApplicationKept(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated';
}

/** The script that this page began with, as the worker of the same build knows it. */
function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.getAttribute('src')?.replace(/^\//, '') ?? '';
}
