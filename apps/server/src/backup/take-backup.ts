import { sql, type ControlledTransaction, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.generated.ts';
import { RowSum, textOf, type BackupHead, type BackupKey, type SequenceValue } from './backup-lines.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { keptSequences, keptTables, lineOf, readWholeTables, setTexts, type KeptTable } from './kept-tables.ts';
import { inLines } from './pieces.ts';

/** Rows are read in pieces of this size, so that a few long ones take no more memory than many short ones. */
const pieceBytes = 16 * 1024;
const piecesAtOnce = 256;

/**
 * All that the database holds at one moment, as the lines of a backup; whoever works on it meanwhile is not held up.
 * Throws DatabaseUnusable where rows are hidden from the user of the database.
 */
export async function* takeBackup(
  { background }: Database,
  keys: readonly BackupKey[],
  now: Date,
): AsyncGenerator<Buffer> {
  const { tx, tables } = await lockedSnapshot(background);
  try {
    await setTexts(tx);
    await readWholeTables(tx);
    yield textOf(await headOf(tx, background, keys, now));
    let rows = 0;
    for (const table of tables) rows += yield* linesOf(tx, table);
    for (const sequence of await keptSequences(tx)) yield textOf(await valueOf(tx, sequence));
    yield textOf({ is: 'whole', tables: tables.length, rows });
  } finally {
    await tx.rollback().execute();
  }
}

interface Snapshot {
  readonly tx: ControlledTransaction<Tables>;
  readonly tables: readonly KeptTable[];
}

/**
 * The tables are locked against migrations before the moment of the snapshot, else what the catalogue says and what the
 * tables hold could be of two versions.
 */
async function lockedSnapshot({ kysely }: Database): Promise<Snapshot> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = await kysely.transaction().execute(keptTables);
    if (before.length === 0)
      throw new BackupUnusable('There is nothing to back up: Brázda was never started on this database.');
    const tx = await kysely.startTransaction().setIsolationLevel('repeatable read').execute();
    try {
      await sql`lock table ${sql.raw(before.map(({ name }) => name).join(', '))} in access share mode`.execute(tx);
      const tables = await keptTables(tx);
      if (JSON.stringify(tables) === JSON.stringify(before)) return { tx, tables };
    } catch (error) {
      await tx.rollback().execute();
      throw error;
    }
    await tx.rollback().execute();
  }
  throw new BackupUnusable('The database is just being brought to a new version. Try again when that is done.');
}

async function headOf(
  tx: Transaction<Tables>,
  { kind }: Database,
  keys: readonly BackupKey[],
  now: Date,
): Promise<BackupHead> {
  const { rows: migrations } = await sql<BackupHead['migrations'][number]>`
    select name, checksum from public.migration order by applied_at, name`.execute(tx);
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(tx);
  const database = { kind, version: rows[0]?.version ?? '' };
  return { is: 'backup', format: 1, madeAt: now.toISOString(), database, migrations, keys: [...keys] };
}

/** Gives how many rows it has. */
async function* linesOf(tx: Transaction<Tables>, { name, columns, parts }: KeptTable): AsyncGenerator<Buffer, number> {
  const names = columns.map((column) => column.name);
  yield textOf({ is: 'table', name, columns: names, ...(parts && { parts: [...parts] }) });
  const sum = new RowSum();
  for await (const lines of inLines(piecesOf(tx, name, names))) {
    for (const line of lines) sum.add(line);
    yield Buffer.from(lines.map((line) => `${line.toString('utf8')}\n`).join(''));
  }
  yield textOf({ is: 'end', name, rows: sum.rows, sum: sum.sum });
  return sum.rows;
}

async function* piecesOf(tx: Transaction<Tables>, table: string, columns: readonly string[]): AsyncGenerator<Buffer> {
  const size = sql.lit(pieceBytes);
  await sql`
    declare copied no scroll cursor for
    select substring(line from place + 1 for ${size}) as piece
    from (select convert_to(${lineOf(columns)} || chr(10), 'UTF8') as line from ${sql.raw(table)} offset 0) as lines,
      generate_series(0, octet_length(line) - 1, ${size}) as place`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ piece: Uint8Array }>`fetch ${sql.lit(piecesAtOnce)} from copied`.execute(tx);
    if (rows.length === 0) break;
    yield Buffer.concat(rows.map(({ piece }) => piece));
  }
  await sql`close copied`.execute(tx);
}

/** Sequences belong to no moment: what they say is at least what any row of the snapshot has. */
async function valueOf(tx: Transaction<Tables>, name: string): Promise<SequenceValue> {
  const { rows } = await sql<{ last: string; isCalled: boolean }>`
    select last_value::text as last, is_called from ${sql.raw(name)}`.execute(tx);
  return { is: 'sequence', name, last: rows[0]?.last ?? '1', isCalled: rows[0]?.isCalled ?? false };
}
