import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';

type Work = (lock: object) => unknown;

/** Always free. */
const locks = { request: (_name: string, ...given: readonly unknown[]) => (given.at(-1) as Work)({}) };

/** Gives the tests of a file a store on the device, and locks; other tests of the same process have neither. */
export function withStoreOnDevice(): void {
  beforeAll(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true });
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
}
