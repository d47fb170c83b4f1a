import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openCopyDoor } from './backup/copy-door.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Intake } from './module.ts';
import { modules } from './modules.ts';
import type { Services } from './services.ts';
import { endConnections } from './http/end-connections.ts';
import type { Started } from './processes/messages.ts';
import type { Processes } from './processes/processes.ts';
import { portError } from './require-port.ts';
import { sessionKey } from './security/session-key.ts';
import { demoSignIn, loadDemoFarm, type DemoFarm } from './seed/demo-farm.ts';
import { startServices, type RunningServices } from './start-services.ts';

export interface Serving {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** Undefined where this process is the whole server. */
  readonly processes?: Processes;
  /** Is told how to close before anybody is served. */
  readonly whenToClose: (close: () => Promise<void>) => void;
}

/** Serves calls, works on jobs, or both, over an open and migrated database. */
export async function serve({ config, database, log, processes, whenToClose }: Serving): Promise<Started> {
  const running = await startOver(config, database, log, processes);
  const demo = config.demo ? await loadDemoFarm(running.services) : undefined;
  const stopDemoWork = demo && workWhileServing(demo, log);
  if (config.role === 'worker') {
    whenToClose(async () => {
      await stopDemoWork?.();
      await running.close();
    });
    return { address: undefined, hasDemo: false };
  }
  const signIn = demo?.isThere ? demoSignIn : undefined;
  const app = await createApp(running.services, { webFolder: webFolder(), demo: signIn });
  const intakes = await takeIn(running.services).catch(async (error: unknown) => {
    await running.close();
    throw error;
  });
  const closeCopyDoor = await openCopyDoor(config, database, log);
  whenToClose(async () => {
    const closed = intakes.map((intake) => intake.close());
    await Promise.all([...closed, endConnections(app), running.stopWork(), closeCopyDoor(), stopDemoWork?.()]);
    await running.close();
  });
  const address = await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await running.close();
    throw portError(error, config);
  });
  return { address: config.publicUrl ?? address.replace('127.0.0.1', 'localhost'), hasDemo: signIn !== undefined };
}

/** Opens the ways by which devices come besides calls. */
function takeIn(services: Services): Promise<Intake[]> {
  const served = modules.filter(({ name }) => services.config.modules.includes(name));
  return Promise.all(served.flatMap((module) => module.takeIn?.(services) ?? []));
}

/** Lets the demo farm be worked while others are served already; gives how to stop that. */
function workWhileServing(demo: DemoFarm, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const worked = demo
    .work(stopping.signal)
    .then(() => demo.measure(stopping.signal))
    .catch((error: unknown) => {
      log.error({ err: error }, 'the work of the demo farm was not recorded');
    });
  return () => {
    stopping.abort();
    return worked;
  };
}

/**
 * Loads the demo farm where it is wanted, for processes that are to serve it, and lets it be worked meanwhile; gives how to
 * stop that. It does nothing else, and closes the database when it is done.
 */
export async function loadDemo(config: Config, database: Database, log: Logger): Promise<() => Promise<void>> {
  if (!config.demo) {
    await database.close();
    return () => Promise.resolve();
  }
  const running = await startOver({ ...config, role: 'api' }, database, log);
  const demo = await loadDemoFarm(running.services);
  const workAlone: DemoFarm['work'] = async (stopping) => {
    try {
      await demo.work(stopping);
    } finally {
      await running.close();
    }
  };
  // Those who serve let it measure.
  return workWhileServing({ ...demo, work: workAlone, measure: () => Promise.resolve() }, log);
}

function startOver(config: Config, database: Database, log: Logger, processes?: Processes): Promise<RunningServices> {
  const key = sessionKey(config.sessionKey, config.dataDir);
  return startServices(config, database, key, log, processes && { processes });
}

function webFolder(): string {
  const folder = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : '';
}
