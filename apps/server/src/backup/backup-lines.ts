import { createHash } from 'node:crypto';
import { z } from 'zod';

// What a backup says once it is open and unpacked: one line of JSON after another. A row is an array of the texts of its
// columns, or null; every other line is one of these. `docs/BACKUP.md` describes them for whoever wants to read them.

const Key = z.discriminatedUnion('kept', [
  z.strictObject({ kept: z.literal(true), file: z.string().regex(/^[a-z]+\.key$/), text: z.string().min(32) }),
  z.strictObject({ kept: z.literal(false), file: z.string(), fingerprint: z.string() }),
]);
export type BackupKey = z.infer<typeof Key>;

const Head = z.strictObject({
  is: z.literal('backup'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.strictObject({ kind: z.enum(['pglite', 'postgres']), version: z.string() }),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })).min(1),
  keys: z.array(Key),
});
export type BackupHead = z.infer<typeof Head>;

const name = z.string().regex(/^[\w."]+$/);
/** From when to when the rows are that one part of a table holds. */
const Part = z.strictObject({ begins: z.iso.datetime({ offset: true }), ends: z.iso.datetime({ offset: true }) });
export type BackupPart = z.infer<typeof Part>;

const TableBegin = z.strictObject({
  is: z.literal('table'),
  name,
  columns: z.array(z.string()).min(1),
  /** Of one that lies in parts by time, those that have to be there before its rows. */
  parts: z.array(Part).optional(),
});
const TableEnd = z.strictObject({ is: z.literal('end'), name, rows: z.int().min(0), sum: z.string() });
const SequenceValue = z.strictObject({
  is: z.literal('sequence'),
  name,
  last: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});
export type SequenceValue = z.infer<typeof SequenceValue>;
const Foot = z.strictObject({ is: z.literal('whole'), tables: z.int().min(0), rows: z.int().min(0) });

export const BackupLine = z.discriminatedUnion('is', [Head, TableBegin, TableEnd, SequenceValue, Foot]);
export type BackupLine = z.infer<typeof BackupLine>;

/** A table of a backup: its rows, and their sum. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly sum: string;
}

const rowBegin = '['.charCodeAt(0);

export function isRow(line: Buffer): boolean {
  return line[0] === rowBegin;
}

export function textOf(line: BackupLine): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

/** Hexadecimal digits of a row's digest that are added up; `sumOfRows` does the same within the database. */
export const digitsOfRow = 15;

/** Counts rows and adds them up, whatever their order: two tables with the same sum hold the same. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(line: Buffer): void {
    this.#rows += 1;
    this.#sum += BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, digitsOfRow)}`);
  }

  get rows(): number {
    return this.#rows;
  }

  get sum(): string {
    return this.#sum.toString();
  }
}
