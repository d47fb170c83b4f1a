import type { Logger } from 'pino';
import { createSignedInUsers } from './access/signed-in-users.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { keepTidy } from './db/statistics.ts';
import { keepReadFiles } from './files/land/keep-read-files.ts';
import { createLandReader } from './files/land/land-reader.ts';
import { readPackedInWorker } from './files/land/read-in-worker.ts';
import { releaseJobs, sweepJobs } from './jobs/job-queue.ts';
import { workOnJobs } from './jobs/jobs.ts';
import { keepLooking, type Looking } from './keep-looking.ts';
import { createLive } from './live/live.ts';
import { tailOutbox } from './live/outbox.ts';
import { sweepMails } from './mail/deliver-mails.ts';
import { openMailRoom } from './mail/mail-room.ts';
import { agroevidenceInstallationJobs, agroevidenceJobs } from './modules/agroevidence/agroevidence.module.ts';
import { sweepFailedImports, sweepRegistrySignIns, sweepRetiredFarms } from './modules/agroevidence/public.ts';
import {
  signedInFinder,
  sweepFailedAttempts,
  sweepInvitations,
  sweepResetKeys,
  sweepSessions,
} from './modules/gateway/public.ts';
import { createRegistry } from './registries/eagri/registry.ts';
import { createPasswords } from './security/passwords.ts';
import { createSecrets } from './security/secrets.ts';
import { secretsKey } from './security/session-key.ts';
import { createTokens } from './security/tokens.ts';
import { sweepRequestKeys } from './request-keys/request-keys.ts';
import type { Services } from './services.ts';
import { sweepAll } from './sweeps.ts';
import { withinTime } from './within-time.ts';

const sweepMilliseconds = 3_600_000;
/** So long each of what works in the background may take to come to an end. */
const closingMilliseconds = 2000;

export interface RunningServices {
  readonly services: Services;
  /** Ends the work on jobs and mails; calls go on being answered. */
  stopWork(): Promise<void>;
  /** Ends the background work and closes the database. */
  close(): Promise<void>;
}

/** Makes everything that the modules stand on, over an open and migrated database, and starts the background work. */
export async function startServices(
  config: Config,
  database: Database,
  key: Uint8Array,
  log: Logger,
  clock: Clock = systemClock,
): Promise<RunningServices> {
  const { background } = database;
  const live = createLive((error) => {
    log.error({ err: error }, 'a listener cannot take an event');
  });
  const tail = await tailOutbox(background, live, log);
  const tokens = createTokens(key, clock);
  let worker: Looking | undefined;
  let mailRoom: Looking | undefined;
  const services: Services = {
    config,
    database,
    clock,
    log,
    key,
    tokens,
    live,
    landReader: createLandReader(config.landFilesAtOnce, keepReadFiles(readPackedInWorker, clock)),
    registry: config.registry && createRegistry(config.registry, clock),
    secrets: createSecrets(secretsKey(config.secretsKey, config.dataDir)),
    passwords: await createPasswords(),
    signedInUsers: createSignedInUsers(tokens, signedInFinder(database, clock), clock),
    nudgeFollowers: tail.nudge,
    nudge: () => {
      tail.nudge();
      worker?.nudge();
      mailRoom?.nudge();
    },
  };
  // The embedded database is held by one process: whoever had a job before is dead.
  if (database.kind === 'pglite') await releaseJobs(background);
  const sweeper = keepSweeping({ ...services, database: background });
  const leaveUntidy = keepTidy(background, (error) => {
    log.warn({ err: error }, 'the database cannot be tidied');
  });
  const forJobs = { ...services, database: background };
  const kinds = { ofFarms: agroevidenceJobs(forJobs), ofInstallation: agroevidenceInstallationJobs(forJobs) };
  if (config.role !== 'api') worker = workOnJobs(background, kinds, log);
  if (config.role !== 'api') mailRoom = await openMailRoom(config, background, log);
  let stopped: Promise<unknown> | undefined;
  const stopWork = async (): Promise<void> => {
    stopped ??= Promise.all([worker?.close(), mailRoom && withinTime(mailRoom.close(), closingMilliseconds)]);
    await stopped;
  };
  return {
    services,
    stopWork,
    close: async () => {
      leaveUntidy();
      await stopWork();
      await withinTime(Promise.all([sweeper.close(), tail.close()]), closingMilliseconds);
      await database.close();
    },
  };
}

function keepSweeping({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>): Looking {
  const sweeps = {
    'failed attempts': () => sweepFailedAttempts(database, clock.now()),
    'reset keys': () => sweepResetKeys({ database, clock }),
    sessions: () => sweepSessions({ database, clock }),
    mails: () => sweepMails(database),
    'request keys': () => sweepRequestKeys(database, clock.now()),
    jobs: () => sweepJobs(database),
    'registry sign-ins': () => sweepRegistrySignIns({ database, clock }),
    invitations: () => sweepInvitations({ database, clock }),
    'retired farms': () => sweepRetiredFarms({ database, clock }),
    'files of failed imports': () => sweepFailedImports({ database, clock }),
  };
  const onError = (error: unknown, swept?: string): void => {
    log.warn({ err: error, swept }, 'what is over cannot be swept away');
  };
  return keepLooking(() => sweepAll(sweeps, onError), sweepMilliseconds, onError);
}
