import { Worker } from 'node:worker_threads';
import { createSemaphore, SemaphoreFull } from '../../concurrency/semaphore.ts';
import { Failure } from '../../foundation/failure.ts';
import { builtFolder } from '../../foundation/program-files.ts';
import { recordTableLimits, SpreadsheetError } from './spreadsheet-limits.ts';
import type { SpreadsheetRow } from './spreadsheet-row.ts';
import type { SpreadsheetQuestion, SpreadsheetReply } from './spreadsheet-worker.ts';

/** How long the thread that reads may work, and how much memory its objects may take. */
export interface ThreadLimits {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}

const usual: ThreadLimits = { milliseconds: 20_000, heapMegabytes: 320 };
const mostWaiting = 6;
const mostOwnWaiting = 1;

/** Reads large tables in a thread of its own, with an end to its time and memory: no file holds up others' calls. */
export interface SpreadsheetReader {
  /** For one user, of whom nobody has all places. Throws SpreadsheetError and `recordFile.busy`. */
  read(userId: number, bytes: Uint8Array): Promise<readonly SpreadsheetRow[]>;
}

export function createSpreadsheetReader(limits: ThreadLimits = usual): SpreadsheetReader {
  const places = createSemaphore(2);
  return {
    read: async (userId, bytes) => {
      if (bytes.length > recordTableLimits.fileBytes) throw new SpreadsheetError('tooLarge');
      const waiting = { whose: String(userId), behindAtMost: mostWaiting, behindOwnAtMost: mostOwnWaiting };
      try {
        return await places.take(() => readInThread(bytes, limits), waiting);
      } catch (error) {
        throw error instanceof SemaphoreFull ? new Failure('recordFile.busy') : error;
      }
    },
  };
}

/** A thread for each table: its memory is given back whole, and nothing of one farm is left for the next. */
async function readInThread(bytes: Uint8Array, limits: ThreadLimits): Promise<readonly SpreadsheetRow[]> {
  const thread = new Worker(new URL('spreadsheet-worker.js', builtFolder), {
    workerData: { bytes, limits: recordTableLimits } satisfies SpreadsheetQuestion,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    execArgv: [],
  });
  try {
    return await answerOf(thread, limits.milliseconds);
  } finally {
    await thread.terminate();
  }
}

function answerOf(thread: Worker, milliseconds: number): Promise<readonly SpreadsheetRow[]> {
  return new Promise((resolve, reject) => {
    const tooHard = (): void => {
      reject(new SpreadsheetError('tooLarge'));
    };
    const timer = setTimeout(tooHard, milliseconds);
    thread.once('message', (reply: SpreadsheetReply) => {
      if ('rows' in reply) resolve(reply.rows);
      else reject('fault' in reply ? new SpreadsheetError(reply.fault) : new Error(reply.failure));
    });
    thread.once('error', (error: Error & { readonly code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooHard();
      else reject(error);
    });
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that reads tables has ended'));
    });
  });
}
