import {
  withChangedFarms,
  withFarmChangedBySystem,
  withSystem,
  type FarmChange,
  type SystemTransaction,
} from '../db/farm-scope.ts';
import type { FarmJob, GivenUp, HandledKind, InstallationJob, JobHandler } from './job-kinds.ts';
import { requireOurs, tellProgress, type TakenJob } from './job-queue.ts';
import type { Runner } from './runner.ts';

/** The process is about to end: the job is given back as it is. */
export class JobStopped extends Error {
  constructor() {
    super('The process is about to end');
    this.name = 'JobStopped';
  }
}

/** One job with the handler of its kind. */
export interface Handling {
  readonly work: () => Promise<void>;
  readonly giveUp: (reason: GivenUp) => Promise<void>;
}

/** Gives a job to the handler of its kind; a word where there is none, or where the job is not what its kind says. */
export function handlingOf(runner: Runner, taken: TakenJob): Handling | string {
  const handled = runner.kinds.get(taken.kind);
  if (!handled || (handled.kind.of === 'farm') !== (taken.farmId !== null))
    return `No one handles jobs of the kind ${taken.kind}`;
  const payload = handled.kind.payload.safeParse(taken.payload);
  if (!payload.success)
    return `Not what jobs of the kind ${taken.kind} are given: ${payload.error.message.slice(0, 500)}`;
  return handlingBy(runner, handled, { ...taken, payload: payload.data });
}

function handlingBy(runner: Runner, handled: HandledKind, taken: TakenJob): Handling {
  return isOfFarm(handled)
    ? withHandler(handled.handler, farmJob(runner, taken, taken.farmId ?? 0))
    : withHandler(handled.handler, installationJob(runner, taken));
}

function isOfFarm(handled: HandledKind): handled is Extract<HandledKind, { readonly kind: { readonly of: 'farm' } }> {
  return handled.kind.of === 'farm';
}

function withHandler<J>(handler: JobHandler<J>, job: J): Handling {
  return { work: () => handler.work(job), giveUp: (reason) => handler.giveUp(job, reason) };
}

function farmJob(runner: Runner, taken: TakenJob, farmId: number): FarmJob {
  return {
    ...commonOf(runner, taken),
    farmId,
    change: (first, rest) =>
      withChangedFarms(runner.database, { memberships: [farmId], farmIds: [farmId] }, (tx) =>
        changeIfOurs(tx, taken, first, rest),
      ),
  };
}

function installationJob(runner: Runner, taken: TakenJob): InstallationJob {
  return {
    ...commonOf(runner, taken),
    change: (first, rest) => withSystem(runner.database, (tx) => changeIfOurs(tx, taken, first, rest)),
    changeFarm: (farmId, first, rest) =>
      withFarmChangedBySystem(runner.database, farmId, {
        first,
        ask: (tx) => requireOurs(tx, taken),
        // Without a rest there is nothing to give, and then it is void.
        rest: async (tx, done) => (await rest?.(tx, done)) as never,
      }),
  };
}

async function changeIfOurs<T extends FarmChange | SystemTransaction, L, R>(
  tx: T,
  taken: TakenJob,
  first: (tx: T) => Promise<L>,
  rest: ((tx: T, first: L) => Promise<R>) | undefined,
): Promise<R> {
  const done = await first(tx);
  await requireOurs(tx, taken);
  // Without a rest there is nothing to give, and then R is void.
  return (await rest?.(tx, done)) as R;
}

function commonOf(runner: Runner, taken: TakenJob): Pick<FarmJob, 'id' | 'payload' | 'attempts' | 'progress'> {
  const { id, payload, attempts } = taken;
  return {
    id,
    payload,
    attempts,
    progress: async (done, total) => {
      await tellProgress(runner.database, taken, { done, total });
      if (runner.isClosing) throw new JobStopped();
    },
  };
}
