import type { Logger } from 'pino';
import { createSignedInUsers } from './access/signed-in-users.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { keepTidy } from './db/statistics.ts';
import { createLandReader } from './files/land/land-reader.ts';
import { releaseJobs, workOnJobs } from './jobs/jobs.ts';
import { keepLooking, type Looking } from './keep-looking.ts';
import { createLive } from './live/live.ts';
import { tailOutbox } from './live/outbox.ts';
import { sweepMails } from './mail/deliver-mails.ts';
import { openMailRoom } from './mail/mail-room.ts';
import { agroevidenceInstallationJobs, agroevidenceJobs } from './modules/agroevidence/agroevidence.module.ts';
import { sweepRegistrySignIns, sweepRetiredFarms } from './modules/agroevidence/public.ts';
import { signedInFinder, sweepFailedAttempts, sweepInvitations, sweepResetKeys } from './modules/gateway/public.ts';
import { createRegistry } from './registries/eagri/registry.ts';
import { createPasswords } from './security/passwords.ts';
import { createSecrets } from './security/secrets.ts';
import { secretsKey } from './security/session-key.ts';
import { createTokens } from './security/tokens.ts';
import type { Services } from './services.ts';

const sweepMilliseconds = 3_600_000;

export interface RunningServices {
  readonly services: Services;
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
  const live = createLive();
  const tail = await tailOutbox(database, live, log);
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
    landReader: createLandReader(config.landFilesAtOnce),
    registry: config.registry && createRegistry(config.registry, clock),
    secrets: createSecrets(secretsKey(config.secretsKey, config.dataDir)),
    passwords: await createPasswords(),
    signedInUsers: createSignedInUsers(tokens, signedInFinder(database, clock), clock),
    nudge: () => {
      tail.nudge();
      worker?.nudge();
      mailRoom?.nudge();
    },
  };
  // The embedded database is held by one process: whoever had a job before is dead.
  if (database.kind === 'pglite') await releaseJobs(database);
  const sweeper = keepLooking(
    async () => {
      await sweepFailedAttempts(database, clock.now());
      await sweepResetKeys({ database, clock });
      await sweepMails(database);
      await sweepRegistrySignIns({ database, clock });
      await sweepInvitations({ database, clock });
      await sweepRetiredFarms({ database, clock });
    },
    sweepMilliseconds,
    (error) => {
      log.warn({ err: error }, 'what is over cannot be swept away');
    },
  );
  const leaveUntidy = keepTidy(database, (error) => {
    log.warn({ err: error }, 'the database cannot be tidied');
  });
  const kinds = { ofFarms: agroevidenceJobs(services), ofInstallation: agroevidenceInstallationJobs(services) };
  if (config.role !== 'api') worker = workOnJobs(database, kinds, log);
  if (config.role !== 'api') mailRoom = await openMailRoom(config, database, log);
  return {
    services,
    close: async () => {
      leaveUntidy();
      await mailRoom?.close();
      await worker?.close();
      await sweeper.close();
      await tail.close();
      await database.close();
    },
  };
}
