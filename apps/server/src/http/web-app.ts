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

const yearSeconds = 31_536_000;

/** What a user of a demo installation may sign in with; elsewhere there is none. */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

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
  const page = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : undefined;
  app.setNotFoundHandler((request, reply) =>
    page !== undefined && isScreen(request)
      ? sendPage(app, reply, page)
      : sendFailure(request, reply, new Failure('route.notFound')),
  );
  if (page === undefined) return;
  app.get('/', (_request, reply) => sendPage(app, reply, page));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.setHeader('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
}

function sendPage(app: App, reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', app.contentPolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce));
}

function isScreen(request: FastifyRequest): boolean {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  const first = request.url.split(/[/?]/)[1] ?? '';
  return wantsPage && !moduleNames.some((name) => name === first) && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
}

function webConfiguration(config: Config, demo: DemoSignIn | undefined): object {
  return {
    modules: Object.fromEntries(moduleNames.map((name) => [name, config.moduleUrls[name] ?? `/${name}`])),
    map: { baseLayers: config.baseLayers },
    flags: config.flags,
    demo: demo ?? null,
    passwordMinLength: 6,
    ...(config.supportEmail !== undefined && { supportEmail: config.supportEmail }),
  };
}
