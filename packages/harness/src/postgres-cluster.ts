import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caretakerOf } from './caretaker.ts';
import { freePort } from './free-port.ts';
import { ensurePostgres } from './postgres-programs.ts';

export interface PostgresCluster {
  /** Leads to the database `postgres` as a superuser. */
  readonly url: string;
  /** The process that leads all others of the cluster. */
  readonly pid: number;
  /** Ends the server and keeps what it has: as who looks after it would, or as if it had broken down. */
  readonly goAway: (how: 'closed' | 'broken') => Promise<void>;
  /** Starts it again where it was; gives back once it takes connections. */
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

// Tests of durability mean something only with the settings that a farm would run with.
const defaults = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_connections: '200' };
const readyWithinMs = 30_000;

/** Starts a private PostgreSQL in a temporary folder, on a port of its own; it ends with this process at the latest. */
export async function startPostgresCluster(settings: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> {
  const programs = await ensurePostgres();
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'brazda-postgres-'));
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  initialise(programs, folder, data, owner);

  const port = await freePort();
  const options = {
    ...defaults,
    ...settings,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: Ctrl-C in the terminal must reach us first, and the server through us.
  const start = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, ...args], {
      ...owner,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = start();
  const caretaker = caretakerOf({ server, folder });
  try {
    await ready(server);
  } catch (error) {
    await caretaker.end();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid ?? 0;
    },
    goAway: async (how) => {
      const gone = once(server, 'exit');
      server.kill(how === 'closed' ? 'SIGINT' : 'SIGQUIT');
      await gone;
      caretaker.goOnWith(undefined);
    },
    comeBack: async () => {
      server = start();
      caretaker.goOnWith(server);
      await ready(server);
    },
    stop: caretaker.end,
  };
}

/** PostgreSQL refuses to run as root, so root starts it as another user. */
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it');
}

function initialise(programs: string, folder: string, data: string, owner: Owner): void {
  const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const made = spawnSync(join(programs, 'initdb'), args, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`PostgreSQL ${why}:\n${log}`));
    timer = setTimeout(() => fail(`was not ready within ${readyWithinMs} ms`), readyWithinMs);
    server.on('error', (error) => fail(error.message));
    server.on('exit', () => fail('did not start'));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
  }).finally(() => clearTimeout(timer));
}
