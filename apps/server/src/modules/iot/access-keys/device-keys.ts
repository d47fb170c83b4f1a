import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KnownDevice } from '#server/access/known-device.ts';
import { DatabaseAway } from '#server/db/database-away.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findKey } from './access-keys.repository.ts';

/** So long a key is believed without being looked for again: a revoked one is refused after that at the latest. */
const believedMilliseconds = 5000;
/** Longer than a database is away. */
const rememberedMilliseconds = 43_200_000;
const mostKeys = 10_000;
const bytesOfKey = 24;
const longestKey = 100;

/** Knows whose devices are by the keys that they show; while the database is away by what was known before. */
export interface DeviceKeys {
  /** Whose a key is, as far as that is known without asking; undefined where it has to be asked. */
  readonly known: (key: string | undefined) => KnownDevice | undefined;
  /** Throws `device.unknownKey`. */
  readonly find: (key: string | undefined) => Promise<KnownDevice>;
}

export function createDeviceKeys({ database }: Pick<Services, 'database'>): DeviceKeys {
  const believed = new LRUCache<string, KnownDevice>({ max: mostKeys, ttl: believedMilliseconds });
  // Nobody can end a key while the database is away, but may have before, after it was asked about last.
  const remembered = new LRUCache<string, KnownDevice>({ max: mostKeys, ttl: rememberedMilliseconds });
  // Many devices of a farm send at once under one key.
  const asked = new Map<string, Promise<KnownDevice | undefined>>();
  const ask = async (key: string): Promise<KnownDevice | undefined> => {
    try {
      return await withSystem(database, (tx) => findKey(tx, hashOfKey(key)));
    } catch (error) {
      const before = error instanceof DatabaseAway ? remembered.get(key) : undefined;
      if (before) return before;
      throw error;
    }
  };
  const askOnce = (key: string): Promise<KnownDevice | undefined> => {
    const before = asked.get(key);
    if (before) return before;
    const answer = ask(key).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };
  return {
    known: (key) => (key === undefined ? undefined : believed.get(key)),
    find: async (key) => {
      if (key === undefined || key.length > longestKey) throw new Failure('device.unknownKey');
      const known = believed.get(key);
      if (known) return known;
      const found = await askOnce(key);
      if (!found) {
        remembered.delete(key);
        throw new Failure('device.unknownKey');
      }
      believed.set(key, found);
      remembered.set(key, found);
      return found;
    },
  };
}

/** A key that nobody guesses. */
export function newKey(): string {
  return `brazda_${randomBytes(bytesOfKey).toString('base64url')}`;
}

/** What is kept of a key: it is long and by chance, so that a quick hash hides it. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
