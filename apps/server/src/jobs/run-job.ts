import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseAway } from '../db/database-away.ts';
import { withinTime } from '../concurrency/within-time.ts';
import { handlingOf, JobStopped, type Handling } from './handle-job.ts';
import type { GivenUp } from './job-kinds.ts';
import { changeJob, ended, JobLost, lease, waiting, type TakenJob } from './job-queue.ts';
import type { Runner } from './runner.ts';

const heartbeatMilliseconds = 5000;
const persistMilliseconds = 1000;
/** Work that fails may fail for a passing reason; work that breaks its process breaks it for everybody. */
const usualAttempts = 5;
const mostInterruptions = 2;
/** A job that only ever meets a database that is away, or a process that is stopped, is not at fault; up to a point. */
const mostGivenBack = 20;
const mostGiveUps = 5;

/** Works on a job that was taken, and writes down how that ended. */
export async function runJob(runner: Runner, taken: TakenJob): Promise<void> {
  const { database, log } = runner;
  const heartbeat = setInterval(() => {
    changeJob(database, taken, { lockedUntil: lease }).catch((error: unknown) => {
      log.warn({ err: error, job: taken.id }, 'job cannot be kept');
    });
  }, heartbeatMilliseconds);
  try {
    const handling = handlingOf(runner, taken);
    if (typeof handling === 'string') await end(runner, taken, handling);
    else await attemptOrGiveUp(runner, taken, handling);
  } finally {
    clearInterval(heartbeat);
  }
}

/** Gives a job back as it is, to be taken up again after a pause. */
export async function giveBack(runner: Runner, taken: TakenJob, pauseSeconds: number): Promise<void> {
  await persist(runner, () => changeJob(runner.database, taken, givenBack(taken, pauseSeconds)));
}

/** Gives a job back whose work does not end: its last transaction ends with this process, and whoever takes it waits for that. */
export async function leaveJob({ database, log }: Runner, job: TakenJob, milliseconds: number): Promise<void> {
  await withinTime(changeJob(database, job, givenBack(job, 0)), milliseconds);
  log.warn({ job: job.id, kind: job.kind }, 'job left in the middle, to be taken up again');
}

/** Ends a job that no handler can be given, for a reason. */
async function end(runner: Runner, taken: TakenJob, lastError: string): Promise<void> {
  runner.log.error({ job: taken.id, kind: taken.kind, reason: lastError }, 'job failed');
  await persist(runner, () => changeJob(runner.database, taken, ended('FAILED', { lastError })));
}

async function attemptOrGiveUp(runner: Runner, taken: TakenJob, handling: Handling): Promise<void> {
  const reason = hopelessness(runner, taken);
  if (reason === undefined) await attempt(runner, taken, handling);
  else await giveUp(runner, taken, handling, reason, reason === 'interrupted' ? brokeProcesses : undefined);
}

const brokeProcesses = `The process that worked on it was stopped, ${mostInterruptions} times`;

/** Why a job that was just taken is not to be begun again. */
function hopelessness(runner: Runner, taken: TakenJob): GivenUp | undefined {
  const { attempts, failures, givenBack: harmless } = taken;
  const interruptions = attempts - 1 - failures - harmless;
  if (failures >= attemptsOf(runner, taken)) return 'failed';
  return interruptions >= mostInterruptions ? 'interrupted' : undefined;
}

function attemptsOf({ kinds }: Runner, { kind }: TakenJob): number {
  return kinds.get(kind)?.kind.attempts ?? usualAttempts;
}

async function attempt(runner: Runner, taken: TakenJob, handling: Handling): Promise<void> {
  const { database, log } = runner;
  try {
    await handling.work();
    await changeJob(database, taken, ended('SUCCESS'));
  } catch (error) {
    if (isNotItsFault(error) && taken.givenBack < mostGivenBack) {
      return giveBack(runner, taken, error instanceof JobStopped ? 0 : 1);
    }
    log.error({ err: error, job: taken.id, kind: taken.kind, attempts: taken.attempts }, 'job failed');
    if (error instanceof JobLost) return;
    const failures = taken.failures + 1;
    const lastError = error instanceof Error ? error.message.slice(0, 1000) : String(error);
    if (failures >= attemptsOf(runner, taken))
      return giveUp(runner, { ...taken, failures }, handling, 'failed', lastError);
    await persist(runner, () => changeJob(database, taken, waiting(2 ** failures, { failures, lastError })));
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
async function persist(runner: Runner, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseAway) || runner.isClosing) throw error;
      await pause(persistMilliseconds);
    }
  }
}

/** Clears away what a job has left. What cannot be cleared away is tried again when the lease is over, a few times. */
async function giveUp(
  runner: Runner,
  taken: TakenJob,
  handling: Handling,
  reason: GivenUp,
  lastError?: string,
): Promise<void> {
  const { database, log } = runner;
  const counted = {
    failures: taken.failures,
    giveUps: taken.giveUps + 1,
    ...(lastError !== undefined && { lastError }),
  };
  try {
    await handling.giveUp(reason);
  } catch (error) {
    log.error({ err: error, job: taken.id, kind: taken.kind }, 'a job that was given up cannot be cleared away');
    if (error instanceof JobLost) return;
    if (error instanceof DatabaseAway || counted.giveUps < mostGiveUps) {
      return persist(runner, () => changeJob(database, taken, counted));
    }
  }
  await persist(runner, () => changeJob(database, taken, ended('FAILED', counted)));
}
