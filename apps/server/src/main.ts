import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { closeAndExit, closeOnSignal, ignoreSignals } from './close-on-signal.ts';
import { ConfigurationError, readConfig, type Config } from './config.ts';
import { DatabaseAway } from './db/database-away.ts';
import { DatabaseUnusable, type Database } from './db/database.ts';
import { proveIsolation } from './db/farm-scope.ts';
import { migrate } from './db/migrate.ts';
import { moduleSettings } from './modules.ts';
import { openDatabase } from './db/open-database.ts';
import { createLog } from './foundation/log.ts';
import { leadProcesses, ProcessEnded } from './processes/lead-processes.ts';
import { joinProcesses } from './processes/member.ts';
import type { Started } from './processes/messages.ts';
import { requireFreePort } from './require-port.ts';
import { demoSignIn } from './seed/demo-farm.ts';
import { loadDemo, serve } from './serve.ts';

/** Whoever runs the process kills it after ten seconds; what is stored is whole at any time, so it rather ends by itself. */
const closingMilliseconds = 8000;
/** Whoever leads others waits for them. */
const leaderClosingMilliseconds = 9500;

async function main(): Promise<void> {
  const config = readConfig(process.env, moduleSettings);
  const log = createLog(config.logLevel);
  if (cluster.isWorker) return serveAsMember(config, log);
  if (config.role !== 'worker') await requireFreePort(config);
  const database = await openMigrated(config, log);
  return config.processes > 1 ? leadOthers(config, database, log) : serveAlone(config, database, log);
}

async function openMigrated(config: Config, log: Logger): Promise<Database> {
  const database = await openDatabase(config);
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  await proveIsolation(database);
  return database;
}

async function serveAlone(config: Config, database: Database, log: Logger): Promise<void> {
  const whenToClose = (close: () => Promise<void>): void => closeOnSignal(log, close, closingMilliseconds);
  sayWhere(await serve({ config, database, log, whenToClose }));
}

/** Prepares what all need, and then only leads: no call and no job comes here, nothing but the work of a demo farm. */
async function leadOthers(config: Config, database: Database, log: Logger): Promise<void> {
  const stopDemoWork = await loadDemo(config, database, log);
  const led = leadProcesses(config, log);
  const close = async (): Promise<void> => {
    await Promise.all([led.close(), stopDemoWork()]);
  };
  closeOnSignal(log, close, leaderClosingMilliseconds);
  sayWhere(await led.start());
}

async function serveAsMember(all: Config, log: Logger): Promise<void> {
  ignoreSignals();
  const member = await joinProcesses(all.processes);
  const config = { ...all, databasePool: Math.floor(all.databasePool / all.processes) };
  const database = await openDatabase(config);
  const started = await serve({
    config,
    database,
    log,
    processes: member.processes,
    whenToClose: (close) => member.whenToClose(() => void closeAndExit(log, close, closingMilliseconds)),
  });
  member.serve(started);
}

function sayWhere({ address, hasDemo }: Started): void {
  if (address === undefined) {
    say('Brázda works on jobs.');
    return;
  }
  say(`\nBrázda runs at ${address}`);
  if (hasDemo) say(`Demo farm: sign in as ${demoSignIn.email} with the password ${demoSignIn.password}`);
  say('Stop with Ctrl-C.\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  if (error instanceof ProcessEnded) process.exit(error.exitCode);
  const isExplained =
    error instanceof ConfigurationError || error instanceof DatabaseUnusable || error instanceof DatabaseAway;
  process.stderr.write(
    `${isExplained ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(error instanceof DatabaseUnusable ? error.exitCode : 1);
});
