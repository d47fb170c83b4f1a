import { readHeaders, sentHeaders } from '@brazda/contract/page-headers.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';

const allowedHeaders = sentHeaders.join(', ');
const shownHeaders = readHeaders.join(', ');
const preflightSeconds = 7200;

/**
 * Lets pages of some other origins call: where modules run apart, the page comes from one process and calls another.
 * Without cookies, since calls of modules carry a token.
 */
export function allowOrigins(app: App, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('vary', 'origin');
    if (!isFromAllowed(request, origins)) {
      done();
      return;
    }
    reply.raw.setHeader('access-control-allow-origin', request.headers.origin ?? '');
    reply.raw.setHeader('access-control-expose-headers', shownHeaders);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      done();
      return;
    }
    void reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', preflightSeconds)
      .send();
  });
}

/** Whether a call comes from a page that is configured to make calls here. */
export function isFromAllowed({ headers }: Pick<FastifyRequest, 'headers'>, origins: readonly string[]): boolean {
  return headers.origin !== undefined && origins.includes(headers.origin);
}
