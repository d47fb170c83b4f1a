import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { staleTargets } from '../build.mjs';

/**
 * Runs one of the server's own programs, built like the server itself: it needs no packages for development.
 * @param {'admin' | 'backup' | 'restore'} name
 * @returns {Promise<void>}
 */
export async function runProgram(name) {
  if ((await staleTargets()).includes('server')) {
    const code = await build();
    if (code !== 0) process.exit(code);
  }
  process.setSourceMapsEnabled(true);
  await import(new URL(`../../dist/server/${name}.js`, import.meta.url).href);
}

/**
 * In a process of its own, as at the start; what it prints is no part of the answer.
 * @returns {Promise<number>}
 */
function build() {
  return new Promise((resolve, reject) => {
    const builder = fileURLToPath(new URL('../build.mjs', import.meta.url));
    const child = spawn(process.execPath, [builder, '--stale'], { stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
