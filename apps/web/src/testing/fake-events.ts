import type { LiveEvent } from '@brazda/contract/events.ts';

/** The stream of events that a test tells: `follow` stands for the call of that name. */
export interface FakeEvents {
  readonly follow: () => Promise<Response>;
  readonly tell: (event: LiveEvent) => void;
}

export function fakeEvents(): FakeEvents {
  const readers: ReadableStreamDefaultController<Uint8Array>[] = [];
  return {
    follow: async () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (reader) => {
            readers.push(reader);
          },
        }),
      ),
    tell: (event) => {
      for (const reader of readers) reader.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    },
  };
}
