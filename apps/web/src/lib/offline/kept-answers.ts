import type { CallAnswer } from '@brazda/contract/client.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Whose something is that is kept on the device; 0 for what is of no single farm. */
export interface KeptOf {
  readonly owner: string;
  readonly farm: number;
}

interface KeptAnswer extends KeptOf {
  readonly request: string;
  readonly at: number;
  readonly bytes: number;
  readonly text: string;
  readonly total: number;
}

/** What is on the device of a farm: since when, and what could not be fetched. */
export interface Readiness extends KeptOf {
  readonly at: number;
  readonly missing: readonly string[];
}

interface KeptSchema extends DBSchema {
  answers: {
    key: [owner: string, farm: number, request: string];
    value: KeptAnswer;
    indexes: { byAge: [owner: string, farm: number, at: number, bytes: number] };
  };
  readiness: { key: [owner: string, farm: number]; value: Readiness };
}

/** A phone has room for other things too. */
export const mostKept = { bytesOfOne: 12_000_000, bytesOfFarm: 40_000_000, answersOfFarm: 1500 } as const;

let opened: Promise<IDBPDatabase<KeptSchema>> | undefined;

function open(): Promise<IDBPDatabase<KeptSchema>> {
  opened ??= openDB<KeptSchema>('brazda.kept', 1, {
    upgrade: (database) => {
      const answers = database.createObjectStore('answers', { keyPath: ['owner', 'farm', 'request'] });
      answers.createIndex('byAge', ['owner', 'farm', 'at', 'bytes']);
      database.createObjectStore('readiness', { keyPath: ['owner', 'farm'] });
    },
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  });
  return opened;
}

/**
 * Keeps an answer in the place of the one before; one that is too large is not kept at all. Gives whether it is kept, and
 * throws where the device has no room.
 */
export async function keepAnswer(
  of: KeptOf,
  request: string,
  { body, total }: CallAnswer,
  at: number,
): Promise<boolean> {
  const text = JSON.stringify(body);
  if (text.length > mostKept.bytesOfOne) return false;
  await (await open()).put('answers', { ...of, request, at, bytes: text.length, text, total });
  return true;
}

export async function recallAnswer({ owner, farm }: KeptOf, request: string): Promise<CallAnswer | undefined> {
  const kept = await (await open()).get('answers', [owner, farm, request]);
  return kept && { body: JSON.parse(kept.text), total: kept.total };
}

/** Forgets the oldest answers of a farm until the others have room. */
export async function trimAnswers({ owner, farm }: KeptOf): Promise<void> {
  const store = (await open()).transaction('answers', 'readwrite').store;
  let [bytes, count] = [0, 0];
  const newestFirst = store.index('byAge').iterate(ofFarm(owner, farm), 'prev');
  for await (const cursor of newestFirst) {
    bytes += cursor.key[3];
    count += 1;
    if (bytes > mostKept.bytesOfFarm || count > mostKept.answersOfFarm) await store.delete(cursor.primaryKey);
  }
}

export async function keepReadiness(readiness: Readiness): Promise<void> {
  await (await open()).put('readiness', readiness);
}

export async function readReadiness({ owner, farm }: KeptOf): Promise<Readiness | null> {
  return (await (await open()).get('readiness', [owner, farm])) ?? null;
}

/** Forgets all that is kept of a user. */
export async function forgetAnswers(owner: string): Promise<void> {
  const tx = (await open()).transaction(['answers', 'readiness'], 'readwrite');
  await Promise.all([
    tx.objectStore('answers').delete(IDBKeyRange.bound([owner], [owner, []])),
    tx.objectStore('readiness').delete(IDBKeyRange.bound([owner], [owner, []])),
    tx.done,
  ]);
}

function ofFarm(owner: string, farm: number): IDBKeyRange {
  return IDBKeyRange.bound([owner, farm], [owner, farm, []]);
}
