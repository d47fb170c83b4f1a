import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { openCopyDoor } from './backup/copy-door.ts';
import { ConfigurationError, readConfig, type Config } from './config.ts';
import { DatabaseAway } from './db/database-away.ts';
import { DatabaseUnusable } from './db/database.ts';
import { proveIsolation } from './db/farm-scope.ts';
import { migrate } from './db/migrate.ts';
import { moduleSettings } from './modules.ts';
import { openDatabase } from './db/open-database.ts';
import { endConnections } from './http/end-connections.ts';
import { createLog } from './foundation/log.ts';
import { sessionKey } from './security/session-key.ts';
import { demoSignIn, loadDemoFarm } from './seed/demo-farm.ts';
import { startServices } from './start-services.ts';
import { withinTime } from './concurrency/within-time.ts';

/** Whoever runs the process kills it after ten seconds; what is stored is whole at any time, so it rather ends by itself. */
const closingMilliseconds = 8000;

async function main(): Promise<void> {
  const config = readConfig(process.env, moduleSettings);
  const log = createLog(config.logLevel);
  if (config.role !== 'worker') await requireFreePort(config);
  const database = await openDatabase(config);
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  await proveIsolation(database);
  const running = await startServices(config, database, sessionKey(config.sessionKey, config.dataDir), log);
  const demo = config.demo && (await loadDemoFarm(running.services)) ? demoSignIn : undefined;
  if (config.role === 'worker') {
    closeOnSignal(log, () => running.close());
    say('Brázda works on jobs.');
    return;
  }
  const app = await createApp(running.services, { webFolder: webFolder(), demo });
  const closeCopyDoor = await openCopyDoor(config, database, log);
  closeOnSignal(log, async () => {
    await Promise.all([endConnections(app), running.stopWork(), closeCopyDoor()]);
    await running.close();
  });
  const address = await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await running.close();
    throw portError(error, config);
  });
  say(`\nBrázda runs at ${config.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`);
  if (demo) say(`Demo farm: sign in as ${demo.email} with the password ${demo.password}`);
  say('Stop with Ctrl-C.\n');
}

function webFolder(): string {
  const folder = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : '';
}

/** To be told before a database is opened or made, which takes a while. */
async function requireFreePort(config: Config): Promise<void> {
  const { host, port } = config;
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw portError(error, config);
  }
  probe.close();
  await once(probe, 'close');
}

function portError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new ConfigurationError(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
  if (code === 'EACCES')
    return new ConfigurationError(`Port ${port} may not be opened by this user. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new ConfigurationError(`This machine has no address ${host}. Check HOST.`);
  return error;
}

/** The first signal closes in order, but waits for nothing that hangs; a second one ends at once. */
function closeOnSignal(log: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    const closed = close().catch((error: unknown) => {
      log.error({ err: error }, 'closing failed');
      process.exitCode = 1;
    });
    void withinTime(closed, closingMilliseconds).then((end) => {
      if (end === 'late') log.warn('ended without waiting for what hangs');
      process.exit();
    });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  const isExplained =
    error instanceof ConfigurationError || error instanceof DatabaseUnusable || error instanceof DatabaseAway;
  process.stderr.write(
    `${isExplained ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(error instanceof DatabaseUnusable ? error.exitCode : 1);
});
