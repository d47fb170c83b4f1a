import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createFarmer, type Credentials } from './farmer.ts';
import { newDataDir, startServer, type RunningServer } from './running-server.ts';

export interface AdministeredServer extends RunningServer {
  readonly admin: Credentials;
  /** What the command line said while the server held the embedded database, and with which code it ended. */
  readonly refusal: CommandResult;
}

interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** A server whose first administrator was made as its owner makes one: by the command line, while it was stopped. */
export async function startAdministeredServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<AdministeredServer> {
  const dataDir = newDataDir();
  const first = await startServer({ DATA_DIR: dataDir });
  const admin = await createFarmer(first.url, { farmName: 'Farma správce' });
  const refusal = await runAdmin(dataDir, 'add', admin.email);
  await first.stop();
  const done = await runAdmin(dataDir, 'add', admin.email);
  if (done.code !== 0) throw new Error(`No administrator could be made: ${done.output}`);
  const server = await startServer({ ...settings, DATA_DIR: dataDir });
  return {
    ...server,
    dataDir,
    admin,
    refusal,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** `npm run admin -- …`, on the embedded database in a folder. */
export function runAdmin(dataDir: string, ...args: readonly string[]): Promise<CommandResult> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const command = spawn(process.execPath, [join(import.meta.dirname, '../../tools/admin.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    command.on('close', (code) => {
      resolve({ code, output });
    });
  });
}
