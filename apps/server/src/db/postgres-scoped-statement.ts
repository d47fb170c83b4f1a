import pg, { type Connection, type CustomTypesConfig, type PoolClient, type QueryResult, type Submittable } from 'pg';
import { enterAlone } from './enter-role.ts';

/** What the server says of the columns of its answer, before its rows. */
interface RowDescription {
  readonly fields: { name: string }[];
}

/** The part of the driver's query that speaks to the wire, and that its types do not tell of. */
interface WireQuery {
  prepare(connection: Connection): void;
  handleRowDescription(message: RowDescription): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleEmptyQuery(connection: Connection): void;
  handlePortalSuspended(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
}

/** A statement with what has to hold for it: settings of its transaction, by name. */
export interface ScopedStatement {
  readonly role: string;
  readonly farmIds: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string | undefined;
  /** What a column is called in rows. */
  readonly nameOfColumn: (column: string) => string;
}

const enterKnown = new WeakSet<Connection>();

/**
 * Runs one statement under a role: both go in one message (a pipeline of the extended protocol up to one Sync,
 * which PostgreSQL runs as one transaction), so nothing has to be begun and committed, and what was set ends with it.
 */
export function runScoped(client: PoolClient, statement: ScopedStatement): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new ScopedQuery(statement, client, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      }),
    );
  });
}

class ScopedQuery implements Submittable {
  // The driver keeps by these which statements a connection knows.
  readonly name: string | undefined;
  readonly text: string;
  readonly callback: (error: Error | undefined, result: QueryResult) => void;
  readonly #statement: ScopedStatement;
  readonly #wire: WireQuery;
  #hasEntered = false;

  constructor(
    statement: ScopedStatement,
    types: CustomTypesConfig,
    callback: (error: Error | undefined, result: QueryResult) => void,
  ) {
    const { text, name, values } = statement;
    this.name = name;
    this.text = text;
    this.callback = callback;
    this.#statement = statement;
    const config = { text, values: [...values], types, ...(name !== undefined && { name }) };
    const query = new pg.Query(config, callback as never);
    this.#wire = query as unknown as WireQuery;
  }

  readonly submit = (connection: Connection): void => {
    connection.stream.cork();
    try {
      this.#enter(connection);
      this.#wire.prepare(connection);
    } finally {
      connection.stream.uncork();
    }
  };

  #enter(connection: Connection): void {
    const { role, farmIds } = this.#statement;
    if (!enterKnown.has(connection)) {
      connection.parse({ ...enterAlone, types: [] }, true);
      enterKnown.add(connection);
    }
    connection.bind({ statement: enterAlone.name, values: [role, farmIds] }, true);
    connection.execute({}, true);
  }

  /** Columns are renamed once for all rows: to make another row of each takes as long as to read it. */
  handleRowDescription(message: RowDescription): void {
    for (const field of message.fields) field.name = this.#statement.nameOfColumn(field.name);
    this.#wire.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    if (this.#hasEntered) this.#wire.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#hasEntered) this.#wire.handleCommandComplete(message, connection);
    this.#hasEntered = true;
  }

  handleEmptyQuery(connection: Connection): void {
    this.#wire.handleEmptyQuery(connection);
  }

  handlePortalSuspended(connection: Connection): void {
    this.#wire.handlePortalSuspended(connection);
  }

  handleError(error: Error, connection: Connection): void {
    this.#wire.handleError(error, connection);
  }

  handleReadyForQuery(connection: Connection): void {
    this.#wire.handleReadyForQuery(connection);
  }
}
