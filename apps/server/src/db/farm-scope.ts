import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { enterRole, type Purpose } from './enter-role.ts';
import {
  farmColumn,
  type ChangingBuilder,
  type ChangingFarmRows,
  type FarmRows,
  type FarmTable,
  type ReadingBuilder,
} from './farm-tables.ts';
import type { Tables } from './tables.generated.ts';
import { asUnitOfWork, requireNoUnit } from './unit-of-work.ts';

/** The farms a piece of work may touch: those of the user, and those of them that the work is about. */
export interface FarmScope {
  readonly memberships: readonly number[];
  readonly farmIds: readonly number[];
}

declare const farmBrand: unique symbol;
declare const changeBrand: unique symbol;
declare const systemBrand: unique symbol;
declare const ingestBrand: unique symbol;

/**
 * A transaction that sees the rows of some farms only, and changes none: the database refuses. Repositories of farm tables
 * take this, or a FarmChange. What it selects from a table of farms is filtered already; a statement in SQL says
 * `ofFarms(…)`, or `npm run check` refuses it.
 */
export interface FarmTransaction extends FarmRows {
  readonly sql: ReadingBuilder;
  readonly farmIds: readonly number[];
  readonly checksInCode: boolean;
  readonly [farmBrand]: true;
}

/** One that may change them; who changes what is said by whoever makes one: a call, or a job. */
export interface FarmChange extends FarmTransaction, ChangingFarmRows {
  readonly sql: ChangingBuilder;
  readonly [changeBrand]: true;
}

/** What statements on farms are asked about: the part of a scope that stands in their conditions. */
export type FarmConditions = Pick<FarmTransaction, 'farmIds' | 'checksInCode'>;

/** Reads the rows of some farms; each statement is a unit of work of its own, and a third of the cost of one. */
export interface FarmReading extends FarmConditions {
  /** The same for the same scope, and for no other. */
  readonly scope: string;
  rows<R>(statement: RawBuilder<R>): Promise<R[]>;
  /** See `Database.changes`. */
  changes(): number | undefined;
  readonly [farmBrand]: true;
}

/** A transaction for what belongs to no farm: accounts, sessions, memberships, the job queue. */
export interface SystemTransaction {
  readonly sql: Transaction<Tables>;
  readonly [systemBrand]: true;
}

/** What takes in telemetry has this in its hands: its role may add to one table, and reads nothing. */
export interface Ingest {
  /** Runs a statement, a unit of work of its own that is kept when it resolves. */
  run(statement: RawBuilder<unknown>): Promise<void>;
  readonly [ingestBrand]: true;
}

/** One unit of work that reads the farms of a scope: one transaction, under the role that row-level security binds. */
export async function withFarms<T>(
  database: Database,
  scope: FarmScope,
  work: (tx: FarmTransaction) => Promise<T>,
): Promise<T> {
  return withRole(database, scope, 'reading', work);
}

/**
 * The same for work that changes what the farms have. Only `audit/change-farms.ts` and the jobs may import it, for they say
 * who does it; lint refuses it to all others.
 */
export function withChangedFarms<T>(
  database: Database,
  scope: FarmScope,
  work: (tx: FarmChange) => Promise<T>,
): Promise<T> {
  return withRole(database, scope, 'changing', work);
}

function withRole<T>(
  database: Database,
  { memberships, farmIds }: FarmScope,
  purpose: Purpose,
  work: (tx: FarmChange) => Promise<T>,
): Promise<T> {
  const { locks } = database;
  return asUnitOfWork(database, async (transaction) => {
    if (locks.rows) await enterRole(transaction, 'brazda_farm', memberships, purpose);
    return work(changeOf(transaction, { farmIds, checksInCode: locks.code }));
  });
}

/** What work on farms has in its hands: no table of farms without the condition whose rows are meant. */
function changeOf(transaction: Transaction<Tables>, conditions: FarmConditions): FarmChange {
  const own = (table: FarmTable): RawBuilder<boolean> => ofFarms(conditions, sql.ref(farmColumn(table)));
  return {
    ...conditions,
    sql: transaction,
    selectFrom: (table: FarmTable) => transaction.selectFrom(table).where(own(table)),
    updateTable: (table: FarmTable) => transaction.updateTable(table).where(own(table)),
    deleteFrom: (table: FarmTable) => transaction.deleteFrom(table).where(own(table)),
  } as unknown as FarmChange;
}

/** Statements that read the farms of a scope, each on its own, under the role that row-level security binds. */
export function readingOf(database: Database, scope: FarmScope): FarmReading {
  const { kysely, locks } = database;
  return {
    farmIds: scope.farmIds,
    checksInCode: locks.code,
    scope: `${scope.memberships.join(',')} ${scope.farmIds.join(',')}`,
    rows: async <R>(statement: RawBuilder<R>) => {
      requireNoUnit();
      const as = { role: 'brazda_farm', farmIds: scope.memberships } as const;
      return database.alone(statement.compile(kysely), locks.rows ? as : undefined);
    },
    changes: () => database.changes(),
  } as FarmReading;
}

/** One unit of work that reads one farm, for work that no user waits for. */
export function withFarm<T>(database: Database, farmId: number, work: (tx: FarmTransaction) => Promise<T>): Promise<T> {
  return withFarms(database, { memberships: [farmId], farmIds: [farmId] }, work);
}

/** One unit of work outside all farms; the role sees no table of a farm's records. */
export async function withSystem<T>(database: Database, work: (tx: SystemTransaction) => Promise<T>): Promise<T> {
  return asUnitOfWork(database, async (transaction) => {
    await enterRole(transaction, 'brazda_system', []);
    return work({ sql: transaction } as unknown as SystemTransaction);
  });
}

/** Keeps what devices send, whosever it is. */
export function ingestInto(database: Database): Ingest {
  return {
    run: async (statement) => {
      requireNoUnit();
      await database.alone(statement.compile(database.kysely), { role: 'brazda_ingest', farmIds: [] });
    },
  } as Ingest;
}

/**
 * One unit of work that takes something out of a queue of the system, writes what it says to farms, and ends it: all of
 * that, or nothing. `take` gives undefined where another has taken it. Only `telemetry/` may import it.
 */
export function withTaken<T extends { readonly farmIds: readonly number[] }, W>(
  database: Database,
  take: (tx: SystemTransaction) => Promise<T | undefined>,
  work: (tx: FarmChange, taken: T) => Promise<W>,
  end: (tx: SystemTransaction, taken: T) => Promise<void>,
): Promise<{ readonly taken: T; readonly worked: W } | undefined> {
  return asUnitOfWork(database, async (transaction) => {
    const system = { sql: transaction } as unknown as SystemTransaction;
    await enterRole(transaction, 'brazda_system', []);
    const taken = await take(system);
    if (!taken) return undefined;
    await enterRole(transaction, 'brazda_farm', taken.farmIds);
    const worked = await work(
      changeOf(transaction, { farmIds: taken.farmIds, checksInCode: database.locks.code }),
      taken,
    );
    await enterRole(transaction, 'brazda_system', []);
    await end(system, taken);
    return { taken, worked };
  });
}

/**
 * One unit of work by which the system changes a farm: after what comes first it asks something of its own, and throws where
 * that forbids the rest. Only jobs may import it.
 */
export function withFarmChangedBySystem<L, R>(
  database: Database,
  farmId: number,
  {
    first,
    ask,
    rest,
  }: {
    readonly first: (tx: FarmChange) => Promise<L>;
    readonly ask: (tx: SystemTransaction) => Promise<void>;
    readonly rest: (tx: FarmChange, done: L) => Promise<R>;
  },
): Promise<R> {
  return asUnitOfWork(database, async (transaction) => {
    const tx = changeOf(transaction, { farmIds: [farmId], checksInCode: database.locks.code });
    await enterRole(transaction, 'brazda_farm', [farmId]);
    const done = await first(tx);
    await enterRole(transaction, 'brazda_system', []);
    await ask({ sql: transaction } as unknown as SystemTransaction);
    await enterRole(transaction, 'brazda_farm', [farmId]);
    return rest(tx, done);
  });
}

/** The farm's own rows: the check in code that stands before row-level security. */
export function ofFarms(tx: FarmConditions, farmId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!tx.checksInCode) return sql<boolean>`true`;
  const [only, ...others] = tx.farmIds;
  // With one farm an index gives rows in its own order; with a list of farms PostgreSQL has to sort them.
  if (only !== undefined && others.length === 0) return sql<boolean>`${farmId} = ${only}::int`;
  return sql<boolean>`${farmId} = any(${[...tx.farmIds]}::int[])`;
}

/** The rows of one of the farms that the work is about; none where it is about others. */
export function ofFarm(tx: FarmConditions, column: RawBuilder<unknown>, farmId: number): RawBuilder<boolean> {
  if (tx.checksInCode && !tx.farmIds.includes(farmId)) return sql<boolean>`false`;
  return sql<boolean>`${column} = ${farmId}::int`;
}

/** Proves at the start that without a farm no row of a farm can be seen. Throws where the proof fails. */
export async function proveIsolation(database: Database): Promise<void> {
  const seen = await withFarms(database, { memberships: [], farmIds: [] }, (tx) =>
    sql`select farm_id from core.canary`.execute(tx.sql),
  );
  if (database.locks.rows && seen.rows.length > 0)
    throw new Error('Row-level security does not hold: the canary was seen without a farm');
}

/** One unit of work that takes away what a farm has, and then the farm itself: both happen, or neither. */
export async function withEndingFarm<T>(
  database: Database,
  farmId: number,
  empty: (tx: FarmChange) => Promise<void>,
  end: (tx: SystemTransaction) => Promise<T>,
): Promise<T> {
  return asUnitOfWork(database, async (transaction) => {
    await enterRole(transaction, 'brazda_farm', [farmId]);
    await empty(changeOf(transaction, { farmIds: [farmId], checksInCode: true }));
    await enterRole(transaction, 'brazda_system', []);
    return end({ sql: transaction } as unknown as SystemTransaction);
  });
}

/** One unit of work that makes a farm and then works on it: both happen, or neither. */
export async function withNewFarm<F extends { readonly id: number }, T>(
  database: Database,
  create: (tx: SystemTransaction) => Promise<F>,
  work: (tx: FarmChange, farm: F) => Promise<T>,
): Promise<T> {
  return asUnitOfWork(database, async (transaction) => {
    await enterRole(transaction, 'brazda_system', []);
    const farm = await create({ sql: transaction } as unknown as SystemTransaction);
    await enterRole(transaction, 'brazda_farm', [farm.id]);
    return work(changeOf(transaction, { farmIds: [farm.id], checksInCode: true }), farm);
  });
}
