import type { LiveEvent } from '@brazda/contract/events.ts';

/** The stream of events that a test tells: `follow` stands for the call of that name. */
export interface FakeEvents {
  readonly follow: () => Promise<Response>;
  readonly tell: (event: LiveEvent) => void;
}

export function fakeEvents(): FakeEvents {
  const readers: ReadableStreamDefaultController<Uint8Array>[] = [];
  // What happens before anybody follows is told once somebody does: the code that follows comes after the first picture.
  const untold: LiveEvent[] = [];
  return {
    follow: async () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (reader) => {
            readers.push(reader);
            for (const event of untold.splice(0)) reader.enqueue(written(event));
          },
        }),
      ),
    tell: (event) => {
      if (readers.length === 0) untold.push(event);
      for (const reader of readers) reader.enqueue(written(event));
    },
  };
}

function written(event: LiveEvent): Uint8Array {
  return new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
}
