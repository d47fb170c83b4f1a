import { existsSync } from 'node:fs';
import { run } from './command.ts';

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Whether packages of the system can be installed here without asking anybody. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs the first of the packages that the distribution has; gives why it could not, or nothing. */
export async function aptInstall(names: readonly string[]): Promise<string | undefined> {
  console.log(`Installing ${names.join(' or ')} …`);
  const update = await run('apt-get', ['update', '-q'], { env: environment });
  if (update.code !== 0) return lastLine(update.output);
  let reason = 'no package found';
  for (const name of names) {
    const install = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
      env: environment,
    });
    if (install.code === 0) return undefined;
    reason = lastLine(install.output);
  }
  return reason;
}

/** The newest package whose name fits, as the distribution's own version. */
export async function newestPackage(pattern: string): Promise<string[]> {
  const { output } = await run('apt-cache', ['search', '--names-only', pattern]);
  const names = output.split('\n').map((line) => line.split(' ')[0] ?? '');
  return names
    .filter((name) => name !== '')
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .slice(0, 1);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
