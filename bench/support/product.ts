import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '@brazda/harness/postgres-cluster.ts';
import {
  inheritedEnvironment,
  startProduct as start,
  type Product as StartedProduct,
} from '@brazda/harness/product.ts';
import { familySeconds, processorSeconds, residentMegabytes } from './processes.ts';

export type DatabaseKind = 'postgres' | 'embedded';

/** Where a product keeps its data: a temporary folder, and a PostgreSQL of its own where that is what is measured. */
export interface Ground {
  readonly environment: Readonly<Record<string, string>>;
  /** Seconds of processor time that PostgreSQL has used, all its processes; none where the database is in the product's process. */
  databaseSeconds(): number;
  clear(): Promise<void>;
}

export interface Product extends Pick<StartedProduct, 'url' | 'pid' | 'readyAfterMs'> {
  /** Megabytes of memory that the process holds now, its worker threads included. */
  memory(): number;
  /** Seconds of processor time that it has used, of several processes all; it hardly depends on who else is at work. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

export async function newGround(kind: DatabaseKind): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-bench-'));
  const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
  return {
    environment: {
      ...inheritedEnvironment(),
      DATA_DIR: folder,
      DEMO: 'false',
      // What is measured of one process can be compared; with all cores, whoever asks would compete with what answers.
      PROCESSES: process.env['PROCESSES'] ?? '1',
      ...(cluster && { DATABASE_URL: cluster.url }),
    },
    databaseSeconds: () => (cluster ? familySeconds(cluster.pid) : 0),
    clear: async () => {
      await cluster?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the production bundle as `npm start` does once it is built; what it prints goes into a file beside its data. */
export async function startProduct(
  { environment }: Pick<Ground, 'environment'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const product = await start({
    environment: { ...environment, ...settings },
    logPath: join(environment['DATA_DIR'] ?? tmpdir(), 'server.log'),
  });
  const { pid } = product;
  const isOne = (settings['PROCESSES'] ?? environment['PROCESSES']) === '1';
  return {
    ...product,
    memory: () => residentMegabytes(pid),
    processorSeconds: () => (isOne ? processorSeconds(pid) : familySeconds(pid)),
    stop: () => product.stop('SIGTERM'),
  };
}
