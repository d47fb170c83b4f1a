import { parseArgs } from 'node:util';
import { systemClock } from '../foundation/clock.ts';
import { ConfigurationError, readConfig } from '../config.ts';
import { DatabaseUnusable, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { administratorEmails, changeAdministrator } from './administrators.ts';

const usage = `Usage: npm run admin -- add <email> | remove <email> | list
Says who may look after this installation, in the database of DATA_DIR or DATABASE_URL. The account must exist.
Stop Brázda before, where it runs with the embedded database: that belongs to one process at a time.`;

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = '', email, ...rest] = positionals;
  const needsEmail = command === 'add' || command === 'remove';
  if (rest.length > 0 || (needsEmail ? email === undefined : command !== 'list' || email !== undefined)) {
    throw new ConfigurationError(usage);
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    if (email === undefined) await list(database);
    else await change(database, email, command === 'add');
  } finally {
    await database.close();
  }
}

async function list(database: Database): Promise<void> {
  const emails = await administratorEmails({ database });
  say(emails.length === 0 ? 'There is no administrator. Add one: npm run admin -- add <email>' : emails.join('\n'));
}

async function change(database: Database, email: string, isAdmin: boolean): Promise<void> {
  const result = await changeAdministrator({ database, clock: systemClock }, email, isAdmin);
  if (result === 'unknown') {
    throw new ConfigurationError(`There is no account ${email}. Let its owner create it in the application first.`);
  }
  const state = isAdmin ? 'an administrator' : 'no administrator';
  say(`${email} is ${state}${result === 'unchanged' ? ' already' : ''}.`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  const isExplained =
    error instanceof ConfigurationError || error instanceof DatabaseUnusable || isAboutArguments(error);
  const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isExplained ? (error as Error).message : story}\n`);
  process.exitCode = error instanceof DatabaseUnusable ? error.exitCode : 1;
});

function isAboutArguments(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
