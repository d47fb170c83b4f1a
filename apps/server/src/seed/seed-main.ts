import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { daySeconds } from '@brazda/domain/sensors/played/days.ts';
import { z } from 'zod';
import { ConfigurationError, readConfig } from '../config.ts';
import { DatabaseUnusable } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLog } from '../foundation/log.ts';
import { moduleSettings } from '../modules.ts';
import { sessionKey } from '../security/session-key.ts';
import { startServices, type RunningServices } from '../start-services.ts';
import { untilStored } from '../telemetry/until-stored.ts';
import { mostParcels } from './farm-land.ts';
import { seedFarms, type SeedWishes } from './seed-farms.ts';
import { everySeconds } from './sensors/seeded-devices.ts';

const usage = `Usage: npm run seed -- [--farms 1] [--parcels 2000] [--actions 0] [--sensors 0] [--days 90]
  [--password <word>]
Makes farms for measuring, in the database of DATA_DIR or DATABASE_URL; at most ${mostParcels} parcels each, with so many actions of
ten seasons, and so many sensors that have measured for so many days.`;

const Wishes = z.object({
  farms: z.coerce.number().int().min(1).max(10_000).default(1),
  parcels: z.coerce.number().int().min(1).max(mostParcels).default(2000),
  actions: z.coerce.number().int().min(0).max(1_000_000).default(0),
  sensors: z.coerce.number().int().min(0).max(1000).default(0),
  days: z.coerce.number().int().min(1).max(730).default(90),
  // Not a fixed word: whoever reads this must not be able to sign in on a server where it was run.
  password: z
    .string()
    .min(6)
    .default(() => randomBytes(9).toString('base64url')),
});

/** So many messages are stored in a second, as it was seen on two cores. */
const storedASecond = { postgres: 1500, embedded: 700 } as const;

async function main(): Promise<void> {
  const wishes = readWishes();
  const running = await start();
  if (wishes.sensors > 0) say(whatIsToCome(wishes));
  try {
    for await (const { name, email, parcels, messages, milliseconds } of seedFarms(running.services, wishes)) {
      const seconds = (milliseconds / 1000).toFixed(1);
      say(`${name}: ${parcels} parcels in ${seconds} s. Sign in as ${email} with the password ${wishes.password}`);
      if (messages > 0) await storeAll(running, messages);
    }
  } finally {
    await running.close();
  }
}

/** Nothing is said until all of a farm is there, and that may be long. */
function whatIsToCome({ farms, sensors, days }: SeedWishes): string {
  const messages = farms * sensors * days * (daySeconds / everySeconds);
  const minutes = (aSecond: number): string => String(Math.ceil(messages / aSecond / 60));
  return `About ${messages} messages of sensors: ${minutes(storedASecond.postgres)} min on PostgreSQL, ${minutes(storedASecond.embedded)} min with the embedded database`;
}

/** All that takes in and stores what devices send, and nothing that works on jobs or answers calls. */
async function start(): Promise<RunningServices> {
  const config = readConfig(process.env, moduleSettings);
  const database = await openDatabase(config);
  await migrate(database);
  const key = sessionKey(config.sessionKey, config.dataDir);
  return startServices({ ...config, role: 'ingest' }, database, key, createLog('warn'));
}

async function storeAll({ services }: RunningServices, messages: number): Promise<void> {
  const began = performance.now();
  await untilStored(services.database.background);
  say(`${messages} messages of its sensors stored in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function readWishes(): SeedWishes {
  const text = { type: 'string' } as const;
  try {
    return Wishes.parse(
      parseArgs({ options: { farms: text, parcels: text, actions: text, sensors: text, days: text, password: text } })
        .values,
    );
  } catch (error) {
    throw new ConfigurationError(usage, { cause: error });
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  const isExplained = error instanceof ConfigurationError || error instanceof DatabaseUnusable;
  const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isExplained ? error.message : story}\n`);
  process.exitCode = error instanceof DatabaseUnusable ? error.exitCode : 1;
});
