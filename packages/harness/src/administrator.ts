import { run, type CommandResult } from './command.ts';
import { createFarmer, type Credentials } from './farmer.ts';
import { startIn } from './journey-server.ts';
import { inheritedEnvironment } from './product.ts';

/** Who administers every product of the journeys that begins with the data of the first start. */
export const administrator: Credentials = { email: 'spravce@example.org', password: 'plough and furrow' };

/**
 * Starts the product in a new folder, which makes the database and the demo farm, and makes the first administrator as
 * an owner does: by the command line, while the product is stopped.
 */
export async function makeFirstStart(folder: string): Promise<void> {
  const server = await startIn(folder);
  await createFarmer(server.url, { ...administrator, farmName: 'Farma správce' });
  await server.stop();
  const { code, output } = await runAdmin(folder, 'add', administrator.email);
  if (code !== 0) throw new Error(`No administrator could be made: ${output}`);
}

/** `npm run admin -- …`, on the embedded database in a folder. */
export function runAdmin(dataDir: string, ...args: readonly string[]): Promise<CommandResult> {
  return run(process.execPath, ['tools/admin.mjs', ...args], {
    env: { ...inheritedEnvironment(), DATA_DIR: dataDir },
  });
}
