import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { moduleNames } from '@brazda/contract/modules.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Failure } from '../foundation/failure.ts';
import type { App } from './app-types.ts';
import { sendFailure } from './errors.ts';
import { webConfiguration, type DemoSignIn } from './web-configuration.ts';
import { createWebPage, type WebPage } from './web-page.ts';

const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/** Serves the built web app, its configuration, and its page for every address that is a screen. */
export async function serveWebApp(
  app: App,
  config: Config,
  folder: string,
  demo: DemoSignIn | undefined,
): Promise<void> {
  const configuration = webConfiguration(config, demo);
  app.get('/config/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(configuration));
  const pagePath = join(folder, 'index.html');
  const page = existsSync(pagePath)
    ? createWebPage(readFileSync(pagePath, 'utf8'), config.web.brands, configuration)
    : undefined;
  app.setNotFoundHandler((request, reply) =>
    page !== undefined && isScreen(request)
      ? sendPage(app, request, reply, page)
      : sendFailure(request, reply, new Failure('route.notFound')),
  );
  if (page === undefined) return;
  app.get('/', (request, reply) => sendPage(app, request, reply, page));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Otherwise the library writes a header of its own over ours.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cacheControlOf(path));
      // The licence is shown within a dialog of our own page; nothing else may be framed.
      if (path.includes('/licence/')) reply.setHeader('x-frame-options', 'SAMEORIGIN');
    },
  });
}

/** Whatever changes under its name is asked for again; a sign of a brand hardly ever does. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${yearSeconds}, immutable`;
  return path.includes('/brands/') ? `public, max-age=${daySeconds}` : 'no-cache';
}

function sendPage(app: App, request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', app.contentPolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-language')
    .send(
      page({ host: request.hostname, path: pathOf(request), languages: request.headers['accept-language'], nonce }),
    );
}

function isScreen(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const first = request.url.split(/[/?]/)[1] ?? '';
  return isRead && !moduleNames.some((name) => name === first) && !/\.\w+$/.test(pathOf(request));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}
