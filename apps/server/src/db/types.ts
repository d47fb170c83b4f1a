/** Object ids of PostgreSQL's built-in types whose text both drivers must read alike. */
export const oid = { bytea: 17, int8: 20, date: 1082, numeric: 1700, timestamptz: 1184 } as const;

/** How values come out of either database: calendar days as text, whole and decimal numbers as numbers, instants as Date. */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.numeric]: Number,
  [oid.date]: (text) => text,
  [oid.timestamptz]: (text) => new Date(text),
};

/** Bytes as text, for the embedded database; its own way makes an array of the texts of all bytes, and so takes forty times as much. */
export const bytesAsText = {
  write: (bytes: Uint8Array): string =>
    `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  read: (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex'),
};
