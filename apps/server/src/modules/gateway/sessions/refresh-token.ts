import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a refresh cookie says: its session and how often the session had been renewed. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
}

/** What a browser shows to have its session renewed. */
export interface Renewal {
  readonly cookie: string | undefined;
  /** The token that has expired, sent along by a page on which somebody acts as another. */
  readonly expiredToken: string | undefined;
  readonly requestId: string;
}

/** Writes the token; the same session and counter give the same text, so parallel tabs get the same successor. */
export function writeRefreshToken(key: Uint8Array, { sessionId, counter }: RefreshToken): string {
  return `${sessionId}.${counter}.${seal(key, sessionId, counter)}`;
}

/** Reads a token that this key has sealed, or gives undefined. */
export function readRefreshToken(key: Uint8Array, text: string | undefined): RefreshToken | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text ?? '');
  const [, sessionId, counterText, given] = match ?? [];
  if (sessionId === undefined || counterText === undefined || given === undefined) return undefined;
  const counter = Number(counterText);
  const expected = Buffer.from(seal(key, sessionId, counter));
  const isOurs = timingSafeEqual(expected, Buffer.from(given));
  return isOurs ? { sessionId, counter } : undefined;
}

function seal(key: Uint8Array, sessionId: string, counter: number): string {
  return createHmac('sha256', key).update(`refresh|${sessionId}|${counter}`).digest('base64url');
}
