import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createFarmer, type Credentials } from './farmer.ts';
import { startServer } from './running-server.ts';

/** Who administers every product of the journeys that begins with the data of the first start. */
export const administrator: Credentials = { email: 'spravce@example.org', password: 'plough and furrow' };

/**
 * Starts the product in a new folder, which makes the database and the demo farm, and makes the first administrator as
 * an owner does: by the command line, while the product is stopped.
 */
export async function makeFirstStart(folder: string): Promise<void> {
  const server = await startServer({ DATA_DIR: folder });
  await createFarmer(server.url, { ...administrator, farmName: 'Farma správce' });
  await server.stop();
  const { code, output } = await runAdmin(folder, 'add', administrator.email);
  if (code !== 0) throw new Error(`No administrator could be made: ${output}`);
}

interface CommandResult {
  readonly code: number | null;
  readonly output: string;
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
