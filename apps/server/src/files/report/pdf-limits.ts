/** More rows than these make a document that nobody reads, and that takes minutes to set. */
export const mostPdfRows = 4000;
/** One document is set at a time in each process, and so many wait for it. */
export const mostWaiting = 8;
export const pdfSeconds = 90;
export const pdfHeapMegabytes = 768;
