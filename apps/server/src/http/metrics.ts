import { timingSafeEqual } from 'node:crypto';
import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../foundation/failure.ts';
import type { Processes } from '../processes/processes.ts';
import type { App } from './app-types.ts';

/** Figures of the process, and of its like: counts and times of calls, and what else is registered. */
export interface Metrics {
  readonly registry: Registry;
  /** All figures of all processes; where there are several each says of which it is. */
  readonly text: () => Promise<string>;
  /** Counts a call that was answered. */
  readonly count: (request: FastifyRequest, reply: FastifyReply) => void;
}

export function createMetrics({ size, own, answer, askOthers }: Processes): Metrics {
  const registry = new Registry();
  if (size > 1) registry.setDefaultLabels({ process: String(own) });
  answer('figures', () => registry.getMetricsAsJSON());
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'brazda_http_request_seconds',
    help: 'Time of calls by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    text: async () => {
      if (size === 1) return registry.metrics();
      const [figures, others] = await Promise.all([registry.getMetricsAsJSON(), askOthers('figures', null)]);
      return AggregatorRegistry.aggregate([figures, ...others]).metrics();
    },
    count: (request, reply) => {
      const route = routeLabel(request.routeOptions.url);
      calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    },
  };
}

/** Files of the build have a route each, under names that every build makes anew: together they are one. */
function routeLabel(route: string | undefined): string {
  const folder = /^\/(assets|fonts|brands|licence)\//.exec(route ?? '')?.[1];
  return folder === undefined ? (route ?? 'none') : `/${folder}/*`;
}

/** Shows the figures to this machine or to the holder of a token. */
export function metricsRoutes(app: App, { registry, count, text }: Metrics, token: string | undefined): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.isOnFastPath) count(request, reply);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isThisMachine(request) && !holds(request.headers.authorization, token)) throw new Failure('route.notFound');
    return reply.type(registry.contentType).send(await text());
  });
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
