import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { builtFolder } from '../../foundation/program-files.ts';
import type { Environment } from '@brazda/harness/server-process.ts';

/** Runs a program of the command line to its end, as it is shipped; gives what it said on both outputs. */
export async function runProgram(
  name: 'backup' | 'restore',
  args: readonly string[],
  settings: Environment,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`${name}.js`, builtFolder)), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child, 'close');
  return { code: child.exitCode, said: (await outputs).join('') };
}
