import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp, type AppOptions } from '../app.ts';
import type { Clock } from '../foundation/clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { App } from '../http/app-types.ts';
import type { Services } from '../services.ts';
import { startServices, type RunningServices } from '../start-services.ts';
import { moduleSettings } from '../modules.ts';
import { createFactories, type Factories } from './factories.ts';
import { apiOf, type TestApi } from './test-api.ts';
import { sharedTestDatabase } from './test-database.ts';
import { watchFailures } from './undeclared-failures.ts';

export interface TestAppOptions extends AppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the app writes what it does; by default nowhere. */
  readonly log?: Logger;
  /** The database to use; by default the one that all tests of a worker share. */
  readonly database?: () => Promise<Database>;
  /** That of another app on the same database, which takes up its work as well; by default one of its own. */
  readonly clock?: MovableClock;
}

/** The real app, started before the tests of a file and closed after them. */
export interface TestApp {
  readonly app: App;
  readonly services: Services;
  readonly make: Factories;
  readonly clock: MovableClock;
  /** Calls as a user, or as nobody. */
  api(user?: { readonly token: string }): TestApi;
}

export interface MovableClock extends Clock {
  /** Goes on by so many milliseconds; time also passes by itself. */
  advance(milliseconds: number): void;
}

const hardlyLimited = 100_000;

export function startApp(options: TestAppOptions = {}): TestApp {
  const clock = options.clock ?? movableClock();
  let app: App | undefined;
  let running: RunningServices | undefined;
  let make: Factories | undefined;
  const watch = watchFailures();
  const folder = mkdtempSync(join(tmpdir(), 'brazda-test-'));
  const own = options.database;

  beforeAll(async () => {
    const database = await (own ?? sharedTestDatabase)();
    const config = readConfig(
      {
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        SECRETS_KEY: 'for tests alone, forty characters or so',
        ...options.environment,
      },
      moduleSettings,
    );
    const kept: Database = own ? database : { ...database, close: () => Promise.resolve() };
    running = await startServices(config, kept, randomBytes(32), options.log ?? watch.log, {
      clock,
    });
    app = await createApp(running.services, { limitFactor: hardlyLimited, ...options });
    await app.ready();
    make = createFactories(running.services, app);
  });
  afterAll(async () => {
    await app?.close();
    await running?.close();
    rmSync(folder, { recursive: true, force: true });
    expect(watch.undeclared(), 'calls that fail as their contract does not declare').toEqual([]);
  });
  return {
    clock,
    get app() {
      return started(app);
    },
    get services() {
      return started(running).services;
    },
    get make() {
      return started(make);
    },
    api: (user) => apiOf(started(app), user?.token),
  };
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The app starts before the first test; use it inside of tests only');
  return part;
}

function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
