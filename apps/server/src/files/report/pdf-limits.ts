/** More rows than these make a document that nobody reads, and that is long to set. */
export const mostPdfRows = 4000;
/** One document is set at a time in each process, and so many wait for it. */
export const mostWaiting = 8;
/** The longest document with fourteen full columns takes a quarter of this time, and less than 400 MB. */
export const pdfSeconds = 30;
export const pdfHeapMegabytes = 512;
