import type { IncomingMessage } from 'node:http';

/** Who sends so little and takes longer holds a place on purpose, or is gone. */
const longestMilliseconds = 20_000;

/** Whether a request says that its body is longer than so many bytes; one that is sent in pieces does not say. */
export function isAnnouncedLonger({ headers }: IncomingMessage, bytes: number): boolean {
  return Number(headers['content-length'] ?? 0) > bytes;
}

interface ShortBody {
  readonly largest: number;
  readonly done: (body: Buffer) => void;
  /** Called at once where more comes than the largest; the rest is not kept. */
  readonly tooLarge: () => void;
}

/** Reads a body without the framework; nobody is called where its sender is gone or too slow. */
export function readShortBody(raw: IncomingMessage, { largest, done, tooLarge }: ShortBody): void {
  if (raw.destroyed) return;
  const tooLate = setTimeout(() => raw.destroy(), longestMilliseconds);
  let bytes = 0;
  let chunks: Buffer[] = [];
  const take = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= largest) {
      chunks.push(chunk);
      return;
    }
    chunks = [];
    raw.off('data', take).off('end', end).resume();
    tooLarge();
  };
  const end = (): void => {
    const [only, ...others] = chunks;
    done(only && others.length === 0 ? only : Buffer.concat(chunks));
  };
  raw.on('data', take);
  // Whoever is gone gets no answer.
  raw.on('error', () => undefined);
  raw.once('close', () => {
    clearTimeout(tooLate);
  });
  raw.once('end', end);
}
