import { aptInstall, canInstall } from './apt.ts';
import { run } from './command.ts';

/** Makes sure that GDAL's programs are there, installed first if they are not. Throws where they cannot be. */
export async function ensureGdal(): Promise<void> {
  if (await isThere()) return;
  const reason = canInstall() ? await aptInstall(['gdal-bin']) : 'only root can install it here';
  if (!(await isThere()))
    throw new Error(`No GDAL (${reason ?? 'installed, but not found'}): run \`apt-get install gdal-bin\``);
}

async function isThere(): Promise<boolean> {
  const { code } = await run('ogr2ogr', ['--version']).catch(() => ({ code: 1 }));
  return code === 0;
}
