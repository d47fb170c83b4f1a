import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.generated.ts';
import { isRow, type BackupPart } from './backup-lines.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { keptTables, setTexts, sumOfRows, type KeptTable } from './kept-tables.ts';
import { parsedLine, type BackupContents } from './read-backup.ts';
import { layRulesAside } from './table-rules.ts';

const bytesAtOnce = 1024 * 1024;
const rowsAtOnce = 1000;

/** A number of a transaction means nothing in another cluster: rows get that of their restoring. */
const numberOfTransaction = 'xid8';

type Row = readonly (string | null)[];

/**
 * Fills the tables of an empty database of the backup's own version, and compares each with what the backup says of it.
 * Rules between tables are checked at the end, all at once. Throws BackupUnusable.
 */
export async function loadTables(
  tx: Transaction<Tables>,
  contents: BackupContents,
  lines: AsyncIterable<Buffer[]>,
  settling: readonly string[],
): Promise<void> {
  await setTexts(tx);
  const tables = await tablesOf(tx, contents);
  const names = [...tables.keys()].join(', ');
  await sql`lock table ${sql.raw(names)} in access exclusive mode`.execute(tx);
  const bringBack = await layRulesAside(tx, [...tables.values()]);
  await sql`truncate ${sql.raw(names)}`.execute(tx);
  await loadLines(tx, tables, lines);
  for (const { name, last, isCalled } of contents.sequences) {
    await sql`select setval(${name}::regclass, ${last}::text::bigint, ${isCalled}::boolean)`.execute(tx);
  }
  for (const table of tables.values()) await compare(tx, table, contents);
  for (const statement of settling) await sql.raw(statement).execute(tx);
  await bringBack();
}

/** Throws where the tables that are there are not those of the backup. */
async function tablesOf(tx: Transaction<Tables>, contents: BackupContents): Promise<Map<string, KeptTable>> {
  const present = await keptTables(tx);
  const describe = (tables: readonly { name: string; columns: readonly string[] }[]): string[] =>
    tables.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`).sort();
  const ours = describe(present.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })));
  const theirs = describe(contents.tables);
  const strange = [...ours.filter((text) => !theirs.includes(text)), ...theirs.filter((text) => !ours.includes(text))];
  if (strange.length > 0)
    throw new BackupUnusable(`The backup's tables are not those of its version: ${strange.join('; ')}.`);
  return new Map(present.map((table) => [table.name, table]));
}

async function loadLines(
  tx: Transaction<Tables>,
  tables: ReadonlyMap<string, KeptTable>,
  lines: AsyncIterable<Buffer[]>,
): Promise<void> {
  let filled: Filling | undefined;
  for await (const together of lines) {
    for (const line of together) {
      if (isRow(line)) {
        await filled?.add(line);
        continue;
      }
      const said = parsedLine(line);
      if (said.is === 'end') await filled?.end();
      if (said.is !== 'table') continue;
      await makeParts(tx, said.name, said.parts ?? []);
      filled = new Filling(tx, tables.get(said.name), said.columns);
    }
  }
}

async function makeParts(tx: Transaction<Tables>, table: string, parts: readonly BackupPart[]): Promise<void> {
  for (const { begins, ends } of parts)
    await sql`select core.make_part(${table}::regclass, ${begins}::timestamptz, ${ends}::timestamptz)`.execute(tx);
}

/** Inserts the rows of one table, many at a time. */
class Filling {
  readonly #tx: Transaction<Tables>;
  readonly #table: string;
  readonly #columns: readonly string[];
  readonly #types: readonly string[];
  #rows: Row[] = [];
  #bytes = 0;

  constructor(tx: Transaction<Tables>, table: KeptTable | undefined, columns: readonly string[]) {
    const types = new Map(table?.columns.map(({ name, type }) => [name, type]));
    this.#tx = tx;
    this.#table = table?.name ?? '';
    this.#columns = columns;
    this.#types = columns.map((column) => types.get(column) ?? '');
  }

  async add(line: Buffer): Promise<void> {
    this.#rows.push(JSON.parse(line.toString('utf8')) as Row);
    this.#bytes += line.length;
    if (this.#bytes >= bytesAtOnce || this.#rows.length >= rowsAtOnce) await this.end();
  }

  async end(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    this.#bytes = 0;
    if (rows.length === 0) return;
    const texts = this.#columns.map((_, at) => sql`${rows.map((row) => row[at] ?? null)}::text[]`);
    const names = this.#columns.map((_, at) => `c${at}`);
    const values = this.#types.map((type, at) =>
      type === numberOfTransaction ? 'pg_current_xact_id()' : `r.c${at}::${type}`,
    );
    await sql`
      insert into ${sql.raw(this.#table)} (${sql.raw(this.#columns.join(', '))}) overriding system value
      select ${sql.raw(values.join(', '))} from unnest(${sql.join(texts)}) as r (${sql.raw(names.join(', '))})`.execute(
      this.#tx,
    );
  }
}

async function compare(tx: Transaction<Tables>, { name, columns }: KeptTable, contents: BackupContents): Promise<void> {
  const written = contents.tables.find((table) => table.name === name);
  const hasNumber = columns.some(({ type }) => type === numberOfTransaction);
  const { rows } = await sumOfRows(name, written?.columns ?? []).execute(tx);
  const isSame = rows[0]?.rows === written?.rows && (hasNumber || rows[0]?.sum === written?.sum);
  if (!isSame) throw new BackupUnusable(`${name} would not be what the backup holds. Nothing was kept of it.`);
}
