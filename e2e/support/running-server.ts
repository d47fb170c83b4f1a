import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeCareOf } from '../../tools/tests/caretaker.ts';
import { freePort } from '../../tools/tests/free-port.ts';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** The end of what the server has printed, for finding out why a journey failed. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

const readyWithinMs = 120_000;
const keptLog = 50_000;
/** The journeys speak to the server as a reverse proxy would, so that each may come from a network of its own. */
const proxied = { TRUST_PROXY: '127.0.0.1' };

type Settings = Readonly<Record<string, string>>;

/** A folder for the data of a server, as the first start of this run has left it; empty where there was none. */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-journeys-'));
  const { FIRST_START: firstStart } = process.env;
  if (firstStart !== undefined) cpSync(firstStart, folder, { recursive: true });
  return folder;
}

/**
 * Starts the product as `npm start` does, on a free port and with an embedded database of its own.
 * Settings that name the address of the product are made when that is known.
 */
export async function startServer(settings: Settings | ((url: string) => Settings) = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = typeof settings === 'function' ? settings(url) : settings;
  const lent = own['DATA_DIR'];
  const dataDir = lent ?? newDataDir();
  const { DATABASE_URL: _, ...environment } = process.env;
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../tools/start.mjs')], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...proxied,
      ...own,
    },
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-keptLog)));
  }
  const stop = takeCareOf({ server, folder: lent === undefined ? dataDir : undefined });
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not become ready:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, dataDir, log: () => log, stop };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  return answer?.ok === true;
}
