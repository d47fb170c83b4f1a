import type { Logger } from 'pino';
import { allRecordedTables } from './audit/recorded-tables.ts';
import { allUndoing } from './audit/undoable.ts';
import { createAskers } from './concurrency/back-pressure.ts';
import { createSignedInUsers, type FindSignedIn } from './access/signed-in-users.ts';
import { systemClock, type Clock } from './foundation/clock.ts';
import { toldBy } from './foundation/settings.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { allFarmEndings } from './db/farm-ending.ts';
import { vacuumHourly } from './db/statistics.ts';
import { keepReadFiles } from './files/land/keep-read-files.ts';
import { landFileSettings } from './files/land/land-file-settings.ts';
import { createLandReader } from './files/land/land-reader.ts';
import { readPackedInWorker } from './files/land/read-in-worker.ts';
import { releaseJobs, sweepJobs } from './jobs/job-queue.ts';
import { requireHandlers } from './jobs/job-kinds.ts';
import { keepSchedules, type Schedule } from './jobs/schedules.ts';
import { workOnJobs } from './jobs/worker.ts';
import type { Poller } from './concurrency/poller.ts';
import { createLive } from './live/live.ts';
import { sweepOutbox, tailOutbox } from './live/outbox.ts';
import { sweepMails } from './mail/deliver-mails.ts';
import { openMailRoom } from './mail/mail-room.ts';
import { modules } from './modules.ts';
import { tellOthersOf } from './processes/tell-others-of.ts';
import { createOnlyProcess, type Processes } from './processes/processes.ts';
import { createRegistry } from './registries/eagri/registry.ts';
import { registryConnection } from './registries/registry-connection.ts';
import { createPasswords } from './security/passwords.ts';
import { createSecrets } from './security/secrets.ts';
import { secretsKey } from './security/session-key.ts';
import { createTokens } from './security/tokens.ts';
import { sweepRequestKeys } from './request-keys/request-keys.ts';
import type { Foundation, Services } from './services.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { handleSweeps, sweepHourly, type Sweeps } from './jobs/sweeps.ts';
import { withinTime } from './concurrency/within-time.ts';

/** So long each of what works in the background may take to come to an end. */
const closingMilliseconds = 2000;
/** Who stores need not hear of each message of thousands. */
const betweenTellingMilliseconds = 50;

export interface RunningServices {
  readonly services: Services;
  /** Ends the work on jobs and mails; calls go on being answered. */
  stopWork(): Promise<void>;
  /** Ends the background work and closes the database. */
  close(): Promise<void>;
}

/** What services are given where it is not as usual. */
export interface Surroundings {
  readonly clock?: Clock;
  readonly processes?: Processes;
}

/** Makes everything that the modules stand on, over an open and migrated database, and starts the background work. */
export async function startServices(
  config: Config,
  database: Database,
  key: Uint8Array,
  log: Logger,
  { clock = systemClock, processes = createOnlyProcess(toldBy(config, landFileSettings).atOnce) }: Surroundings = {},
): Promise<RunningServices> {
  const { background } = database;
  const connection = toldBy(config, registryConnection);
  const live = createLive((error) => {
    log.error({ err: error }, 'a listener cannot take an event');
  });
  const tail = await tailOutbox(background, live, log);
  const tellOthers = tellOthersOf(processes, 'written');
  processes.answer('written', () => {
    tail.nudge();
    return undefined;
  });
  const nudgeFollowers = (): void => {
    tail.nudge();
    tellOthers();
  };
  const tokens = createTokens(key, clock);
  const tellWhoStores = tellOthersOf(processes, 'sent', betweenTellingMilliseconds);
  const askers = createAskers();
  const telemetry = await createTelemetry(database, { askers, busUrl: config.busUrl, tellWhoStores, log });
  processes.answer('sent', () => {
    telemetry.nudge();
    return undefined;
  });
  let worker: Poller | undefined;
  let mailRoom: Poller | undefined;
  const services: Services = {
    config,
    database,
    clock,
    log,
    processes,
    key,
    tokens,
    live,
    telemetry,
    landReader: createLandReader(processes.landTurns, keepReadFiles(readPackedInWorker, clock, processes)),
    registry: connection && createRegistry(connection, clock),
    secrets: createSecrets(secretsKey(config.secretsKey, config.dataDir)),
    passwords: await createPasswords(processes),
    askers,
    undoing: allUndoing(modules.map(({ undoes }) => undoes)),
    endFarm: allFarmEndings(modules.map(({ endsFarm }) => endsFarm)),
    recordedTables: allRecordedTables(modules.map(({ recordedTables }) => recordedTables)),
    signedInUsers: createSignedInUsers(tokens, signedInFinder({ config, database, clock }), clock, processes),
    nudgeFollowers,
    nudge: () => {
      nudgeFollowers();
      worker?.nudge();
      mailRoom?.nudge();
    },
  };
  // In every process at once, and before those who follow the farm are told of it.
  live.followAll(services.signedInUsers.hear);
  // The embedded database is held by one process: whoever had a job before is dead.
  if (database.kind === 'pglite') await releaseJobs(background);
  const stopVacuum = vacuumHourly(background, (error) => {
    log.warn({ err: error }, 'the database cannot be tidied');
  });
  const forJobs = { ...services, database: background };
  const handled = [
    ...modules.flatMap(({ jobs }) => jobs?.(forJobs) ?? []),
    handleSweeps({ ...ownSweeps(forJobs), ...sweepsOfModules(forJobs) }, log),
  ];
  requireHandlers(handled);
  const isWorker = config.role === 'all' || config.role === 'worker';
  if (isWorker) worker = workOnJobs(background, handled, log);
  if (isWorker) mailRoom = await openMailRoom(config, background, log);
  if (storesTelemetry(config, processes))
    await telemetry.store(modules.flatMap((module) => module.telemetry?.(forJobs) ?? []));
  const schedules = isWorker ? keepSchedules(forJobs, allSchedules()) : undefined;
  let stopped: Promise<unknown> | undefined;
  const stopWork = async (): Promise<void> => {
    stopped ??= Promise.all([
      telemetry.close(),
      worker?.close(),
      mailRoom && withinTime(mailRoom.close(), closingMilliseconds),
    ]);
    await stopped;
  };
  return {
    services,
    stopWork,
    close: async () => {
      stopVacuum();
      await stopWork();
      await withinTime(Promise.all([schedules?.close(), tail.close()]), closingMilliseconds);
      await database.close();
    },
  };
}

/** What lies outside all modules and is over at some time. */
function ownSweeps({ database, clock }: Services): Sweeps {
  return {
    mails: () => sweepMails(database),
    'request keys': () => sweepRequestKeys(database, clock.now()),
    jobs: () => sweepJobs(database),
    events: () => sweepOutbox(database),
  };
}

function sweepsOfModules(services: Services): Sweeps {
  return Object.assign({}, ...modules.map(({ sweeps }) => sweeps?.(services) ?? {})) as Sweeps;
}

function allSchedules(): Schedule[] {
  return [sweepHourly, ...modules.flatMap(({ schedules }) => schedules ?? [])];
}

/** Throws where no module knows who is signed in. */
function signedInFinder(foundation: Foundation): FindSignedIn {
  for (const { findSignedIn } of modules) if (findSignedIn) return findSignedIn(foundation);
  throw new Error('No module knows who is signed in');
}

/** One process alone: each of several would take its turn while the others rest, and nobody else would get theirs. */
function storesTelemetry({ role }: Config, { own }: Pick<Processes, 'own'>): boolean {
  return role !== 'api' && own === 1;
}
