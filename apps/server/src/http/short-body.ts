import type { IncomingMessage } from 'node:http';

/** Who sends so little and takes longer holds a place on purpose, or is gone. */
const longestMilliseconds = 20_000;

/** How many bytes a request says its body has; undefined where it does not say, or packs it. */
export function announcedBody({ headers }: IncomingMessage): number | undefined {
  if (headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const length = Number(headers['content-length']);
  return Number.isSafeInteger(length) && length > 0 ? length : undefined;
}

/** Reads a body of announced length without the framework; `done` is not called where its sender is gone or too slow. */
export function readShortBody(raw: IncomingMessage, bytes: number, done: (body: Buffer) => void): void {
  const tooLate = setTimeout(() => raw.destroy(), longestMilliseconds);
  const chunks: Buffer[] = [];
  raw.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Whoever is gone gets no answer.
  raw.on('error', () => undefined);
  raw.once('close', () => {
    clearTimeout(tooLate);
  });
  raw.once('end', () => {
    const [only, ...others] = chunks;
    const body = only && others.length === 0 ? only : Buffer.concat(chunks);
    if (body.length === bytes) done(body);
  });
}
