import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packPostgis } from './lib/pack-postgis.mjs';

/** @typedef {'web' | 'server'} Target */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const serverSource = join(root, 'apps/server/src');

/** @type {readonly Target[]} */
const targetNames = ['web', 'server'];

/** What each target is made from; a change in any of these makes it stale. */
const inputs = {
  web: ['apps/web', 'packages', 'package-lock.json', 'tools/build.mjs'],
  server: ['apps/server', 'packages', 'package-lock.json', 'tools/build.mjs', 'tools/lib/pack-postgis.mjs'],
};

/** The programs the server consists of: the name in dist/server, and where it starts. */
const serverEntries = {
  main: 'main.ts',
  'land-worker': 'files/land/land-worker.ts',
  'register-worker': 'files/register/register-worker.ts',
  'registry-worker': 'registries/eagri/registry-worker.ts',
  'spreadsheet-worker': 'files/spreadsheet/spreadsheet-worker.ts',
  'pdf-worker': 'files/report/pdf-worker.ts',
  'tile-worker': 'files/vector-tiles/tile-worker.ts',
  seed: 'seed/seed-main.ts',
  admin: 'administrators/admin-main.ts',
  backup: 'backup/backup-main.ts',
  restore: 'backup/restore-main.ts',
};

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);
const compressFromBytes = 1024;
const brotliQuality = constants.BROTLI_MAX_QUALITY;

/**
 * The targets that are missing from dist or older than their sources.
 * @returns {Promise<Target[]>}
 */
export async function staleTargets() {
  /** @type {Target[]} */
  const stale = [];
  for (const target of targetNames) {
    const made = existsSync(join(dist, target)) ? await readStamp(target) : undefined;
    if (made === undefined || made !== (await fingerprint(target))) stale.push(target);
  }
  return stale;
}

/**
 * Builds into a folder beside the old one and swaps them, so that a broken or interrupted build leaves the old one whole.
 * @param {readonly Target[]} targets
 * @returns {Promise<void>}
 */
export async function build(targets) {
  const workshop = join(dist, `.building-${process.pid}`);
  await mkdir(workshop, { recursive: true });
  try {
    const steps = { web: buildWeb, server: buildServer };
    const outcomes = await Promise.allSettled(
      targets.map(async (target) => {
        const started = performance.now();
        const stamp = await fingerprint(target);
        const made = join(workshop, target);
        await steps[target](made);
        await swap(made, join(dist, target), join(workshop, `${target}.old`));
        await writeFile(stampPath(target), stamp);
        process.stdout.write(`Built ${target} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
      }),
    );
    // Only now: where one fails the other is still at work, and the workshop cannot be taken away under it.
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * How esbuild makes the server; npm packages stay outside, our own workspaces are TypeScript and go in.
 * @param {string} outdir
 * @returns {import('esbuild').BuildOptions}
 */
export function serverOptions(outdir) {
  const entries = Object.entries(serverEntries).filter(([, path]) => existsSync(join(serverSource, path)));
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map(([name, path]) => [name, join(serverSource, path)])),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    splitting: true,
    // Writes `{ ...{ a, b }, c }` as one literal, which V8 makes a hundred times faster than it copies members.
    minifySyntax: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  };
}

/**
 * Copies what the server reads at run time: migrations and assets, at the same path as in the sources.
 * @param {string} outdir
 * @returns {Promise<void>}
 */
export async function copyServerAssets(outdir) {
  for (const file of await filesBelow(serverSource)) {
    const path = relative(serverSource, file);
    const isAsset = path.split(sep).includes('assets') || path.endsWith('.sql');
    if (isAsset && !isProgram(path)) await cp(file, join(outdir, path));
  }
}

/** @type {import('esbuild').Plugin} */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ kind, path }) => {
      if (kind === 'entry-point' || path.startsWith('@brazda/')) return undefined;
      return { path, external: true };
    });
  },
};

/** @param {string} outdir */
async function buildServer(outdir) {
  const { build: bundle } = await import('esbuild');
  await bundle(serverOptions(outdir));
  await Promise.all([copyServerAssets(outdir), packPostgis(join(outdir, 'postgis.tar.gz'))]);
}

/** @param {string} outdir */
async function buildWeb(outdir) {
  const { build: bundle } = await import('vite');
  await bundle({
    root: join(root, 'apps/web'),
    logLevel: 'warn',
    build: { outDir: outdir, emptyOutDir: true, reportCompressedSize: false },
  });
  await compressBelow(outdir);
}

/** @param {string} folder */
async function compressBelow(folder) {
  await Promise.all(
    (await filesBelow(folder)).map(async (file) => {
      if (!compressible.has(extname(file)) || (await stat(file)).size <= compressFromBytes) return;
      const plain = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}

/** @param {Target} target */
async function fingerprint(target) {
  const hash = createHash('sha256');
  for (const input of inputs[target]) {
    const path = join(root, input);
    const files = existsSync(path) && (await stat(path)).isDirectory() ? await filesBelow(path) : [path];
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
      const content = existsSync(file) ? await readFile(file) : '';
      hash.update(relative(root, file)).update('\0').update(content).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.name === 'node_modules') return [];
      return entry.isDirectory() ? filesBelow(path) : [path];
    }),
  );
  return found.flat().sort();
}

/** @param {string} path */
function isProgram(path) {
  return ['.ts', '.tsx'].includes(extname(path));
}

/**
 * @param {string} made
 * @param {string} place
 * @param {string} aside
 */
async function swap(made, place, aside) {
  if (existsSync(place)) await rename(place, aside);
  await rename(made, place);
}

/** @param {Target} target */
function stampPath(target) {
  return join(dist, `${target}.sources`);
}

/** @param {Target} target */
async function readStamp(target) {
  const path = stampPath(target);
  return existsSync(path) ? await readFile(path, 'utf8') : undefined;
}

const isCommand = process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === import.meta.url;
if (isCommand) await buildNamed(process.argv.slice(2));

/**
 * `build.mjs [--stale] [web] [server]`: those that are named, else both, and of them with `--stale` those that are.
 * @param {string[]} args
 */
async function buildNamed(args) {
  const isNamed = (/** @type {Target} */ target) => args.every((arg) => arg.startsWith('--')) || args.includes(target);
  const targets = args.includes('--stale') ? await staleTargets() : targetNames;
  await build(targets.filter(isNamed));
}
