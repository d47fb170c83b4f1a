import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { App } from './app-types.ts';

/** Counts and times calls, and shows the figures to this machine or to the holder of a token. */
export function metricsRoutes(app: App, token: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'brazda_http_request_seconds',
    help: 'Time of calls by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    calls.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isThisMachine(request) && !holds(request.headers.authorization, token)) throw new Failure('route.notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Built files have names of their own with each release, and one label together. */
function routeOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** What proxies write of whom they hand on, each some of it. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** A proxy on this machine hands on calls from everywhere; they carry its headers, even where it is not believed. */
function isThisMachine({ ip: address, headers }: FastifyRequest): boolean {
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false;
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

function holds(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
