import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './tools/tests/long-first.ts';

const builtServer = 'tools/tests/built-server.ts';

// These parts of the server are tested on a database, so once on each kind. Beside them, `*.unit.test.ts` needs none, and
// `*.postgres.test.ts` is about what only PostgreSQL can do.
const onDatabase = 'apps/server/src/{modules,audit,backup,db,http,testing,seed,jobs,live,mail,telemetry}/**/*.test.ts';
const withoutDatabase = 'apps/server/src/**/*.unit.test.ts';
const notOnThisDatabase = process.env['DATABASE_URL'] === undefined ? ['**/*.postgres.test.ts'] : [];

/** Both cores of the smallest machine that all of it is run on; by itself vitest leaves one of them idle. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,tools,bench,apps/server/src,apps/simulators/src}/**/*.test.ts', withoutDatabase],
          exclude: ['**/node_modules/**', onDatabase.replace('*.test.ts', '!(*.unit).test.ts')],
          globalSetup: builtServer,
          isolate: false,
          maxWorkers,
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'server',
          include: [onDatabase],
          exclude: ['**/node_modules/**', withoutDatabase, ...notOnThisDatabase],
          globalSetup: [builtServer, 'apps/server/src/testing/global-setup.ts'],
          isolate: false,
          maxWorkers,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        root: join(import.meta.dirname, 'apps/web'),
        test: {
          name: 'web',
          environment: 'happy-dom',
          isolate: false,
          maxWorkers,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
