import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const bytesAtOnce = 256 * 1024;

/** Gives bytes to a process through its standard input, a few at once: as one message they would hold up everybody. */
export async function sendBytes({ stdin }: Pick<ChildProcess, 'stdin'>, bytes: Uint8Array): Promise<void> {
  if (!stdin) throw new Error('The process has no standard input');
  await pipeline(Readable.from(piecesOf(bytes)), stdin);
}

/** All that comes through the standard input of this process. */
export async function receiveBytes(): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let begin = 0; begin < bytes.length; begin += bytesAtOnce) yield bytes.subarray(begin, begin + bytesAtOnce);
}
