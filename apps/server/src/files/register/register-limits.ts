const megabyte = 1024 * 1024;

/** What the file of a register may cost us. The largest, that of products for plant protection, has about 100 MB. */
export const registerLimits = {
  uploadBytes: 160 * megabyte,
  records: 60_000,
  elementsOfRecord: 100_000,
  depth: 24,
  attributes: 200,
  /** Letters of one text or attribute. */
  text: 20_000,
  /** Letters without an element or a text coming to its end: they would be kept until one does. */
  withoutEnd: 2 * megabyte,
  /** Rows that are refused and told one by one; a register of which more cannot be read is none that we know. */
  refused: 2_000,
  milliseconds: 30_000,
  /** Beside its objects the process holds one record and the rows that wait to be taken. */
  heapMegabytes: 256,
  semiSpaceMegabytes: 16,
  /** Letters of rows that go to whoever asked at once. */
  batch: megabyte,
} as const;
