import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { root } from './root.ts';
import { startProcess, type Environment, type Signal } from './server-process.ts';

/** The product as it runs on a machine of its owner. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly readyAfterMs: number;
  /** The end of what it has printed, for finding out why something failed. */
  readonly log: () => string;
  readonly stop: (signal?: Signal) => Promise<void>;
}

export interface ProductWishes {
  /** All that it is told, but its address; settings that name the address are made when that is known. */
  readonly environment: Environment | ((url: string) => Environment);
  readonly logPath?: string;
}

const readyWithinMs = 120_000;
const goneWithinMs = 30_000;
const betweenLooksMs = 20;

/** Starts the product as `npm start` does, on a free port, and waits until it serves. */
export async function startProduct({ environment, ...wishes }: ProductWishes): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = typeof environment === 'function' ? environment(url) : environment;
  const started = performance.now();
  const server = startProcess({
    ...wishes,
    program: 'tools/start.mjs',
    environment: { HOST: '127.0.0.1', PORT: String(port), NODE_OPTIONS: heapOfStart(), ...settings },
  });
  while (!(await isReady(url))) {
    if (server.isGone() || performance.now() - started > readyWithinMs) {
      await server.stop('SIGKILL');
      throw new Error(`The product did not become ready:\n${server.output()}`);
    }
    await pause(betweenLooksMs);
  }
  return {
    url,
    pid: server.pid,
    readyAfterMs: performance.now() - started,
    log: () => server.output(),
    stop: async (signal = 'SIGINT') => {
      const tooLate = setTimeout(() => void server.stop('SIGKILL'), goneWithinMs);
      await server.stop(signal);
      clearTimeout(tooLate);
    },
  };
}

/** What this process was told, but where its own database is. */
export function inheritedEnvironment(): Environment {
  const { DATABASE_URL: _, ...environment } = process.env as Environment;
  return environment;
}

/** The bound of memory that `npm start` gives; another one comes with NODE_OPTIONS. */
function heapOfStart(): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return /--max-old-space-size=\d+/.exec(scripts.start)?.[0] ?? '';
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}
