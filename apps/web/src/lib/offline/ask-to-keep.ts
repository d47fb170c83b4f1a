/**
 * Asks the browser not to clear what is kept on this device when it is short of room: what waits to be sent is nowhere else.
 * Where the browser refuses, or cannot be asked, it is kept as well as before.
 */
export async function askToKeep(): Promise<void> {
  const { storage } = navigator as { storage?: Pick<StorageManager, 'persisted' | 'persist'> };
  if (storage === undefined || (await storage.persisted())) return;
  await storage.persist();
}
