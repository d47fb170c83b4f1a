import { Worker } from 'node:worker_threads';
import { createSemaphore, SemaphoreFull } from '../../concurrency/semaphore.ts';
import { Failure } from '../../foundation/failure.ts';
import { builtFolder } from '../../foundation/program-files.ts';
import type { PdfDocument } from './pdf-document.ts';
import { mostPdfRows, mostWaiting, pdfHeapMegabytes, pdfSeconds } from './pdf-limits.ts';
import type { PdfReply } from './pdf-worker.ts';

/** Sets documents as PDF in a thread of its own, one after another, so that no call waits for another's pages. */
export interface PdfSetter {
  /** Throws `report.tooLongForPdf` and `report.busy`. */
  set(document: PdfDocument): Promise<Buffer>;
}

export function createPdfSetter(): PdfSetter {
  const places = createSemaphore(1);
  return {
    set: async (document) => {
      const rows = document.tables.reduce((sum, table) => sum + table.rows.length, 0);
      if (rows > mostPdfRows) throw new Failure('report.tooLongForPdf');
      try {
        return await places.take(() => setInThread(document), { behindAtMost: mostWaiting });
      } catch (error) {
        if (error instanceof SemaphoreFull) throw new Failure('report.busy');
        throw error;
      }
    },
  };
}

/** A thread for each document: its memory is given back whole, and nothing of one farm is left for the next. */
async function setInThread(document: PdfDocument): Promise<Buffer> {
  const thread = new Worker(new URL('pdf-worker.js', builtFolder), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: pdfHeapMegabytes },
    execArgv: [],
  });
  try {
    return await answerOf(thread);
  } finally {
    await thread.terminate();
  }
}

function answerOf(thread: Worker): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooHard = (): void => {
      reject(new Failure('report.tooLongForPdf'));
    };
    const timer = setTimeout(tooHard, pdfSeconds * 1000);
    thread.once('message', (reply: PdfReply) => {
      if ('bytes' in reply) resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength));
      else reject(new Error(reply.failure));
    });
    thread.once('error', (error: Error & { readonly code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooHard();
      else reject(error);
    });
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that sets PDF has ended'));
    });
  });
}
