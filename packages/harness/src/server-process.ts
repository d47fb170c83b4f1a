import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeCareOf } from './caretaker.ts';
import { root } from './root.ts';

export type Environment = Readonly<Record<string, string>>;

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGKILL';

/** A program of the product as a process of its own; it ends with this process at the latest. */
export interface ServerProcess {
  readonly pid: number;
  /** The end of what it has written to both of its outputs. */
  output(): string;
  /** Whether it has ended, by itself or by a signal. */
  isGone(): boolean;
  /** Waits for a text in what it writes. Throws where it ends before. */
  says(text: string): Promise<void>;
  /** Waits for its end; null where a signal ended it. */
  ended(): Promise<number | null>;
  /** Sends a signal and waits for the end. */
  stop(signal: Signal): Promise<number | null>;
}

export interface ProgramToStart {
  /** Its path from the root of the project. */
  readonly program: string;
  readonly environment: Environment;
  /** Where its output goes instead of to this process, which would have to read along what a benchmark measures. */
  readonly logPath?: string;
}

const patienceMilliseconds = 90_000;
const keptOutput = 100_000;

export function startProcess({ program, environment, logPath }: ProgramToStart): ServerProcess {
  const log = logPath === undefined ? undefined : openSync(logPath, 'w');
  // A session of its own: Ctrl-C in the terminal must reach us first, and the server through us.
  const child = spawn(process.execPath, [join(root, program)], {
    detached: true,
    env: environment,
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
  });
  if (log !== undefined) closeSync(log);
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (kept = (kept + text).slice(-keptOutput)));
  }
  const output = (): string => (logPath === undefined ? kept : readFileSync(logPath, 'utf8').slice(-keptOutput));
  const endCare = takeCareOf({ server: child });
  const end = once(child, 'close').then(async () => {
    await endCare();
    return child.exitCode;
  });
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    output,
    isGone,
    says: async (text) => {
      const start = Date.now();
      while (!output().includes(text)) {
        if (isGone() || Date.now() - start > patienceMilliseconds)
          throw new Error(`The server did not say '${text}': ${output()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    ended: () => end,
    stop: (signal) => {
      child.kill(signal);
      return end;
    },
  };
}
