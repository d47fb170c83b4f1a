import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';
import { setPdf } from './set-pdf.ts';

export type PdfReply = { readonly bytes: Uint8Array } | { readonly failure: string };

// Only createPdfSetter starts this program, and always with one document.
setPdf(workerData as PdfDocument).then(
  (bytes) => {
    parentPort?.postMessage({ bytes } satisfies PdfReply);
  },
  (error: unknown) => {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ failure } satisfies PdfReply);
  },
);
