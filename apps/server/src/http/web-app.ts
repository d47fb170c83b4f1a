import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { moduleNames } from '@brazda/contract/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import type { App } from './app-types.ts';
import { sendFailure } from './errors.ts';
import { webConfiguration, type DemoSignIn } from './web-configuration.ts';
import { createWebPage, type WebPage } from './web-page.ts';

const yearSeconds = 31_536_000;

/** Serves the built web app, its configuration, and its page for every address that is a screen. */
export async function serveWebApp(
  app: App,
  config: Config,
  folder: string,
  demo: DemoSignIn | undefined,
): Promise<void> {
  app.get('/config/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(webConfiguration(config, demo)),
  );
  const pagePath = join(folder, 'index.html');
  const page = existsSync(pagePath) ? createWebPage(readFileSync(pagePath, 'utf8'), config.web.brands) : undefined;
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
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.setHeader('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      // The licence is shown within a dialog of our own page; nothing else may be framed.
      if (path.includes('/licence/')) reply.setHeader('x-frame-options', 'SAMEORIGIN');
    },
  });
}

function sendPage(app: App, request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', app.contentPolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page(request.hostname, nonce));
}

function isScreen(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const first = request.url.split(/[/?]/)[1] ?? '';
  return isRead && !moduleNames.some((name) => name === first) && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
}
