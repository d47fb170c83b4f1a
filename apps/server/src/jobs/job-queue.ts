import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../db/database.ts';
import { makeLosable } from '../db/losable-change.ts';
import { withSystem, type FarmTransaction, type SystemTransaction } from '../db/farm-scope.ts';
import type { Tables } from '../db/tables.generated.ts';
import type { Lane } from './job-kinds.ts';

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

/** The lanes in which something is due. */
export async function dueLanes(database: Database): Promise<Set<string>> {
  const rows = await withSystem(database, (tx) =>
    tx.sql
      .selectFrom('core.job')
      .select('lane')
      .distinct()
      .where('state', 'in', ['WAITING', 'RUNNING'])
      .where('runAt', '<=', sql<Date>`now()`)
      .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<', sql<Date>`now()`)]))
      .execute(),
  );
  return new Set(rows.map(({ lane }) => lane));
}

/**
 * Takes a job of a lane that is due, or whose worker is gone, unless as many of the lane are at work as may be. Farms have
 * their turn one after the other, however much one of them has asked for; what has the key of a job at work waits for that, and in
 * lanes that say so whatever is of its farm.
 */
export function takeJob(
  database: Database,
  { name, atOnce, isOneOfFarm = false }: Lane,
): Promise<TakenJob | undefined> {
  return withSystem(database, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lane ${name}`}, 0))`.execute(tx.sql);
    const { rows } = await sql<TakenJob>`
      with at_work as (
        select farm_id, kind, key from core.job where lane = ${name} and state = 'RUNNING' and locked_until >= now()
      ), first_of_each as (
        select distinct on (farm_id) id, farm_id, run_at
        from core.job job
        where lane = ${name} and state in ('WAITING', 'RUNNING') and run_at <= now()
          and (locked_until is null or locked_until < now())
          and (select count(*) from at_work) < ${atOnce}
          and not exists (select from at_work
            where at_work.farm_id is not distinct from job.farm_id
              and (${isOneOfFarm}::boolean or (at_work.kind = job.kind and at_work.key = job.key)))
        order by farm_id, run_at, id
      ), next as (
        select first_of_each.id from first_of_each
        left join lateral (
          select max(taken_at) as taken_at from core.job before
          where before.lane = ${name} and before.farm_id is not distinct from first_of_each.farm_id
        ) turn on true
        order by turn.taken_at nulls first, first_of_each.run_at, first_of_each.id
        limit 1
      )
      update core.job set state = 'RUNNING', locked_until = ${lease}, taken_at = clock_timestamp(), attempts = attempts + 1
      where id = (select id from next) and (locked_until is null or locked_until < now())
      returning id, farm_id, kind, payload, attempts, failures, given_back, give_ups`.execute(tx.sql);
    return rows[0];
  });
}

/** Changes a job that is still this worker's; one that was lost stays as it is. */
export async function changeJob(database: Database, taking: Taking, change: JobChange): Promise<void> {
  await withSystem(database, (tx) => updateJob(tx, taking, change));
}

/** Says how far a job is that is ours still, which whoever takes it after a crash need not know. */
export async function tellProgress(
  database: Database,
  taking: Taking,
  progress: { readonly done: number; readonly total: number },
): Promise<void> {
  await withSystem(database, async (tx) => {
    await makeLosable(tx);
    await updateJob(tx, taking, { ...progress, lockedUntil: lease });
  });
}

async function updateJob(tx: SystemTransaction, { id, attempts }: Taking, change: JobChange): Promise<void> {
  await tx.sql
    .updateTable('core.job')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'RUNNING')
    .execute();
}

/** Throws JobLost where another worker has the job by now. */
export async function requireOurs(tx: FarmTransaction | SystemTransaction, { id, attempts }: Taking): Promise<void> {
  const jobs = 'farmIds' in tx ? tx.selectFrom('core.job') : tx.sql.selectFrom('core.job');
  const row = await jobs.select('attempts').where('id', '=', id).executeTakeFirst();
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
