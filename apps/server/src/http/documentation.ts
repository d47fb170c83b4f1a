import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ModuleName } from '@brazda/contract/modules.ts';
import type { App } from './app-types.ts';
import { openApiDocument } from './openapi.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Brázda: calls</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <script defer src="/docs/swagger-ui-bundle.js"></script>
    <script defer src="/docs/start.js"></script>
  </head>
  <body><main id="calls"></main></body>
</html>
`;

const start = `window.addEventListener('DOMContentLoaded', () => {
  SwaggerUIBundle({ url: '/openapi.json', dom_id: '#calls', deepLinking: true, docExpansion: 'none', filter: true, validatorUrl: null });
});
`;

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** The OpenAPI document of the modules that are served here, and a page to read and try it. */
export function documentationRoutes(app: App, modules: readonly ModuleName[]): void {
  // Hundreds of schemas to go through: not before somebody asks, for every start would wait for it.
  const describe = once(async () => JSON.stringify(await openApiDocument(modules)));
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await describe()),
  );
  app.get('/docs', (_request, reply) =>
    reply.header('content-security-policy', contentPolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/start.js', (_request, reply) => reply.type(types['js'] ?? '').send(start));
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    const read = once(() => readPacked(join(folder, name)));
    app.get(`/docs/${name}`, async (request, reply) => {
      const { plain, packed } = await read();
      const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      if (takesPacked) void reply.header('content-encoding', 'gzip');
      return reply
        .header('cache-control', 'public, max-age=3600')
        .header('vary', 'accept-encoding')
        .type(types[name.split('.').at(-1) ?? ''] ?? '')
        .send(takesPacked ? packed : plain);
    });
  }
}

interface PackedFile {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

async function readPacked(path: string): Promise<PackedFile> {
  const plain = await readFile(path);
  return { plain, packed: await promisify(gzip)(plain) };
}

/** The same for whoever asks: a megabyte that is read and packed for each stranger would cost them nothing. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}
