import { describe, expect, it } from 'vitest';
import { createDesk, type Caller, type Desk } from './desk.ts';
import type { ToLeader, ToMember } from './messages.ts';

interface Heard extends Caller {
  readonly heard: ToMember[];
}

function member(desk: Desk, id: number): Heard {
  const heard: ToMember[] = [];
  const caller = { id, heard, send: (message: ToMember) => void heard.push(message) };
  desk.join(caller);
  return caller;
}

const take = (number: number): ToLeader => ({ says: 'takeTurn', number, waiting: {} });
const replied = (number: number, reply: unknown): ToMember => ({ says: 'reply', number, reply });

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('turns to read a land file', () => {
  it('are as many as may be over all processes, and go on to others when one has ended', async () => {
    const desk = createDesk(1);
    const [first, second] = [member(desk, 1), member(desk, 2)];
    desk.receive(first, take(1));
    desk.receive(second, take(1));
    await settled();
    expect([first.heard, second.heard]).toEqual([[replied(1, 'begin')], []]);
    desk.receive(first, { says: 'leaveTurn', number: 1 });
    await settled();
    expect(second.heard).toEqual([replied(1, 'begin')]);
  });

  it('are free again when their process ends, and when nobody waits for them any more', async () => {
    const desk = createDesk(1);
    const [first, second] = [member(desk, 1), member(desk, 2)];
    desk.receive(first, take(1));
    desk.receive(second, take(1));
    desk.receive(second, take(2));
    desk.receive(second, { says: 'leaveTurn', number: 1 });
    desk.leave(1);
    await settled();
    expect(second.heard).toContainEqual(replied(2, 'begin'));
    expect(second.heard).not.toContainEqual(replied(1, 'begin'));
  });

  it('are refused where too many wait', async () => {
    const desk = createDesk(1);
    const only = member(desk, 1);
    desk.receive(only, take(1));
    desk.receive(only, { says: 'takeTurn', number: 2, waiting: { behindAtMost: 0 } });
    await settled();
    expect(only.heard).toEqual([replied(1, 'begin'), replied(2, 'full')]);
  });
});

describe('calls', () => {
  it('are counted under one key over all processes', async () => {
    const desk = createDesk(1);
    const [first, second] = [member(desk, 1), member(desk, 2)];
    const count: ToLeader = { says: 'count', number: 1, key: '1 10.0.0', milliseconds: 60_000 };
    desk.receive(first, count);
    desk.receive(second, count);
    await settled();
    expect(second.heard).toMatchObject([{ says: 'reply', number: 1, reply: { current: 2 } }]);
  });
});

describe('a question to all others', () => {
  const question = { topic: 'forgetUser', asked: 7 } as const;

  it('is put to each but the one who asks, who hears of it when all have answered', () => {
    const desk = createDesk(1);
    const [first, second, third] = [member(desk, 1), member(desk, 2), member(desk, 3)];
    desk.receive(first, { says: 'askOthers', number: 5, question });
    const asked = { says: 'ask', number: 1, question };
    expect([first.heard, second.heard, third.heard]).toEqual([[], [asked], [asked]]);
    desk.receive(second, { says: 'answer', number: 1, answer: 'b' });
    expect(first.heard).toEqual([]);
    desk.receive(third, { says: 'answer', number: 1, answer: 'c' });
    expect(first.heard).toEqual([replied(5, ['b', 'c'])]);
  });

  it('waits for none that has ended', () => {
    const desk = createDesk(1);
    const [first] = [member(desk, 1), member(desk, 2)];
    desk.receive(first, { says: 'askOthers', number: 5, question });
    desk.leave(2);
    expect(first.heard).toEqual([replied(5, [])]);
  });
});
