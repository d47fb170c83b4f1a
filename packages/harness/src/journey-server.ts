import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeCareOf } from './caretaker.ts';
import { inheritedEnvironment, startProduct, type Product } from './product.ts';
import type { Environment } from './server-process.ts';

export interface RunningServer extends Pick<Product, 'url' | 'log'> {
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** The journeys speak to the server as a reverse proxy would, so that each may come from a network of its own. */
const ofJourneys: Environment = { LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' };

/**
 * Starts the product with an embedded database of its own, which begins with what the first start of this run has made.
 * Settings that name the address of the product are made when that is known.
 */
export async function startServer(settings: Environment | ((url: string) => Environment) = {}): Promise<RunningServer> {
  const dataDir = newDataDir();
  const remove = takeCareOf({ folder: dataDir });
  try {
    const product = await startIn(dataDir, settings);
    return {
      ...product,
      dataDir,
      stop: async () => {
        await product.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The same in a folder that stays. */
export function startIn(
  dataDir: string,
  settings: Environment | ((url: string) => Environment) = {},
): Promise<Product> {
  return startProduct({
    environment: (url) => ({
      ...inheritedEnvironment(),
      ...ofJourneys,
      DATA_DIR: dataDir,
      ...(typeof settings === 'function' ? settings(url) : settings),
    }),
  });
}

/** A folder for the data of a server, as the first start of this run has left it; empty where there was none. */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-journeys-'));
  const { FIRST_START: firstStart } = process.env;
  if (firstStart !== undefined) cpSync(firstStart, folder, { recursive: true });
  return folder;
}
