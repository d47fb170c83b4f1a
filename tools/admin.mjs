import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { staleTargets } from './build.mjs';

// The server's own program, built like the server itself: it runs without the packages for development.
if ((await staleTargets()).includes('server')) {
  const code = await build();
  if (code !== 0) process.exit(code);
}
process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/admin.js', import.meta.url).href);

/**
 * In a process of its own, as at the start; what it prints is no part of the answer.
 * @returns {Promise<number>}
 */
function build() {
  return new Promise((resolve, reject) => {
    const builder = fileURLToPath(new URL('build.mjs', import.meta.url));
    const child = spawn(process.execPath, [builder, '--stale'], { stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
