import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { withinTime } from '../concurrency/within-time.ts';
import { landFileSettings } from '../files/land/land-file-settings.ts';
import { builtFolder } from '../foundation/program-files.ts';
import { toldBy } from '../foundation/settings.ts';
import { createDesk, type Desk } from './desk.ts';
import type { Started, ToLeader } from './messages.ts';

/** Longer than a process takes that closes in order, and shorter than whoever runs us waits. */
const closingMilliseconds = 9000;
const firstPauseMilliseconds = 250;
const longestPauseMilliseconds = 10_000;
/** A process that has lived so long did not end because it cannot start. */
const soundAfterMilliseconds = 60_000;

/** Processes that serve behind one port, and are replaced where they end by themselves. */
export interface LedProcesses {
  /** Starts one, and when it serves all others. Throws ProcessEnded where the first cannot serve. */
  start(): Promise<Started>;
  /** Lets all end in order. Throws where one could not. */
  close(): Promise<void>;
}

/** A process could not begin to serve; it has said why. */
export class ProcessEnded extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('A process has ended before it served');
    this.name = 'ProcessEnded';
    this.exitCode = exitCode;
  }
}

interface Place {
  readonly number: number;
  readonly startedAt: number;
  isJoined: boolean;
}

export function leadProcesses(config: Config, log: Logger): LedProcesses {
  const { processes } = config;
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('main.js', builtFolder)),
    args: [],
    execArgv: [...process.execArgv, '--enable-source-maps'],
    serialization: 'advanced',
  });
  const desk = createDesk(toldBy(config, landFileSettings).atOnce);
  const places = new Map<Worker, Place>();
  let isClosing = false;

  const startAt = (number: number, failures: number): Promise<Started> => {
    const worker = cluster.fork();
    const place: Place = { number, startedAt: performance.now(), isJoined: false };
    places.set(worker, place);
    // The end of a process may come while it is being told something.
    worker.on('error', () => undefined);
    const replace = (code: number | null, signal: string | null): void => {
      const isSound = performance.now() - place.startedAt > soundAfterMilliseconds;
      const pause = pauseAfter(isSound ? 0 : failures);
      log.error({ process: number, code, signal, pause }, 'a process has ended and is replaced');
      setTimeout(() => {
        if (!isClosing) startAt(number, isSound ? 1 : failures + 1).catch(() => undefined);
      }, pause);
    };
    return new Promise((resolve, reject) => {
      let hasServed = false;
      listen(worker, place, desk, (started) => {
        hasServed = true;
        log.info({ process: number, processId: worker.process.pid }, 'a process serves');
        resolve(started);
      });
      worker.on('exit', (code: number | null, signal: string | null) => {
        places.delete(worker);
        desk.leave(worker.id);
        // Whoever is told to end while it starts has not failed.
        if (isClosing) return;
        reject(new ProcessEnded(code ?? 1));
        const isFirstStart = !hasServed && failures === 0 && number === 1;
        if (!isFirstStart) replace(code, signal);
      });
    });
  };
  // A second signal ends this process at once, and the others with it.
  process.on('exit', () => {
    for (const worker of places.keys()) worker.process.kill('SIGKILL');
  });
  return {
    start: async () => {
      const started = await startAt(1, 0);
      const others = Array.from({ length: processes - 1 }, (_, index) => startAt(index + 2, 0));
      await Promise.allSettled(others);
      return started;
    },
    close: async () => {
      isClosing = true;
      const ends = [...places].map(([worker, place]) => endOf(worker, place));
      const codes = await Promise.all(ends);
      if (codes.some((code) => code !== 0)) throw new Error(`Processes have ended with ${codes.join(', ')}`);
    },
  };
}

function listen(worker: Worker, place: Place, desk: Desk, onServing: (started: Started) => void): void {
  const caller = {
    id: worker.id,
    send: (message: object): void => {
      if (worker.isConnected()) worker.send(message, () => undefined);
    },
  };
  worker.on('message', (message: ToLeader) => {
    if (message.says === 'join') {
      place.isJoined = true;
      desk.join(caller);
      caller.send({ says: 'reply', number: message.number, reply: place.number });
    } else if (message.says === 'serve') onServing(message.started);
    else desk.receive(caller, message);
  });
}

function pauseAfter(failures: number): number {
  return Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** failures);
}

/** The exit code of a process that is told to end; one that has not even begun, or hangs, is ended. */
async function endOf(worker: Worker, { isJoined }: Place): Promise<number> {
  const end = once(worker, 'exit') as Promise<[number | null]>;
  if (isJoined && worker.isConnected()) worker.send({ says: 'close' }, () => undefined);
  else worker.process.kill('SIGKILL');
  if ((await withinTime(end, closingMilliseconds)) === 'late') worker.process.kill('SIGKILL');
  const [code] = await end;
  return code ?? (isJoined ? 1 : 0);
}
