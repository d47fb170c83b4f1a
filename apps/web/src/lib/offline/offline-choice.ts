import { storage, storageKeys } from '../storage.ts';

const listeners = new Set<() => void>();

/** Whether this browser can do it at all: pages on plain http, other than localhost, can keep no program. */
export function isOfflinePossible(): boolean {
  const { serviceWorker, locks } = navigator as { serviceWorker?: ServiceWorkerContainer; locks?: LockManager };
  return window.isSecureContext && serviceWorker !== undefined && locks !== undefined && 'indexedDB' in window;
}

/** Whether this device is used without a network: as was chosen on it, and where nothing was, on phones. */
export function isUsedOffline(): boolean {
  if (!isOfflinePossible()) return false;
  const chosen = storage.read(storageKeys.offline);
  return chosen === null ? isPhone() : chosen === 'on';
}

export function chooseOffline(isOn: boolean): void {
  storage.write(storageKeys.offline, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export function followOfflineChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse) and (max-width: 899px)').matches;
}
