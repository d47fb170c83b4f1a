import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { RawNode, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../db/database.ts';

/** What a column of a raw statement was once seen to hold. `statement` is a digest of the statement's own text. */
export type SeenColumn = readonly [statement: string, column: string, kind: string];

/** Where all that is seen is written, a line each; unset where nobody wants to know. */
const folder = process.env['RAW_ROWS'];

const seen = new Set<string>();

/**
 * The same database, which writes down what the rows of raw statements hold. The compiler believes what a raw statement
 * says of its rows; after the tests `tools/tests/raw-rows.ts` holds that against what came.
 */
export function watchRawRows<D extends Database>(database: D): D {
  if (folder === undefined) return database;
  mkdirSync(folder, { recursive: true });
  const watched: D = {
    ...database,
    kysely: database.kysely.withPlugin(watchingPlugin()),
    alone: async (statement, as) => {
      const rows = await database.alone(statement, as);
      if (!statement.sql.startsWith('explain ')) note(statement.query, rows);
      return rows;
    },
  };
  const background = database.background === database ? watched : watchRawRows(database.background);
  return { ...watched, background };
}

function watchingPlugin(): KyselyPlugin {
  const nodes = new WeakMap<object, RootOperationNode>();
  return {
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId, node);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const node = nodes.get(queryId);
      if (node) note(node, result.rows);
      return Promise.resolve(result);
    },
  };
}

function note(node: RootOperationNode, rows: readonly unknown[]): void {
  if (!RawNode.is(node)) return;
  const statement = digestOf(node.sqlFragments);
  for (const row of rows) {
    for (const [column, value] of Object.entries(row ?? {})) {
      const line = `${JSON.stringify([statement, column, kindOf(value)] satisfies SeenColumn)}\n`;
      if (seen.has(line)) continue;
      seen.add(line);
      appendFileSync(join(folder ?? '', `${process.pid}.jsonl`), line);
    }
  }
}

/** Of the pieces of a template between its values, which the source of the statement has as well. */
export function digestOf(pieces: readonly string[]): string {
  return createHash('sha1').update(pieces.join('\0')).digest('hex');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'Date';
  if (value instanceof Uint8Array) return 'Uint8Array';
  return Array.isArray(value) ? 'array' : typeof value;
}
