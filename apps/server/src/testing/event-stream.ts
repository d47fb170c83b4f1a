import { LiveEvent } from '@brazda/contract/events.ts';
import type { App } from '../http/app-types.ts';

/** An open stream of what happens on farms, as a browser reads it. */
export interface EventStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The next event, or undefined where the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
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
  return { status: answer.statusCode, headers: answer.headers, next, close: () => void stream.destroy() };
}
