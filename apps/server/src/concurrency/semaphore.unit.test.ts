import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeGate, type Gate } from '../testing/gate.ts';
import { createSemaphore, SemaphoreFull, type Semaphore, type Waiting } from './semaphore.ts';

interface Work {
  readonly gate: Gate<void>;
  readonly done: Promise<void>;
}

/** Work that says when it begins, and goes on until its gate opens. */
function begin(turns: Semaphore, name: string, begun: string[], waiting?: Waiting): Work {
  const gate = makeGate();
  const done = turns.take(async () => {
    begun.push(name);
    await gate.opened;
  }, waiting);
  return { gate, done };
}

describe('Turns', () => {
  it('come to so many at once, and to the others in the order of their coming', async () => {
    const turns = createSemaphore(2);
    const begun: string[] = [];
    const works = ['a', 'b', 'c', 'd'].map((name) => begin(turns, name, begun));
    await pause(0);
    expect(begun).toEqual(['a', 'b']);
    works[1]?.gate.open();
    await works[1]?.done;
    expect(begun).toEqual(['a', 'b', 'c']);
    works[0]?.gate.open();
    await works[0]?.done;
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    for (const { gate, done } of works) {
      gate.open();
      await done;
    }
  });

  it('come also after work that failed', async () => {
    const turns = createSemaphore(1);
    const begun: string[] = [];
    const failing = begin(turns, 'a', begun);
    const next = begin(turns, 'b', begun);
    failing.gate.fail(new Error('no'));
    await expect(failing.done).rejects.toThrow('no');
    next.gate.open();
    await next.done;
    expect(begun).toEqual(['a', 'b']);
    await expect(turns.take(() => Promise.resolve('free again'))).resolves.toBe('free again');
  });

  it('are not waited for longer than one can wait, and who has left is passed over', async () => {
    const turns = createSemaphore(1);
    const begun: string[] = [];
    const first = begin(turns, 'a', begun);
    const impatient = begin(turns, 'b', begun, { atMostMilliseconds: 20 });
    const patient = begin(turns, 'c', begun, { atMostMilliseconds: 10_000 });
    await expect(impatient.done).rejects.toBeInstanceOf(SemaphoreFull);
    first.gate.open();
    patient.gate.open();
    await patient.done;
    expect(begun).toEqual(['a', 'c']);
  });

  it('are left by those who go away, with their reason', async () => {
    const turns = createSemaphore(1);
    const begun: string[] = [];
    const leaving = new AbortController();
    const first = begin(turns, 'a', begun);
    const second = begin(turns, 'b', begun, { signal: leaving.signal });
    const third = begin(turns, 'c', begun, { signal: new AbortController().signal });
    leaving.abort(new Error('gone'));
    await expect(second.done).rejects.toThrow('gone');
    await expect(begin(turns, 'd', begun, { signal: leaving.signal }).done).rejects.toThrow('gone');
    first.gate.open();
    third.gate.open();
    await third.done;
    expect(begun).toEqual(['a', 'c']);
  });

  it('are not waited for behind too many', async () => {
    const turns = createSemaphore(1);
    const begun: string[] = [];
    const works = ['a', 'b'].map((name) => begin(turns, name, begun, { behindAtMost: 1 }));
    await expect(begin(turns, 'c', begun, { behindAtMost: 1 }).done).rejects.toBeInstanceOf(SemaphoreFull);
    const withoutLimit = begin(turns, 'd', begun);
    for (const { gate, done } of [...works, withoutLimit]) {
      gate.open();
      await done;
    }
    expect(begun).toEqual(['a', 'b', 'd']);
  });

  it('never all come to one, and first to those who have had least', async () => {
    const turns = createSemaphore(2);
    const begun: string[] = [];
    const works = ['mine 1', 'mine 2', 'mine 3'].map((name) => begin(turns, name, begun, { whose: 'me' }));
    await pause(0);
    expect(begun).toEqual(['mine 1']);
    const theirs = begin(turns, 'theirs', begun, { whose: 'them' });
    await pause(5);
    expect(begun).toEqual(['mine 1', 'theirs']);
    const other = begin(turns, 'other', begun, { whose: 'somebody' });
    works[0]?.gate.open();
    await works[0]?.done;
    await pause(0);
    expect(begun).toEqual(['mine 1', 'theirs', 'other']);
    for (const { gate, done } of [theirs, other, ...works]) {
      gate.open();
      await done;
    }
    expect(begun.slice(3)).toEqual(['mine 2', 'mine 3']);
  });

  it('are refused to whoever has enough of their own waiting', async () => {
    const turns = createSemaphore(1);
    const waiting: Waiting = { whose: 'me', behindOwnAtMost: 1 };
    const works = [begin(turns, 'a', [], waiting), begin(turns, 'b', [], waiting)];
    await expect(begin(turns, 'c', [], waiting).done).rejects.toBeInstanceOf(SemaphoreFull);
    const theirs = begin(turns, 'theirs', [], { ...waiting, whose: 'them' });
    for (const { gate, done } of [...works, theirs]) {
      gate.open();
      await Promise.race([done, pause(0)]);
    }
    await Promise.all([...works, theirs].map(({ done }) => done));
  });
});
