import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const knownMilliseconds = 180 * 24 * 3_600_000;
export const knownSeconds = knownMilliseconds / 1000;

/** What a device keeps on which somebody has signed in: it names nobody, and holds for that one email only. */
export function writeKnownDevice(key: Uint8Array, email: string, now: Date): string {
  const id = randomBytes(16).toString('hex');
  return `${id}.${now.getTime()}.${seal(key, email, id, now.getTime())}`;
}

/** The id of a device on which this email has signed in within half a year, or undefined. */
export function readKnownDevice(
  key: Uint8Array,
  text: string | undefined,
  email: string,
  now: Date,
): string | undefined {
  const [, id, since, given] = /^([0-9a-f]{32})\.(\d{1,15})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  if (id === undefined || since === undefined || given === undefined) return undefined;
  if (now.getTime() - Number(since) > knownMilliseconds) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(seal(key, email, id, Number(since))), Buffer.from(given));
  return isOurs ? id : undefined;
}

function seal(key: Uint8Array, email: string, id: string, since: number): string {
  const named = email.trim().toLowerCase();
  return createHmac('sha256', key).update(`device|${id}|${since}|${named}`).digest('base64url');
}
