import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { makeGate, type Gate } from '../testing/gate.ts';
import { createCallGate, type CallGate } from './call-gate.ts';

const log = pino({ level: 'silent' });
const putOff = { code: 'service.unavailable', retryAfter: 2 };

interface Storm {
  readonly begun: () => number;
  readonly calls: Promise<void>[];
  readonly end: Gate<void>;
}

/** Many calls of one asker, which last until the test ends them. */
function storm(gate: CallGate, asker: string, count: number): Storm {
  const end = makeGate();
  let begun = 0;
  const call = (): Promise<void> => {
    begun += 1;
    return end.opened;
  };
  const calls = Array.from({ length: count }, () => gate.take(asker, call));
  return { begun: () => begun, calls, end };
}

describe('The gate of calls', () => {
  it('leaves a connection to others, however few there are', async () => {
    for (const connections of [2, 4]) {
      const { begun, calls, end } = storm(createCallGate(log, 'postgres', connections), 'user 1', 20);
      await Promise.resolve();
      expect(begun()).toBe(connections - 1);
      end.open();
      await Promise.all(calls);
    }
  });

  it('works on a few calls of one asker at once, and on those of others meanwhile', async () => {
    const gate = createCallGate(log, 'postgres', 10);
    const { begun, calls, end } = storm(gate, 'user 1', 60);
    expect(await gate.take('user 2', async () => 'answered')).toBe('answered');
    expect(begun()).toBe(8);
    end.open();
    await Promise.all(calls);
    expect(begun()).toBe(60);
  });

  it('puts off what one asker asks beyond what can be waited for', async () => {
    const gate = createCallGate(log, 'postgres', 10);
    const { calls, end } = storm(gate, 'user 1', 308);
    await expect(gate.take('user 1', async () => 'answered')).rejects.toMatchObject(putOff);
    expect(await gate.take('user 2', async () => 'answered')).toBe('answered');
    end.open();
    await Promise.all(calls);
  });

  it('has no room while too many calls are under way, and room again when they have ended', async () => {
    const gate = createCallGate(log, 'postgres', 10);
    const storms = ['user 1', 'user 2'].map((asker) => storm(gate, asker, 300));
    expect(() => gate.requireRoom()).toThrow(expect.objectContaining(putOff) as Error);
    for (const { end } of storms) end.open();
    await Promise.all(storms.flatMap(({ calls }) => calls));
    expect(() => gate.requireRoom()).not.toThrow();
  });
});
