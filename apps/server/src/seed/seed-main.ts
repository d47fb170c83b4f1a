import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '../foundation/clock.ts';
import { ConfigurationError, readConfig } from '../config.ts';
import { DatabaseUnusable } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createPasswords } from '../security/passwords.ts';
import { mostParcels } from './farm-land.ts';
import { seedFarms, type SeedWishes } from './seed-farms.ts';

const usage = `Usage: npm run seed -- [--farms 1] [--parcels 2000] [--actions 0] [--password <word>]
Makes farms for measuring, in the database of DATA_DIR or DATABASE_URL; at most ${mostParcels} parcels each, with so many actions of ten seasons.`;

const Wishes = z.object({
  farms: z.coerce.number().int().min(1).max(10_000).default(1),
  parcels: z.coerce.number().int().min(1).max(mostParcels).default(2000),
  actions: z.coerce.number().int().min(0).max(1_000_000).default(0),
  // Not a fixed word: whoever reads this must not be able to sign in on a server where it was run.
  password: z
    .string()
    .min(6)
    .default(() => randomBytes(9).toString('base64url')),
});

async function main(): Promise<void> {
  const wishes = readWishes();
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    const services = { database: database.background, clock: systemClock, passwords: await createPasswords() };
    for await (const { name, email, parcels, milliseconds } of seedFarms(services, wishes)) {
      const seconds = (milliseconds / 1000).toFixed(1);
      say(`${name}: ${parcels} parcels in ${seconds} s. Sign in as ${email} with the password ${wishes.password}`);
    }
  } finally {
    await database.close();
  }
}

function readWishes(): SeedWishes {
  const text = { type: 'string' } as const;
  try {
    return Wishes.parse(parseArgs({ options: { farms: text, parcels: text, actions: text, password: text } }).values);
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
