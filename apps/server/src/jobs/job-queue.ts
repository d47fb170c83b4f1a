import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../db/database.ts';
import { withSystem, type FarmTransaction, type SystemTransaction } from '../db/farm-scope.ts';
import type { Tables } from '../db/tables.generated.ts';

const leaseSeconds = 20;
const forgottenAfterDays = 30;

/** A job that a worker has taken, and how its takings before ended. */
export interface TakenJob {
  readonly id: number;
  readonly farmId: number | null;
  readonly kind: string;
  readonly payload: unknown;
  /** Each taking of a job has its number: whoever has another number has lost the job. */
  readonly attempts: number;
  readonly failures: number;
  readonly givenBack: number;
  readonly giveUps: number;
}

export type Taking = Pick<TakenJob, 'id' | 'attempts'>;
export type JobChange = UpdateObject<Tables, 'core.job'>;

/** The job is another worker's: nothing more may be written for it here. */
export class JobLost extends Error {
  constructor(id: number) {
    super(`Another worker has job ${id}`);
    this.name = 'JobLost';
  }
}

export const lease = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/** Takes the job that is due first, or one whose worker is gone. */
export function takeJob(database: Database): Promise<TakenJob | undefined> {
  return withSystem(database, async (tx) => {
    const due = await tx.sql
      .selectFrom('core.job')
      .select('id')
      .where('state', 'in', ['WAITING', 'RUNNING'])
      .where('runAt', '<=', sql<Date>`now()`)
      .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<', sql<Date>`now()`)]))
      .orderBy('runAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return tx.sql
      .updateTable('core.job')
      .set({ state: 'RUNNING', lockedUntil: lease, attempts: sql<number>`attempts + 1` })
      .where('id', '=', due.id)
      .returning(['id', 'farmId', 'kind', 'payload', 'attempts', 'failures', 'givenBack', 'giveUps'])
      .executeTakeFirstOrThrow();
  });
}

/** Changes a job that is still this worker's; one that was lost stays as it is. */
export async function changeJob(database: Database, { id, attempts }: Taking, change: JobChange): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql
      .updateTable('core.job')
      .set(change)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'RUNNING')
      .execute(),
  );
}

/** Throws JobLost where another worker has the job by now. */
export async function requireOurs(tx: FarmTransaction | SystemTransaction, { id, attempts }: Taking): Promise<void> {
  const row = await tx.sql.selectFrom('core.job').select('attempts').where('id', '=', id).executeTakeFirst();
  if (row?.attempts !== attempts) throw new JobLost(id);
}

/** What a job becomes whose work may go on later, by whoever takes it. */
export function waiting(pauseSeconds: number, counted: JobChange): JobChange {
  const runAt = sql<Date>`now() + make_interval(secs => ${pauseSeconds})`;
  return { ...counted, state: 'WAITING', lockedUntil: null, runAt };
}

export function ended(state: 'SUCCESS' | 'FAILED', counted: JobChange = {}): JobChange {
  return { ...counted, state, finishedAt: sql<Date>`now()`, lockedUntil: null };
}

/** Gives back the jobs of a process that was killed. Only where no other process can be at work on the same database. */
export async function releaseJobs(database: Database): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql.updateTable('core.job').set({ lockedUntil: null }).where('state', '=', 'RUNNING').execute(),
  );
}

/** Forgets jobs that ended long ago. */
export async function sweepJobs(database: Database): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql
      .deleteFrom('core.job')
      .where('state', 'in', ['SUCCESS', 'FAILED'])
      .where('finishedAt', '<', sql<Date>`now() - make_interval(days => ${forgottenAfterDays})`)
      .execute(),
  );
}
