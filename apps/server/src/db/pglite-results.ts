import type { PGlite } from '@electric-sql/pglite';

/** What a statement gave. */
export interface StatementResults<R> {
  readonly rows: R[];
  /** How many rows it wrote. */
  readonly affectedRows: number;
  /** What was done, such as SELECT; undefined where the database does not say that it was. */
  readonly command: string | undefined;
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Parsers = PGlite['parsers'];

interface RowDescription {
  readonly name: 'rowDescription';
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

interface DataRow {
  readonly name: 'dataRow';
  readonly fields: readonly (string | null)[];
}

interface CommandComplete {
  readonly name: 'commandComplete';
  /** What was done, and at its end to how many rows. */
  readonly text: string;
}

/** The messages that tell of results; there are others. */
type ToldMessage = RowDescription | DataRow | CommandComplete | { readonly name: 'bindComplete' };

interface Column {
  readonly name: string;
  readonly read: ((value: string, type: number) => unknown) | undefined;
  readonly type: number;
}

const writing: ReadonlySet<string | undefined> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

/** How results are read. */
export interface Reading {
  readonly parsers: Parsers;
  /** What a column is called in rows. */
  readonly nameOfColumn: (column: string) => string;
  /** How many statements went before in the same message, of whose results nobody asks. */
  readonly before: number;
}

/**
 * What the messages of one statement say. PGlite's own reader copies its hundreds of parsers for each statement, which
 * takes longer than most statements.
 */
export function resultsIn<R>(told: Messages, reading: Reading): StatementResults<R> {
  let columns: readonly Column[] = [];
  let rows: R[] = [];
  let completed: string | undefined;
  let { before } = reading;
  for (const message of told as unknown as readonly ToldMessage[]) {
    if (message.name === 'rowDescription') columns = message.fields.map((field) => columnOf(field, reading));
    else if (message.name === 'dataRow') rows.push(rowOf(columns, message.fields) as R);
    else if (message.name === 'commandComplete' && before > 0) {
      before -= 1;
      rows = [];
    } else if (message.name === 'commandComplete') completed = message.text;
  }
  const words = completed?.split(' ');
  const command = words?.[0];
  return { rows, command, affectedRows: writing.has(command) ? Number(words?.at(-1)) : 0 };
}

function columnOf(
  { name, dataTypeID: type }: RowDescription['fields'][number],
  { parsers, nameOfColumn }: Reading,
): Column {
  return { name: nameOfColumn(name), type, read: parsers[type] as Column['read'] };
}

function rowOf(columns: readonly Column[], values: DataRow['fields']): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [at, { name, read, type }] of columns.entries()) {
    const value = values[at] ?? null;
    row[name] = value === null || read === undefined ? value : read(value, type);
  }
  return row;
}
