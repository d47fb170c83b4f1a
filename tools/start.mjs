import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Plain JavaScript without imports of packages up to the version check: it must run, and say so, on any Node.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isTooOld = major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 13);
if (isTooOld) {
  process.stderr.write(
    `Brázda needs Node 20.19, or 22.13 or later; this is ${process.versions.node}. Get it from https://nodejs.org\n`,
  );
  process.exit(1);
}

const { staleTargets } = await import('./build.mjs');
const stale = await staleTargets();
if (stale.length > 0) {
  process.stdout.write(`Building ${stale.join(' and ')} …\n`);
  const code = await run([fileURLToPath(new URL('build.mjs', import.meta.url)), '--stale']);
  if (code !== 0) process.exit(code);
}

stayCalmOnRepeatedSignals();
process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/main.js', import.meta.url).href);

/**
 * The build runs in a process of its own so that its memory is free again when the server starts.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Ctrl-C under npm arrives twice: from the terminal and from npm. The first one closes the server, the rest must not
 * interrupt that. Before the server listens for signals itself, the first one ends the process.
 */
function stayCalmOnRepeatedSignals() {
  let isClosing = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (isClosing) return;
      if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
      isClosing = true;
    });
  }
}
