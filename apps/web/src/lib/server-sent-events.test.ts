import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerSentEvents } from './server-sent-events.ts';

async function read(...chunks: readonly Uint8Array[]): Promise<string[]> {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const event of readServerSentEvents(stream)) events.push(event);
  return events;
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('readServerSentEvents', () => {
  it('reads events, and neither comments nor other fields', async () => {
    expect(await read(bytes(': hello\n\nid: 4\nevent: x\ndata: one\n\ndata:two\ndata: lines\n\n'))).toEqual([
      'one',
      'two\nlines',
    ]);
  });

  it('tells after how long to come again, where that is a number', async () => {
    const told: number[] = [];
    const text = bytes('retry: 3200\n\nretry:soon\n\ndata: retry: 1\n\n');
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(text);
        controller.close();
      },
    });
    for await (const event of readServerSentEvents(stream, (milliseconds) => told.push(milliseconds)))
      expect(event).toBe('retry: 1');
    expect(told).toEqual([3200]);
  });

  it('leaves out an event that was cut off', async () => {
    expect(await read(bytes('data: one\n\ndata: half'))).toEqual(['one']);
  });

  it('reads the same wherever the stream is cut and however lines end', async () => {
    const whole = bytes('data: {"name":"Příčná"}\r\n\r\ndata: b\r\rdata: c\n\n');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: whole.length }),
        fc.integer({ min: 0, max: whole.length }),
        async (a, b) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const events = await read(whole.slice(0, from), whole.slice(from, to), whole.slice(to));
          expect(events).toEqual(['{"name":"Příčná"}', 'b', 'c']);
        },
      ),
    );
  });
});
