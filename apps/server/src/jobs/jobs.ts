import { sql, type InsertObject, type UpdateObject } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { withSystem, type FarmTransaction, type SystemTransaction } from '../db/farm-scope.ts';
import type { Tables } from '../db/tables.generated.ts';
import { keepLooking, type Looking } from '../keep-looking.ts';

const leaseSeconds = 20;
const heartbeatMilliseconds = 5000;
const pollMilliseconds = 1000;
const mostAttempts = 5;

/** A piece of work that is done in the background, at least once, also after a crash; it is about no farm. */
export interface InstallationJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** Says how far it is. */
  progress(done: number, total: number): Promise<void>;
  /**
   * Throws JobLost where another worker has the job by now, because this one was stopped for longer than a lease.
   * Ask after locking a row that whoever works on the same locks too: what is written then is written by one only.
   */
  requireOurs(tx: FarmTransaction | SystemTransaction): Promise<void>;
}

/** Such a piece of work on a farm. */
export interface Job extends InstallationJob {
  readonly farmId: number;
}

/** The job is another worker's: nothing more may be written for it here. */
export class JobLost extends Error {
  constructor(id: number) {
    super(`Another worker has job ${id}`);
    this.name = 'JobLost';
  }
}

/** Whoever had the job was stopped in the middle of it, as often as it may be tried. */
class JobInterrupted extends Error {
  constructor() {
    super(`The process that worked on it was stopped, ${mostAttempts} times`);
    this.name = 'JobInterrupted';
  }
}

/** Why a job will not be done: its work failed each time, or whoever did it was stopped each time in the middle. */
export type GivenUp = 'failed' | 'interrupted';

/** How jobs of one kind are done. */
export interface JobHandler<J extends InstallationJob = Job> {
  readonly work: (job: J) => Promise<void>;
  /** Clears away what the work has left and tells those who wait; asked again where it does not come to its end. */
  readonly giveUp: (job: J, reason: GivenUp) => Promise<void>;
}

/** The kinds of jobs that there are; one of a farm is never given to a handler of the installation, nor the other way. */
export interface JobKinds {
  readonly ofFarms: Readonly<Record<string, JobHandler>>;
  readonly ofInstallation: Readonly<Record<string, JobHandler<InstallationJob>>>;
}

/** Adds a job in the transaction of the change that asks for it; returns its id. */
export function enqueueJob(tx: FarmTransaction, farmId: number, kind: string, payload: object): Promise<number> {
  return insertJob(tx, { farmId, kind, payload: JSON.stringify(payload) });
}

/** Adds a job that is about no farm; work on farms can neither add nor see one. */
export function enqueueInstallationJob(tx: SystemTransaction, kind: string, payload: object): Promise<number> {
  return insertJob(tx, { farmId: null, kind, payload: JSON.stringify(payload) });
}

async function insertJob(
  tx: FarmTransaction | SystemTransaction,
  job: InsertObject<Tables, 'core.job'>,
): Promise<number> {
  const { id } = await tx.sql.insertInto('core.job').values(job).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Gives back the jobs of a process that was killed. Only where no other process can be at work on the same database. */
export async function releaseJobs(database: Database): Promise<void> {
  await withSystem(database, (tx) =>
    tx.sql.updateTable('core.job').set({ lockedUntil: null }).where('state', '=', 'RUNNING').execute(),
  );
}

/** Takes jobs one after the other, as long as the process lives. */
export function workOnJobs(database: Database, kinds: JobKinds, log: Logger): Looking {
  const workThrough = async (isClosing: () => boolean): Promise<void> => {
    while (!isClosing()) {
      const job = await take(database);
      if (!job) return;
      await run(database, kinds, job, log);
    }
  };
  return keepLooking(workThrough, pollMilliseconds, (error) => {
    log.warn({ err: error }, 'jobs cannot be taken');
  });
}

interface TakenJob {
  readonly id: number;
  readonly farmId: number | null;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

type Taking = Pick<TakenJob, 'id' | 'attempts'>;

function take(database: Database): Promise<TakenJob | undefined> {
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
      .returning(['id', 'farmId', 'kind', 'payload', 'attempts'])
      .executeTakeFirstOrThrow();
  });
}

const lease = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/** Attempts are counted when a job is taken: one that comes a sixth time was never ended by those who had it before. */
async function run(database: Database, kinds: JobKinds, taken: TakenJob, log: Logger): Promise<void> {
  const change = (values: JobChange): Promise<void> => withSystem(database, (tx) => changeJob(tx, taken, values));
  const heartbeat = setInterval(() => {
    change({ lockedUntil: lease }).catch((error: unknown) => {
      log.warn({ err: error, job: taken.id }, 'job cannot be kept');
    });
  }, heartbeatMilliseconds);
  const handling = handlingOf(kinds, taken, change);
  try {
    if (taken.attempts > mostAttempts) throw new JobInterrupted();
    if (!handling) throw new Error(`No one handles jobs of the kind ${taken.kind}`);
    await handling.work();
    await change({ state: 'SUCCESS', finishedAt: sql<Date>`now()`, lockedUntil: null });
  } catch (error) {
    log.error({ err: error, job: taken.id, kind: taken.kind, attempts: taken.attempts }, 'job failed');
    if (error instanceof JobLost) return;
    const isGivenUp = taken.attempts >= mostAttempts;
    if (isGivenUp) await handling?.giveUp(error instanceof JobInterrupted ? 'interrupted' : 'failed');
    await change(failedState(error, taken.attempts, isGivenUp));
  } finally {
    clearInterval(heartbeat);
  }
}

type ChangeJob = (values: JobChange) => Promise<void>;

/** One job with the handler of its kind. */
interface Handling {
  readonly work: () => Promise<void>;
  readonly giveUp: (reason: GivenUp) => Promise<void>;
}

function handlingOf(kinds: JobKinds, { farmId, ...taken }: TakenJob, change: ChangeJob): Handling | undefined {
  const job: InstallationJob = {
    ...taken,
    progress: (done, total) => change({ done, total, lockedUntil: lease }),
    requireOurs: (tx) => requireOurs(tx, taken),
  };
  return farmId === null
    ? handlingBy(kinds.ofInstallation[taken.kind], job)
    : handlingBy(kinds.ofFarms[taken.kind], { ...job, farmId });
}

function handlingBy<J extends InstallationJob>(handler: JobHandler<J> | undefined, job: J): Handling | undefined {
  return handler && { work: () => handler.work(job), giveUp: (reason) => handler.giveUp(job, reason) };
}

type JobChange = UpdateObject<Tables, 'core.job'>;

function failedState(error: unknown, attempts: number, isGivenUp: boolean): JobChange {
  const lastError = error instanceof Error ? error.message.slice(0, 1000) : String(error);
  if (isGivenUp) return { state: 'FAILED', lastError, finishedAt: sql<Date>`now()`, lockedUntil: null };
  const pause = sql<Date>`now() + make_interval(secs => ${2 ** attempts})`;
  return { state: 'WAITING', lastError, lockedUntil: null, runAt: pause };
}

/** Each taking of a job has its number of attempts; one that was lost changes nothing. */
async function changeJob(tx: SystemTransaction, { id, attempts }: Taking, change: JobChange): Promise<void> {
  await tx.sql
    .updateTable('core.job')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'RUNNING')
    .execute();
}

async function requireOurs(tx: FarmTransaction | SystemTransaction, { id, attempts }: Taking): Promise<void> {
  const row = await tx.sql.selectFrom('core.job').select('attempts').where('id', '=', id).executeTakeFirst();
  if (row?.attempts !== attempts) throw new JobLost(id);
}
