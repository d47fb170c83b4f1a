import { LiveEvent } from '@brazda/contract/events.ts';
import type { App } from '../http/app-types.ts';

/** An open stream of what happens on farms, as a browser reads it. */
export interface EventStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The next event, or undefined where the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
  /** The next event of a topic, or undefined where the stream has ended before one. */
  nextOf<T extends LiveEvent['topic']>(topic: T): Promise<Extract<LiveEvent, { topic: T }> | undefined>;
  close(): void;
}

export async function openEvents(app: App, token: string, query = ''): Promise<EventStream> {
  const answer = await app.inject({
    method: 'GET',
    url: `/core/farms/events${query}`,
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  const stream = answer.stream();
  const parts = stream[Symbol.asyncIterator]();
  let text = '';
  const next = async (): Promise<LiveEvent | undefined> => {
    const [, data] = /data: (.*)\n\n/.exec(text) ?? [];
    if (data !== undefined) {
      text = text.slice(text.indexOf(data) + data.length);
      return LiveEvent.parse(JSON.parse(data));
    }
    const part = (await parts.next()) as { done?: boolean; value?: Buffer };
    if (part.done === true) return undefined;
    text += String(part.value);
    return next();
  };
  const nextOf: EventStream['nextOf'] = async <T extends LiveEvent['topic']>(topic: T) => {
    for (let event = await next(); event; event = await next())
      if (event.topic === topic) return event as Extract<LiveEvent, { topic: T }>;
    return undefined;
  };
  const close = (): void => void stream.destroy();
  return { status: answer.statusCode, headers: answer.headers, next, nextOf, close };
}
