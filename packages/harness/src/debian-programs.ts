import { aptInstall, canInstall } from './apt.ts';
import { run } from './command.ts';

/** Makes sure that a program is there, installed first if it is not. Throws where it cannot be. */
export async function ensureProgram(program: string, debianPackage: string): Promise<void> {
  if (await isThere(program)) return;
  const reason = canInstall() ? await aptInstall([debianPackage]) : 'only root can install it here';
  if (!(await isThere(program)))
    throw new Error(
      `No ${program} (${reason ?? 'installed, but not found'}): run \`apt-get install ${debianPackage}\``,
    );
}

async function isThere(program: string): Promise<boolean> {
  const { code } = await run('which', [program]).catch(() => ({ code: 1 }));
  return code === 0;
}
