import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleNames } from '@brazda/contract/modules.ts';
import { context, type Plugin } from 'esbuild';
import { createServer } from 'vite';
import { copyServerAssets, serverOptions } from './build.mjs';
import { packPostgis } from './lib/pack-postgis.mjs';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from './lib/paths.ts';
import { freePort } from '@brazda/harness/free-port.ts';

// One command, one address: Vite serves the web app and passes on what the server answers. Both reload on change.
const port = Number(process.env['PORT'] ?? 3000);
const serverPort = await freePort();
const outdir = join(root, 'dist/dev');
let running: ChildProcess | undefined;
let isEnding = false;

async function stopServer(): Promise<void> {
  const server = running;
  running = undefined;
  if (server?.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function startServer(): Promise<void> {
  await stopServer();
  await Promise.all([copyServerAssets(outdir), packing]);
  if (isEnding) return;
  running = spawn(process.execPath, ['--enable-source-maps', join(outdir, 'main.js')], {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, PORT: String(serverPort) },
  });
}

// Builds follow each other faster than the database closes; each restart waits for the one before.
let restart = Promise.resolve();
const restartServer: Plugin = {
  name: 'restart-server',
  setup(build) {
    build.onLoad({ filter: /server\/src\/main\.ts$/ }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'ts',
      watchFiles: projectFiles('apps/server/src')
        .filter((file) => file.endsWith('.sql'))
        .map((file) => join(root, file)),
    }));
    build.onEnd(({ errors }) => {
      if (errors.length === 0) restart = restart.then(startServer);
    });
  },
};

await mkdir(outdir, { recursive: true });
const packing = packPostgis(join(outdir, 'postgis.tar.gz'));

const options = serverOptions(outdir);
const bundle = await context({ ...options, plugins: [...(options.plugins ?? []), restartServer] });
await bundle.watch();

const web = await createServer({
  root: join(root, 'apps/web'),
  server: {
    port,
    strictPort: true,
    proxy: {
      [`^/(${[...moduleNames, 'config', 'docs', 'health', 'metrics', 'openapi\\.json'].join('|')})([/?]|$)`]: {
        target: `http://127.0.0.1:${serverPort}`,
        ws: true,
      },
    },
  },
});
await web.listen();
web.printUrls();

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([web.close(), bundle.dispose()]);
  await restart;
  await stopServer();
  process.exit(0);
}
// Vite's own listener would end the process while the server still closes its database.
for (const listener of process.listeners('SIGTERM')) process.off('SIGTERM', listener);
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
