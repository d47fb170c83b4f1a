import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupLine, isRow, RowSum, type BackupHead, type BackupTable, type SequenceValue } from './backup-lines.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { inLines } from './pieces.ts';
import { open } from './sealed-stream.ts';

/** What a backup holds, beside its rows. */
export interface BackupContents {
  readonly head: BackupHead;
  readonly tables: readonly BackupTable[];
  readonly sequences: readonly SequenceValue[];
}

/** Reads the lines of a backup; those that came together are given together. Throws BackupUnusable. */
export async function* readLines(file: string, password: string): AsyncGenerator<Buffer[]> {
  const opened = open(createReadStream(file), password);
  const unpacked = Readable.from(opened).compose(createGunzip()) as AsyncIterable<Buffer>;
  try {
    yield* inLines(unpacked);
  } catch (error) {
    throw error instanceof BackupUnusable ? error : unreadable(file, error);
  }
}

/** Reads a backup to its end and checks that it is whole and undamaged. Throws BackupUnusable. */
export async function checkBackup(file: string, password: string): Promise<BackupContents> {
  const check = new Check();
  for await (const lines of readLines(file, password)) {
    for (const line of lines) {
      if (isRow(line)) check.row(line);
      else check.line(parsedLine(line));
    }
  }
  return check.contents();
}

export function parsedLine(line: Buffer): BackupLine {
  try {
    return BackupLine.parse(JSON.parse(line.toString('utf8')));
  } catch (error) {
    throw new BackupUnusable('The backup was made by another version of Brázda, which writes them in another way.', {
      cause: error,
    });
  }
}

class Check {
  #head: BackupHead | undefined;
  readonly #tables: BackupTable[] = [];
  readonly #sequences: SequenceValue[] = [];
  #open: { readonly name: string; readonly columns: readonly string[]; readonly sum: RowSum } | undefined;
  #isWhole = false;

  row(line: Buffer): void {
    if (!this.#open) throw disordered();
    this.#open.sum.add(line);
  }

  line(line: BackupLine): void {
    if (this.#isWhole || (this.#head === undefined) !== (line.is === 'backup')) throw disordered();
    if (line.is === 'backup') this.#head = line;
    else if (line.is === 'table') this.#begin(line.name, line.columns);
    else if (line.is === 'end') this.#end(line);
    else if (line.is === 'sequence') this.#sequences.push(line);
    else this.#finish(line);
  }

  contents(): BackupContents {
    if (!this.#head || !this.#isWhole) throw disordered();
    return { head: this.#head, tables: this.#tables, sequences: this.#sequences };
  }

  #begin(name: string, columns: readonly string[]): void {
    if (this.#open) throw disordered();
    this.#open = { name, columns, sum: new RowSum() };
  }

  #end({ name, rows, sum }: BackupLine & { is: 'end' }): void {
    const open = this.#open;
    if (open?.name !== name || open.sum.rows !== rows || open.sum.sum !== sum) throw disordered();
    this.#tables.push({ name, columns: open.columns, rows, sum });
    this.#open = undefined;
  }

  #finish({ tables, rows }: BackupLine & { is: 'whole' }): void {
    const counted = this.#tables.reduce((total, table) => total + table.rows, 0);
    if (this.#open || tables !== this.#tables.length || rows !== counted) throw disordered();
    this.#isWhole = true;
  }
}

function disordered(): BackupUnusable {
  return new BackupUnusable('The backup is not whole: its rows are not those that were counted. Take another one.');
}

function unreadable(file: string, cause: unknown): BackupUnusable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupUnusable(`The backup ${file} cannot be read: ${reason}.`, { cause });
}
