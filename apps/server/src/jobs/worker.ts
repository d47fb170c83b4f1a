import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { startPoller, type Poller } from '../concurrency/poller.ts';
import { withinTime } from '../concurrency/within-time.ts';
import type { HandledKind, Lane } from './job-kinds.ts';
import { dueLanes, takeJob, type TakenJob } from './job-queue.ts';
import { giveBack, leaveJob, runJob } from './run-job.ts';
import type { Runner } from './runner.ts';

const pollMilliseconds = 1000;
/** So long a worker that closes waits for the look that is under way. */
const lookMilliseconds = 1000;
/** So long a worker that closes waits for its jobs to come to the end of a piece. */
const closingMilliseconds = 3000;

/**
 * Takes jobs as long as the process lives, as many at once as their lanes allow. Throws where two kinds have the same name
 * or one lane is declared in two ways.
 */
export function workOnJobs(database: Database, handled: readonly HandledKind[], log: Logger): Poller {
  const kinds = kindsByName(handled);
  const lanes = lanesOf(handled);
  const runner: Runner = { database, kinds, log, isClosing: false };
  const atWork = new Map<TakenJob, Promise<void>>();

  const isFull = ({ name, atOnce }: Lane): boolean =>
    [...atWork.keys()].filter(({ kind }) => kinds.get(kind)?.kind.lane.name === name).length >= atOnce;

  const fill = async (lane: Lane, isClosing: () => boolean): Promise<void> => {
    while (!isClosing() && !isFull(lane)) {
      const job = await takeJob(database, lane);
      if (!job) return;
      const running = (isClosing() ? giveBack(runner, job, 0) : runJob(runner, job))
        .catch((error: unknown) => {
          log.warn({ err: error, job: job.id, kind: job.kind }, 'the end of a job cannot be written down');
        })
        .finally(() => {
          atWork.delete(job);
          looking.nudge();
        });
      atWork.set(job, running);
    }
  };
  const fillAll = async (isClosing: () => boolean): Promise<void> => {
    const due = await dueLanes(database);
    for (const lane of lanes) if (due.has(lane.name)) await fill(lane, isClosing);
  };
  const looking = startPoller(fillAll, pollMilliseconds, (error) => {
    log.warn({ err: error }, 'jobs cannot be taken');
  });
  return {
    nudge: looking.nudge,
    close: async () => {
      // First nothing more is taken: else the last look would take again what is given back here.
      await withinTime(looking.close(), lookMilliseconds);
      runner.isClosing = true;
      await withinTime(Promise.all(atWork.values()), closingMilliseconds);
      await Promise.all([...atWork.keys()].map((job) => leaveJob(runner, job, closingMilliseconds)));
    },
  };
}

/** The kinds by their names. Throws where two have the same. */
export function kindsByName(handled: readonly HandledKind[]): ReadonlyMap<string, HandledKind> {
  const kinds = new Map(handled.map((each) => [each.kind.name, each]));
  if (kinds.size < handled.length) throw new Error('Two kinds of jobs have the same name');
  return kinds;
}

function lanesOf(handled: readonly HandledKind[]): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const { lane } of handled.map(({ kind }) => kind)) {
    const known = lanes.get(lane.name) ?? lane;
    if (known.atOnce !== lane.atOnce) throw new Error(`The lane ${lane.name} is declared in two ways`);
    lanes.set(lane.name, known);
  }
  return [...lanes.values()];
}
