import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/lib/paths.ts';
import { takeCareOf } from '../../tools/tests/caretaker.ts';
import { freePort } from '../../tools/tests/free-port.ts';
import { familySeconds, processorSeconds, residentMegabytes } from './processes.ts';
import { startPostgresCluster } from '../../tools/tests/postgres-cluster.ts';

export type DatabaseKind = 'postgres' | 'embedded';

/** Where a product keeps its data: a temporary folder, and a PostgreSQL of its own where that is what is measured. */
export interface Ground {
  readonly environment: Readonly<Record<string, string>>;
  /** Seconds of processor time that PostgreSQL has used, all its processes; none where the database is in the product's process. */
  databaseSeconds(): number;
  clear(): Promise<void>;
}

export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly readyAfterMs: number;
  /** Megabytes of memory that the process holds now, its worker threads included. */
  memory(): number;
  /** Seconds of processor time that the process has used; other than the clock, it hardly depends on who else is at work. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

const readyWithinMs = 120_000;

export async function newGround(kind: DatabaseKind): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-bench-'));
  const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
  const { DATABASE_URL: _, ...inherited } = process.env as Record<string, string>;
  return {
    environment: { ...inherited, DATA_DIR: folder, DEMO: 'false', ...(cluster && { DATABASE_URL: cluster.url }) },
    databaseSeconds: () => (cluster ? familySeconds(cluster.pid) : 0),
    clear: async () => {
      await cluster?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the production bundle as `npm start` does once it is built. */
export async function startProduct(
  { environment }: Pick<Ground, 'environment'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = String(await freePort());
  // Into a file: a pipe would have this process, which makes the calls, read along.
  const logPath = join(environment['DATA_DIR'] ?? tmpdir(), `server-${port}.log`);
  const log = openSync(logPath, 'w');
  const started = performance.now();
  const server = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...environment, HOST: '127.0.0.1', PORT: port, ...settings },
  });
  closeSync(log);
  const endWithUs = takeCareOf({ server });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || performance.now() - started > readyWithinMs) {
      await endWithUs();
      throw new Error(`The server did not become ready:\n${readFileSync(logPath, 'utf8').slice(-5000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { pid = 0 } = server;
  return {
    url,
    pid,
    readyAfterMs: performance.now() - started,
    memory: () => residentMegabytes(pid),
    processorSeconds: () => processorSeconds(pid),
    stop: async () => {
      const isGone = server.exitCode === null ? once(server, 'exit') : Promise.resolve();
      server.kill('SIGTERM');
      await isGone;
      await endWithUs();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}
