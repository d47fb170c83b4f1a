import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.ts';
import { aptInstall, canInstall, newestPackage } from './apt.ts';

const debianFolder = '/usr/lib/postgresql';
const oldestMajor = 15;

/** The folder with initdb and postgres of a PostgreSQL that has PostGIS, installed first if there is none. */
export async function ensurePostgres(): Promise<string> {
  const found = await findPostgres();
  if (found !== undefined) return found;
  const reason = canInstall() ? await install() : 'and only root can install it here';
  const installed = await findPostgres();
  if (installed !== undefined) return installed;
  throw new Error(
    `No PostgreSQL ${oldestMajor} or later with PostGIS (${reason}): run \`apt-get install postgresql-15-postgis-3\` or your system's version`,
  );
}

/** The newest of those in the distribution's folder and on the path. */
export async function findPostgres(): Promise<string | undefined> {
  for (const folder of candidates()) {
    if (existsSync(join(folder, 'initdb')) && (await isUsable(folder))) return folder;
  }
  return undefined;
}

function candidates(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  return [...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter)];
}

async function isUsable(folder: string): Promise<boolean> {
  const version = await run(join(folder, 'postgres'), ['--version']);
  if (Number(/(\d+)/.exec(version.output)?.[1]) < oldestMajor) return false;
  const { code, output } = await run(join(folder, 'pg_config'), ['--sharedir']);
  const shared = code === 0 ? output.trim() : folder.replace('/usr/lib/', '/usr/share/').replace(/\/bin$/, '');
  return existsSync(join(shared, 'extension/postgis.control'));
}

async function install(): Promise<string> {
  const failure = await aptInstall(['postgresql-15-postgis-3']);
  if (failure === undefined) return 'installed, but not found';
  const own = await newestPackage('^postgresql-[0-9]+-postgis-3$');
  return own.length === 0 ? failure : ((await aptInstall(own)) ?? 'installed, but not found');
}
