/**
 * What pages may send with a call, besides what browsers let every page send, and what they may read of its answer. A
 * module at another origin allows and shows these; the web app sends and reads no others, or does not compile.
 */
export const sentHeaders = ['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match'] as const;
export type SentHeader = (typeof sentHeaders)[number];

export const readHeaders = ['content-disposition', 'etag', 'retry-after', 'x-request-id', 'x-total-count'] as const;
export type ReadHeader = (typeof readHeaders)[number];
