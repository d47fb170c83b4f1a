import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import { resultsIn, type StatementResults } from './pglite-results.ts';
import type { Entered } from './database.ts';
import { enterAlone, listOfFarms } from './enter-role.ts';
import { createStatementNames, isOutdated } from './statement-names.ts';

const { serialize } = protocol;

/** To PostgreSQL a statement that is forgotten by the next one. */
const nameless = '';

const asItIs = (column: string): string => column;

/** The types of a statement's parameters, in their order (`pg_type.oid`). */
type ParameterTypes = readonly number[];

/** A statement that is a unit of work of its own: as whom it works, and what its columns are called. */
export interface AloneAs {
  readonly entered: Entered;
  readonly nameOfColumn: (column: string) => string;
}

/**
 * Runs one statement, and gives what it gives. One that goes alone is entered in the same message: what stands before one
 * sync is one transaction to PostgreSQL, and with it what was entered ends.
 */
export type RunStatement = <R>(
  text: string,
  parameters: readonly unknown[],
  alone?: AloneAs,
) => Promise<StatementResults<R>>;

/**
 * Statements of the embedded database by the messages of PostgreSQL's protocol. PGlite itself has each parsed and planned
 * anew, in five messages one after the other: most of the time that a statement takes. Here those with parameters are
 * prepared once, and what is run is one message. Nobody else may use the connection meanwhile.
 */
export function createPgliteStatements(database: PGlite): RunStatement {
  const nameOf = createStatementNames();
  const known = new Map<string, ParameterTypes>();
  const send = (...parts: readonly Uint8Array[]): ReturnType<PGlite['execProtocolStream']> =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  const prepare = async (text: string, name: string): Promise<ParameterTypes> => {
    // What may be there of that name was prepared for a table as it is no more, or what was told of it did not come.
    const named = { type: 'S', name } as const;
    const told = await send(serialize.close(named), serialize.parse({ name, text }), serialize.describe(named));
    const types = parse.parseDescribeStatementResults(told);
    if (name !== nameless) known.set(text, types);
    return types;
  };
  const serialized = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : database.serializers[type];
    return write ? write(value) : `${value as string | number | boolean}`;
  };
  const enter = async ({ role, farmIds }: Entered): Promise<readonly Uint8Array[]> => {
    const { name, text } = enterAlone;
    if (!known.has(text)) await prepare(text, name);
    return [serialize.bind({ statement: name, values: [role, listOfFarms(farmIds)] }), serialize.execute({})];
  };
  const execute = async <R>(
    alone: AloneAs | undefined,
    ...parts: readonly Uint8Array[]
  ): Promise<StatementResults<R>> => {
    const first = alone ? await enter(alone.entered) : [];
    const told = await send(...first, ...parts, serialize.describe({ type: 'P' }), serialize.execute({}));
    const { parsers } = database;
    return resultsIn<R>(told, { parsers, nameOfColumn: alone?.nameOfColumn ?? asItIs, before: alone ? 1 : 0 });
  };
  return async (text, parameters, alone) => {
    if (parameters.length === 0) return execute(alone, serialize.parse({ text }), serialize.bind());
    const name = nameOf(text) ?? nameless;
    const types = known.get(text) ?? (await prepare(text, name));
    const values = parameters.map((value, at) => serialized(value, types[at]));
    try {
      return await execute(alone, serialize.bind({ statement: name, values }));
    } catch (error) {
      if (isOutdated(error)) known.delete(text);
      throw error;
    }
  };
}
