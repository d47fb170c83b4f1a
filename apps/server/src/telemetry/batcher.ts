import { Failure } from '../foundation/failure.ts';

/** So much is written at once; what comes meanwhile is written next. */
const mostMessages = 1000;
const mostBytes = 256 * 1024;
/** So much is one batch: whoever stores it takes it whole, and on the embedded database all others wait meanwhile. */
const mostBytesOfBatch = 4 * 1024;
/** So much may wait: whoever sends more is put off, and nothing of it is lost on the way. */
const mostWaitingMessages = 20_000;
const mostWaitingBytes = 32 * 1024 * 1024;
const retryAfterSeconds = 2;

/** Keeps what devices send: whoever sends waits until it is on the disk, and shares the way there with all others. */
export interface Batcher {
  /** Resolves once the message, JSON, is kept. Throws `service.unavailable` where too much waits. */
  keep(message: string): Promise<void>;
  /** Waits for what is on the way. */
  close(): Promise<void>;
}

interface Waiting {
  readonly message: string;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Keeps messages in batches, lists as JSON: `write` resolves once some are kept, `rest` comes before each time. */
export function createBatcher(
  write: (batches: readonly string[]) => Promise<void>,
  rest: () => Promise<void> = () => Promise.resolve(),
): Batcher {
  let waiting: Waiting[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> | undefined;

  const next = (): Waiting[] => {
    let bytes = 0;
    let count = 0;
    for (const { message } of waiting.slice(0, mostMessages)) {
      if (count > 0 && bytes + message.length > mostBytes) break;
      bytes += message.length;
      count += 1;
    }
    waitingBytes -= bytes;
    return waiting.splice(0, count);
  };
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      await rest();
      const all = next();
      try {
        await write(batchesOf(all));
        for (const { done } of all) done();
      } catch (error) {
        for (const { failed } of all) failed(error);
      }
    }
  };
  const begin = (): void => {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
  };
  return {
    keep: (message) => {
      if (waiting.length >= mostWaitingMessages || waitingBytes + message.length > mostWaitingBytes)
        throw new Failure('service.unavailable', { retryAfter: retryAfterSeconds });
      return new Promise((done, failed) => {
        waiting.push({ message, done, failed });
        waitingBytes += message.length;
        // What comes in the same turn goes together.
        setImmediate(begin);
      });
    },
    close: async () => {
      begin();
      await writing;
      waiting = [];
    },
  };
}

function batchesOf(all: readonly Waiting[]): string[] {
  const batches: string[][] = [];
  let bytes = Infinity;
  for (const { message } of all) {
    bytes += message.length;
    if (bytes > mostBytesOfBatch) {
      batches.push([]);
      bytes = message.length;
    }
    batches.at(-1)?.push(message);
  }
  return batches.map((messages) => `[${messages.join(',')}]`);
}
