import { setTimeout as pause } from 'node:timers/promises';
import type { InsertObject } from 'kysely';
import type { Logger } from 'pino';
import { DatabaseAway } from '../db/database-away.ts';
import type { Database } from '../db/database.ts';
import type { FarmTransaction, SystemTransaction } from '../db/farm-scope.ts';
import type { Tables } from '../db/tables.generated.ts';
import { keepLooking, type Looking } from '../keep-looking.ts';
import { withinTime } from '../within-time.ts';
import { changeJob, ended, JobLost, lease, requireOurs, takeJob, waiting, type TakenJob } from './job-queue.ts';

const heartbeatMilliseconds = 5000;
const pollMilliseconds = 1000;
/** Work that fails may fail for a passing reason; work that breaks its process breaks it for everybody. */
const mostFailures = 5;
const mostInterruptions = 2;
/** A job that only ever meets a database that is away, or a process that is stopped, is not at fault; up to a point. */
const mostGivenBack = 20;
const mostGiveUps = 5;
/** So long a worker that closes waits for its job to come to the end of a piece. */
const closingMilliseconds = 3000;

/** A piece of work that is done in the background, at least once, also after a crash; it is about no farm. */
export interface InstallationJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** Says how far it is. Throws JobStopped where the process is to end: what is left is done by whoever takes it then. */
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

/** The process is about to end: the job is given back as it is. */
class JobStopped extends Error {
  constructor() {
    super('The process is about to end');
    this.name = 'JobStopped';
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

/** Adds a job for each of some farms. */
export async function enqueueJobs(tx: FarmTransaction, farmIds: readonly number[], kind: string): Promise<void> {
  if (farmIds.length === 0) return;
  const jobs = farmIds.map((farmId) => ({ farmId, kind, payload: '{}' }));
  await tx.sql.insertInto('core.job').values(jobs).execute();
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

/** Takes jobs one after the other, as long as the process lives. */
export function workOnJobs(database: Database, kinds: JobKinds, log: Logger): Looking {
  const worker: Worker = { database, kinds, log, isClosing: false, job: undefined };
  const workThrough = async (): Promise<void> => {
    while (!worker.isClosing) {
      worker.job = await takeJob(database);
      if (!worker.job) return;
      await run(worker, worker.job);
      worker.job = undefined;
    }
  };
  const looking = keepLooking(workThrough, pollMilliseconds, (error) => {
    log.warn({ err: error }, 'jobs cannot be taken');
  });
  return {
    nudge: looking.nudge,
    close: async () => {
      worker.isClosing = true;
      const { job } = worker;
      if ((await withinTime(looking.close(), closingMilliseconds)) === 'late' && job) await leave(worker, job);
    },
  };
}

/** What one worker works with, and on. */
interface Worker {
  readonly database: Database;
  readonly kinds: JobKinds;
  readonly log: Logger;
  isClosing: boolean;
  job: TakenJob | undefined;
}

/** Gives a job back whose work does not end: its last transaction ends with this process, and whoever takes it waits for that. */
async function leave({ database, log }: Worker, job: TakenJob): Promise<void> {
  await withinTime(changeJob(database, job, givenBack(job, 0)), closingMilliseconds);
  log.warn({ job: job.id, kind: job.kind }, 'job left in the middle, to be taken up again');
}

async function run(worker: Worker, taken: TakenJob): Promise<void> {
  const { database, log } = worker;
  const heartbeat = setInterval(() => {
    changeJob(database, taken, { lockedUntil: lease }).catch((error: unknown) => {
      log.warn({ err: error, job: taken.id }, 'job cannot be kept');
    });
  }, heartbeatMilliseconds);
  try {
    const reason = hopelessness(taken);
    if (reason === undefined) await attempt(worker, taken);
    else await giveUp(worker, taken, reason, reason === 'interrupted' ? brokeProcesses : undefined);
  } finally {
    clearInterval(heartbeat);
  }
}

const brokeProcesses = `The process that worked on it was stopped, ${mostInterruptions} times`;

/** Why a job that was just taken is not to be begun again. */
function hopelessness({ attempts, failures, givenBack: harmless }: TakenJob): GivenUp | undefined {
  const interruptions = attempts - 1 - failures - harmless;
  if (failures >= mostFailures) return 'failed';
  return interruptions >= mostInterruptions ? 'interrupted' : undefined;
}

async function attempt(worker: Worker, taken: TakenJob): Promise<void> {
  const { database, log } = worker;
  try {
    const handling = handlingOf(worker, taken);
    if (!handling) throw new Error(`No one handles jobs of the kind ${taken.kind}`);
    await handling.work();
    await changeJob(database, taken, ended('SUCCESS'));
  } catch (error) {
    if (isNotItsFault(error) && taken.givenBack < mostGivenBack) {
      const pauseSeconds = error instanceof JobStopped ? 0 : 1;
      return persist(worker, () => changeJob(database, taken, givenBack(taken, pauseSeconds)));
    }
    log.error({ err: error, job: taken.id, kind: taken.kind, attempts: taken.attempts }, 'job failed');
    if (error instanceof JobLost) return;
    const failures = taken.failures + 1;
    const lastError = error instanceof Error ? error.message.slice(0, 1000) : String(error);
    if (failures >= mostFailures) return giveUp(worker, { ...taken, failures }, 'failed', lastError);
    await persist(worker, () => changeJob(database, taken, waiting(2 ** failures, { failures, lastError })));
  }
}

/** A connection that broke without a word may have been broken by the job, so it counts. */
function isNotItsFault(error: unknown): boolean {
  return error instanceof JobStopped || (error instanceof DatabaseAway && error.isAnnounced);
}

function givenBack(taken: TakenJob, pauseSeconds: number): ReturnType<typeof waiting> {
  return waiting(pauseSeconds, { givenBack: taken.givenBack + 1 });
}

/** What has to be written down even if the database is away just now: else it would look as if the process had died. */
async function persist(worker: Worker, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseAway) || worker.isClosing) throw error;
      await pause(pollMilliseconds);
    }
  }
}

/** Clears away what a job has left. What cannot be cleared away is tried again when the lease is over, a few times. */
async function giveUp(worker: Worker, taken: TakenJob, reason: GivenUp, lastError?: string): Promise<void> {
  const { database, log } = worker;
  const counted = {
    failures: taken.failures,
    giveUps: taken.giveUps + 1,
    ...(lastError !== undefined && { lastError }),
  };
  try {
    await handlingOf(worker, taken)?.giveUp(reason);
  } catch (error) {
    log.error({ err: error, job: taken.id, kind: taken.kind }, 'a job that was given up cannot be cleared away');
    if (error instanceof JobLost) return;
    if (error instanceof DatabaseAway || counted.giveUps < mostGiveUps) {
      return persist(worker, () => changeJob(database, taken, counted));
    }
  }
  await persist(worker, () => changeJob(database, taken, ended('FAILED', counted)));
}

/** One job with the handler of its kind. */
interface Handling {
  readonly work: () => Promise<void>;
  readonly giveUp: (reason: GivenUp) => Promise<void>;
}

function handlingOf(worker: Worker, taken: TakenJob): Handling | undefined {
  const { database, kinds } = worker;
  const { farmId, id, kind, payload, attempts } = taken;
  const job: InstallationJob = {
    id,
    kind,
    payload,
    attempts,
    progress: async (done, total) => {
      await changeJob(database, taken, { done, total, lockedUntil: lease });
      if (worker.isClosing) throw new JobStopped();
    },
    requireOurs: (tx) => requireOurs(tx, taken),
  };
  return farmId === null
    ? handlingBy(kinds.ofInstallation[kind], job)
    : handlingBy(kinds.ofFarms[kind], { ...job, farmId });
}

function handlingBy<J extends InstallationJob>(handler: JobHandler<J> | undefined, job: J): Handling | undefined {
  return handler && { work: () => handler.work(job), giveUp: (reason) => handler.giveUp(job, reason) };
}
