import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

const message = (number: number, bytes = 10): string => JSON.stringify(String(number).padEnd(bytes, '.'));

async function keepAll(messages: readonly string[], rest?: () => Promise<void>): Promise<(readonly string[])[]> {
  const written: (readonly string[])[] = [];
  const batcher = createBatcher((batches) => {
    written.push(batches);
    return Promise.resolve();
  }, rest);
  await Promise.all(messages.map((one) => batcher.keep(one)));
  return written;
}

describe('messages that come at once', () => {
  it('are written together, in batches that are no longer than who stores them can take', async () => {
    const messages = Array.from({ length: 100 }, (_, at) => message(at, 1000));
    const written = await keepAll(messages);
    expect(written).toHaveLength(1);
    const batches = written.flat();
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThan(9000);
    expect(batches.flatMap((batch) => JSON.parse(batch) as string[])).toEqual(
      messages.map((one) => JSON.parse(one) as string),
    );
  });

  it('are kept though one alone is longer than a batch', async () => {
    const long = message(1, 100_000);
    expect(await keepAll([message(0), long, message(2)])).toEqual([
      [`[${message(0)}]`, `[${long}]`, `[${message(2)}]`],
    ]);
  });

  it('wait for a rest, and what came meanwhile goes with them', async () => {
    let go = (): void => undefined;
    const rested = new Promise<void>((resolve) => (go = resolve));
    const keeping = keepAll([message(0), message(1)], () => rested);
    setTimeout(go, 20);
    expect(await keeping).toEqual([[`[${message(0)},${message(1)}]`]]);
  });
});
