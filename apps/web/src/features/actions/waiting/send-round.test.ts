import { ApiError } from '#web/lib/api-error.ts';
import { describe, expect, it } from 'vitest';
import type { SaidAndTyped } from '../saving-action.ts';
import { newAction } from '../typed-action.ts';
import { createFakeServer, type FakeServer, type Weather } from '#web/testing/fake-server.ts';
import { withStoreOnDevice } from '#web/testing/store-on-device.ts';
import { mendOperation } from './mend-operation.ts';
import { sendRound } from './send-round.ts';
import { newOperation, type QueueOf, type Work } from './waiting-operation.ts';
import { appendOperation, dropOperation, listOperations } from './waiting-store.ts';

let farms = 0;
const newQueue = (): QueueOf => ({ owner: 'jan@farma.cz', farmId: (farms += 1) });

withStoreOnDevice();

const day = '2026-04-10';
const summary = { type: 'PLOW', day } as const;

const saying = (note: string): SaidAndTyped => ({
  said: { group: 'OTHER', body: { actionType: 'PLOW', day, note } as never },
  typed: { ...newAction('OTHER', day), note },
  known: undefined,
});

function noted(kind: 'RECORD' | 'CHANGE', note: string): Work {
  const { said, typed } = saying(note);
  return { kind, said, typed };
}

async function record(queue: QueueOf, note: string): Promise<string> {
  const operation = newOperation(queue, { work: noted('RECORD', note), summary, action: null });
  await appendOperation(operation);
  return operation.record;
}

const nothing = (): void => undefined;
const send = (queue: QueueOf, server: FakeServer): ReturnType<typeof sendRound> =>
  sendRound(queue, server.send, nothing);

describe('What waits', () => {
  it('is sent in its order, and what is changed before it is there stands on what came of it', async () => {
    const [queue, server] = [newQueue(), createFakeServer()];
    const first = await record(queue, 'první');
    await record(queue, 'druhý');
    await appendOperation(
      newOperation(queue, { work: noted('CHANGE', 'první znovu'), summary, action: null, record: first }),
    );
    expect(await send(queue, server)).toBe('SENT');
    expect(await listOperations(queue)).toEqual([]);
    expect(server.notes()).toEqual(['první znovu', 'druhý']);
  });

  it('stays where nothing gets through, and is there once though its answer was lost', async () => {
    const [queue, server] = [newQueue(), createFakeServer()];
    await record(queue, 'jednou');
    server.be('LOST_ANSWER');
    expect(await send(queue, server)).toBe('LATER');
    expect(await listOperations(queue)).toMatchObject([{ state: 'WAITING', tries: 1 }]);
    server.be('FINE');
    expect(await send(queue, server)).toBe('SENT');
    expect(server.notes()).toEqual(['jednou']);
  });

  it('waits for a sign-in, and is refused by nothing but an answer', async () => {
    const [queue, server] = [newQueue(), createFakeServer()];
    await record(queue, 'čekající');
    server.be('SIGNED_OUT');
    expect(await send(queue, server)).toBe('SIGN_IN');
    server.be('TROUBLE');
    expect(await send(queue, server)).toBe('LATER');
    expect(await listOperations(queue)).toMatchObject([{ state: 'WAITING' }]);
  });

  it('is kept with its reason when it is refused, and holds back only what is about the same', async () => {
    const [queue, server] = [newQueue(), createFakeServer()];
    const refused = await record(queue, 'odmítni');
    await appendOperation(
      newOperation(queue, { work: noted('CHANGE', 'potom'), summary, action: null, record: refused }),
    );
    await record(queue, 'jiný');
    expect(await send(queue, server)).toBe('SENT');
    expect(await listOperations(queue)).toMatchObject([
      { state: 'REFUSED', refusal: { status: 422, code: 'parcel.retired' } },
      { state: 'WAITING' },
    ]);
    expect(server.notes()).toEqual(['jiný']);
    const [first] = await listOperations(queue);
    if (!first) throw new Error('It is gone');
    await mendOperation(first, saying('opraveno'));
    expect(await send(queue, server)).toBe('SENT');
    expect(server.notes()).toEqual(['jiný', 'potom']);
  });

  it('goes with what was to be done to it where somebody puts it away before it is there', async () => {
    const queue = newQueue();
    const first = await record(queue, 'nic');
    await appendOperation(
      newOperation(queue, { work: noted('CHANGE', 'znovu'), summary, action: null, record: first }),
    );
    const [unwanted] = await listOperations(queue);
    if (!unwanted) throw new Error('It is gone');
    await dropOperation(unwanted);
    expect(await listOperations(queue)).toEqual([]);
  });

  it('is shown with what the server has where another has changed it meanwhile', async () => {
    const [queue, server] = [newQueue(), createFakeServer()];
    await record(queue, 'moje');
    await send(queue, server);
    const [action] = server.actions();
    if (!action) throw new Error('It is not there');
    server.changeBesides(action.id, 'jejich');
    await appendOperation(newOperation(queue, { work: noted('CHANGE', 'moje znovu'), summary, action }));
    expect(await send(queue, server)).toBe('SENT');
    expect(await listOperations(queue)).toMatchObject([{ state: 'CONFLICT', theirs: { version: 2, note: 'jejich' } }]);
    expect(server.notes()).toEqual(['jejich']);
  });

  it('that may have arrived is not recorded twice when it is mended', async () => {
    const [queue, server] = [newQueue(), createFakeServer()];
    await record(queue, 'poprvé');
    server.be('LOST_ANSWER');
    await send(queue, server);
    const [waiting] = await listOperations(queue);
    if (!waiting) throw new Error('It is gone');
    await mendOperation(waiting, saying('opraveno'));
    server.be('FINE');
    expect(await send(queue, server)).toBe('SENT');
    expect(server.notes()).toEqual(['opraveno']);
  });

  it('to be deleted and deleted by another already is done', async () => {
    const queue = newQueue();
    const action = { id: 7, version: 1 };
    await appendOperation(newOperation(queue, { work: { kind: 'REMOVE' }, summary, action }));
    const gone = (): Promise<never> => Promise.reject(new ApiError(404, { code: 'action.notFound' }));
    expect(await sendRound(queue, gone, nothing)).toBe('SENT');
    expect(await listOperations(queue)).toEqual([]);
  });

  it('of another user is not sent along', async () => {
    const [queue, server] = [newQueue(), createFakeServer()];
    await record({ ...queue, owner: 'eva@farma.cz' }, 'Evina');
    expect(await send(queue, server)).toBe('SENT');
    expect(server.notes()).toEqual([]);
  });
});

/** The same numbers for the same seed (Mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const weathers: readonly Weather[] = ['FINE', 'FINE', 'NO_WAY', 'LOST_ANSWER', 'TROUBLE', 'TOO_MUCH', 'TWICE'];

/** A tab that is closed in the middle: nothing after that moment runs in it. */
class TabClosed extends Error {}

describe('Whatever becomes of the network and of the page', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'each thing that was kept is on the server once, or in the row: %i',
    async (seed) => {
      const chance = chanceOf(seed);
      const [queue, server] = [newQueue(), createFakeServer()];
      const confirmed = new Map<string, string>();
      const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
      const round = async (): Promise<void> => {
        await sendRound(
          queue,
          async (operation) => {
            server.be(pick(weathers));
            const isClosedBefore = chance() < 0.08;
            if (isClosedBefore) throw new TabClosed();
            const answer = await server.send(operation);
            if (chance() < 0.08) throw new TabClosed();
            return answer;
          },
          nothing,
        ).catch((error: unknown) => {
          if (!(error instanceof TabClosed)) throw error;
        });
      };
      for (let step = 0; step < 25; step += 1) {
        const note = `${seed}-${step}`;
        const waiting = await listOperations(queue);
        const known = pick([...waiting.filter(({ work }) => work.kind === 'RECORD'), undefined]);
        if (known && chance() < 0.4) {
          const on = { summary, action: known.action, record: known.record };
          await appendOperation(newOperation(queue, { work: noted('CHANGE', note), ...on }));
          confirmed.set(known.record, note);
        } else confirmed.set(await record(queue, note), note);
        if (chance() < 0.6) await round();
        if (chance() < 0.2) await Promise.all([round(), round()]).catch(() => undefined);
      }
      for (let rest = 0; rest < 200 && (await listOperations(queue)).length > 0; rest += 1) {
        server.be('FINE');
        await sendRound(queue, server.send, nothing);
      }
      expect((await listOperations(queue)).filter(({ state }) => state === 'WAITING')).toEqual([]);
      const left = (await listOperations(queue)).map(({ record: of }) => of);
      const expected = [...confirmed].filter(([of]) => !left.includes(of)).map(([, note]) => note);
      expect(server.notes().toSorted()).toEqual(expected.toSorted());
      expect(server.recordings()).toBe(confirmed.size);
    },
  );
});
