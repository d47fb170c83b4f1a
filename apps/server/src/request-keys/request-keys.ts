import { createHmac } from 'node:crypto';
import type { Clock } from '../foundation/clock.ts';
import type { Database } from '../db/database.ts';
import { withSystem, type FarmChange, type SystemTransaction } from '../db/farm-scope.ts';
import { Failure } from '../foundation/failure.ts';

const dayMilliseconds = 86_400_000;
/** A phone may lie in a drawer for a winter with what its owner has recorded on it. */
const keptDays = { ofUser: 7, ofNobody: 1, ofDevice: 400 } as const;
/** What was recorded without a network is known by a UUID of version 7 (RFC 9562), which says when that was. */
const ofDevice = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

declare const keptBrand: unique symbol;

/** An answer that was written down with the change that it tells of; only KeepAnswer makes one. */
export interface Kept<T> {
  readonly answer: T;
  readonly [keptBrand]: true;
}

/** Writes down the answer of a call that creates something, in the transaction of the change: both are kept, or neither. */
export type KeepAnswer<T> = (tx: FarmChange | SystemTransaction, answer: T) => Promise<Kept<T>>;

/** A call that creates something, as its sender named it. */
export interface KeyedRequest {
  /** Null before there is an account. */
  readonly userId: number | null;
  readonly call: string;
  /** Undefined where the sender has named it by nothing: then each time is a new one. */
  readonly key: string | undefined;
  /** All that the call is given; the same key with something else is refused. */
  readonly content: string;
}

/** Does what is asked once for each key, however often and from wherever it is sent. */
export interface RequestKeys {
  /**
   * Gives the answer that was kept for the key, or else does the work, which keeps its answer. Who comes with the same
   * key meanwhile waits. Throws `request.keyReused`, and what the work throws.
   */
  once<T>(request: KeyedRequest, work: (keep: KeepAnswer<T>) => Promise<Kept<T>>): Promise<T>;
}

/** Keeps nothing: for work that no caller will ask about again. */
export const keepNothing = <T>(_tx: unknown, answer: T): Promise<Kept<T>> => Promise.resolve({ answer } as Kept<T>);

interface Found {
  readonly answer: unknown;
  readonly requestDigest: Buffer;
}

/** Keeps answers on a table; within this process whoever comes at the same moment waits, others meet in the table. */
export function createRequestKeys(database: Database, clock: Clock, secret: Uint8Array): RequestKeys {
  const underWay = new Map<string, Promise<unknown>>();

  const once: RequestKeys['once'] = async <T>(
    request: KeyedRequest,
    work: (keep: KeepAnswer<T>) => Promise<Kept<T>>,
  ): Promise<T> => {
    const { key } = request;
    if (key === undefined) return (await work(keepNothing)).answer;
    const named = { ...request, key, digest: createHmac('sha256', secret).update(request.content).digest() };
    const name = JSON.stringify([request.userId, request.call, key]);
    for (let running = underWay.get(name); running; running = underWay.get(name)) await running.catch(() => undefined);
    const attempt = doOrRecall(database, clock, named, work);
    underWay.set(name, attempt);
    try {
      return await attempt;
    } finally {
      underWay.delete(name);
    }
  };
  return { once };
}

interface NamedRequest extends KeyedRequest {
  readonly key: string;
  readonly digest: Buffer;
}

async function doOrRecall<T>(
  database: Database,
  clock: Clock,
  request: NamedRequest,
  work: (keep: KeepAnswer<T>) => Promise<Kept<T>>,
): Promise<T> {
  const known = await findKept(database, request);
  if (known) return recall(known, request) as T;
  try {
    return (await work((tx, answer) => keepAnswer(tx, clock, request, answer))).answer;
  } catch (error) {
    // Another process may have done it meanwhile; then this transaction broke on what that one had written.
    const done = await findKept(database, request).catch(() => undefined);
    if (done) return recall(done, request) as T;
    throw error;
  }
}

function recall({ answer, requestDigest }: Found, { digest }: NamedRequest): unknown {
  if (!digest.equals(requestDigest)) throw new Failure('request.keyReused');
  return answer;
}

async function keepAnswer<T>(
  tx: FarmChange | SystemTransaction,
  clock: Clock,
  { userId, call, key, digest }: NamedRequest,
  answer: T,
): Promise<Kept<T>> {
  const days = userId === null ? keptDays.ofNobody : ofDevice.test(key) ? keptDays.ofDevice : keptDays.ofUser;
  const expiresAt = new Date(clock.now().getTime() + days * dayMilliseconds);
  const row = { userId, call, key, requestDigest: digest, answer: JSON.stringify(answer), expiresAt };
  await tx.sql.insertInto('core.requestKey').values(row).execute();
  return keepNothing(tx, answer);
}

function findKept(database: Database, { userId, call, key }: NamedRequest): Promise<Found | undefined> {
  return withSystem(database, async (tx) => {
    const row = await tx.sql
      .selectFrom('core.requestKey')
      .select(['answer', 'requestDigest'])
      .where('userId', userId === null ? 'is' : '=', userId)
      .where('call', '=', call)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && { answer: row.answer, requestDigest: Buffer.from(row.requestDigest) };
  });
}

/** Forgets answers that nobody will ask for again. */
export async function sweepRequestKeys(database: Database, now: Date): Promise<void> {
  await withSystem(database, (tx) => tx.sql.deleteFrom('core.requestKey').where('expiresAt', '<', now).execute());
}
