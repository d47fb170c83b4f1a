import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { newBrowserKeys, openMessage, senderOf, type BrowserKeys, type Sender } from './open-message.ts';

/** What the service answers: it takes messages, knows the browser no more, or has too much to do. */
export const pushServiceModes = ['normal', 'gone', 'busy'] as const;
export type PushServiceMode = (typeof pushServiceModes)[number];

const statusOf: Readonly<Record<PushServiceMode, number>> = { normal: 201, gone: 410, busy: 429 };

/** A message as the browser reads it. */
export interface ReceivedPush {
  readonly text: string;
  readonly sender: Sender;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A browser that has subscribed, as its page tells the server. */
export interface SubscribedBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** What came to it, oldest first. */
  readonly messages: readonly ReceivedPush[];
  /** Its next message after so many; waits for it. */
  messageAfter(count: number): Promise<ReceivedPush>;
}

export interface PushService {
  /** Host and port, as the server is told whom it may send to. */
  readonly host: string;
  /** How many messages were brought, taken or not. */
  attempts(): number;
  setMode(mode: PushServiceMode): void;
  newBrowser(): SubscribedBrowser;
  close(): Promise<void>;
}

const patienceMs = 20_000;
const lookMs = 25;

interface KnownBrowser {
  readonly keys: BrowserKeys;
  readonly messages: ReceivedPush[];
}

/** Plays the push service of a browser, and the browser behind it, which opens what it gets. */
export async function startPushService({ port }: { readonly port: number }): Promise<PushService> {
  const browsers = new Map<string, KnownBrowser>();
  let mode: PushServiceMode = 'normal';
  let attempts = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const browser = browsers.get(request.url ?? '');
    if (request.method !== 'POST' || !browser) {
      response.writeHead(404).end();
      return;
    }
    attempts += 1;
    const body = await bodyOf(request);
    const sender = senderOf(request.headers.authorization ?? '');
    if (mode === 'normal')
      browser.messages.push({ text: openMessage(body, browser.keys), sender, headers: request.headers });
    response.writeHead(statusOf[mode]).end();
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    attempts: () => attempts,
    setMode: (next) => {
      mode = next;
    },
    newBrowser: () => {
      const path = `/push/${randomUUID()}`;
      const keys = newBrowserKeys(randomBytes(16));
      const known: KnownBrowser = { keys, messages: [] };
      browsers.set(path, known);
      return {
        subscription: {
          endpoint: `http://${host}${path}`,
          keys: { p256dh: keys.pair.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
        },
        messages: known.messages,
        messageAfter: (count) => messageAfter(known.messages, count),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function messageAfter(messages: readonly ReceivedPush[], count: number): Promise<ReceivedPush> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const message = messages[count];
    if (message) return message;
    if (Date.now() > end) throw new Error('No message came');
    await wait(lookMs);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
