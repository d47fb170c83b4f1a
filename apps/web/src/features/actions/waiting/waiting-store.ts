import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { askToKeep } from '#web/lib/offline/ask-to-keep.ts';
import type { KnownAction } from '../sent-action.ts';
import { recordOf, understood, type NewOperation, type QueueOf, type WaitingOperation } from './waiting-operation.ts';

interface WaitingSchema extends DBSchema {
  operations: {
    key: number;
    value: WaitingOperation;
    indexes: { ofFarm: [owner: string, farmId: number]; byId: string };
  };
}

type Opened = IDBPDatabase<WaitingSchema>;

let opened: Promise<Opened> | undefined;

function open(): Promise<Opened> {
  opened ??= openDB<WaitingSchema>('brazda.waiting', 1, {
    upgrade: (database) => {
      const store = database.createObjectStore('operations', { keyPath: 'place', autoIncrement: true });
      store.createIndex('ofFarm', ['owner', 'farmId']);
      store.createIndex('byId', 'id', { unique: true });
    },
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  }).catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}

/** On the disk before anybody is told that it is: a phone whose battery dies has lost nothing. */
const onDisk = { durability: 'strict' } as const;

/** Puts operations at the end of the row, all or none. Throws where the device has no room for them. */
export async function appendOperation(...operations: readonly NewOperation[]): Promise<void> {
  const tx = (await open()).transaction('operations', 'readwrite', onDisk);
  // The place is given by the store.
  await Promise.all([...operations.map((operation) => tx.store.add(operation as WaitingOperation)), tx.done]);
  // Some browsers ask the user, who may take their time: it is kept already.
  void askToKeep().catch(() => undefined);
}

export async function listOperations({ owner, farmId }: QueueOf): Promise<readonly WaitingOperation[]> {
  const kept = await (await open()).getAllFromIndex('operations', 'ofFarm', [owner, farmId]);
  return kept.map(understood);
}

export async function findOperation(id: string): Promise<WaitingOperation | undefined> {
  const kept = await (await open()).getFromIndex('operations', 'byId', id);
  return kept && understood(kept);
}

/** How many operations of a user wait, on each of their farms. */
export async function countOperations(owner: string): Promise<ReadonlyMap<number, number>> {
  const keys = await (await open()).getAllFromIndex('operations', 'ofFarm', IDBKeyRange.bound([owner], [owner, []]));
  const counts = new Map<number, number>();
  for (const { farmId } of keys) counts.set(farmId, (counts.get(farmId) ?? 0) + 1);
  return counts;
}

/** Puts another in the place of an operation; not where that one has been sent or put away meanwhile. */
export async function replaceOperation(before: WaitingOperation, next: NewOperation): Promise<boolean> {
  const tx = (await open()).transaction('operations', 'readwrite', onDisk);
  const isThere = (await tx.store.get(before.place))?.id === before.id;
  if (isThere) await tx.store.put({ ...next, place: before.place });
  await tx.done;
  return isThere;
}

/** What those that wait behind an operation stand on, once it is gone. */
interface Followed {
  readonly record: string;
  readonly action: KnownAction | null;
}

/** The server has done it: what waits behind it on the same record stands on what came of it. */
export async function settleOperation(done: WaitingOperation, action: KnownAction | null): Promise<void> {
  const known = action && { id: action.id, version: action.version };
  await endOperation(done, known ? { record: recordOf(known.id), action: known } : undefined);
}

/** Somebody puts it away: what waits behind it stands on what that one stood on. */
export async function dropOperation(dropped: WaitingOperation): Promise<void> {
  await endOperation(dropped, { record: dropped.record, action: dropped.action });
}

async function endOperation(ended: WaitingOperation, followed: Followed | undefined): Promise<void> {
  const tx = (await open()).transaction('operations', 'readwrite', onDisk);
  if ((await tx.store.get(ended.place))?.id === ended.id) {
    await tx.store.delete(ended.place);
    const others = await tx.store.index('ofFarm').getAll([ended.owner, ended.farmId]);
    const behind = others.filter(({ record, place }) => record === ended.record && place > ended.place);
    // What was to be done with something that never came to be goes with it.
    const isNeverThere = followed !== undefined && followed.action === null;
    for (const one of behind) {
      if (isNeverThere) await tx.store.delete(one.place);
      else if (followed) await tx.store.put({ ...one, ...followed });
    }
  }
  await tx.done;
}
