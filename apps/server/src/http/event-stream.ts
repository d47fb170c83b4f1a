import { setMaxListeners } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

const heartbeatMilliseconds = 25_000;
const mostBufferedBytes = 64 * 1024;
const shortestRetry = 1000;
const retrySpread = 4000;

/** An answer of server-sent events that stays open until either side ends it. */
export interface EventStream {
  readonly send: (event: object) => void;
  readonly end: () => void;
  readonly onClose: (listener: () => void) => void;
}

/**
 * Opens a stream of server-sent events. A reader that does not read is cut off; it comes back after a time that
 * differs between readers, so that they do not all come at once.
 */
export function openEventStream(reply: FastifyReply, closing: AbortSignal): EventStream {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    if (stream.writableLength > mostBufferedBytes) stream.destroy();
    else if (!stream.writableEnded) stream.write(text);
  };
  write(`retry: ${shortestRetry + Math.round(Math.random() * retrySpread)}\n\n`);
  const heartbeat = setInterval(() => {
    write(': \n\n');
  }, heartbeatMilliseconds);
  const end = (): void => {
    stream.end();
  };
  setMaxListeners(0, closing);
  closing.addEventListener('abort', end);
  stream.on('close', () => {
    clearInterval(heartbeat);
    closing.removeEventListener('abort', end);
  });
  return {
    send: (event) => {
      write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end,
    onClose: (listener) => {
      stream.on('close', listener);
    },
  };
}
