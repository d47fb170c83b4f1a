import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtFolder } from '../../foundation/program-files.ts';

const patienceMilliseconds = 90_000;

/** The server as a process of its own, as a farm runs it. */
export interface ServerProcess {
  readonly pid: number;
  /** What it has written to both of its outputs. */
  output(): string;
  /** Waits until it serves, and gives its address. Throws where it ends instead. */
  ready(): Promise<string>;
  /** Waits for a text in what it writes. Throws where it ends before. */
  says(text: string): Promise<void>;
  /** Waits for its end; null where a signal ended it. */
  ended(): Promise<number | null>;
  /** Sends a signal and waits for the end. */
  stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export type Environment = Readonly<Record<string, string>>;

/** Starts the server as it is shipped, with these settings and no others of ours. */
export function startServer(settings: Environment): ServerProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.js', builtFolder))], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'warn', DEMO: 'false', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (text: Buffer): void => {
    output += text.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const end = once(child, 'close').then(() => child.exitCode);
  const says = (text: string): Promise<void> =>
    waitFor(
      child,
      () => output.includes(text),
      text,
      () => output,
    );
  return {
    pid: child.pid ?? 0,
    output: () => output,
    says,
    ready: async () => {
      await says('Stop with Ctrl-C');
      const address = /runs at (\S+)/.exec(output)?.[1];
      if (address === undefined) throw new Error(`No address: ${output}`);
      return address.replace('localhost', '127.0.0.1');
    },
    ended: () => end,
    stop: (signal) => {
      child.kill(signal);
      return end;
    },
  };
}

async function waitFor(child: ChildProcess, holds: () => boolean, what: string, output: () => string): Promise<void> {
  const start = Date.now();
  while (!holds()) {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    if (isGone || Date.now() - start > patienceMilliseconds)
      throw new Error(`The server did not say '${what}': ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
