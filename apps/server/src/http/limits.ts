import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { App } from './app-types.ts';

interface Limit {
  readonly max: number;
  readonly timeWindow: string;
}

/** Calls that are limited per network: those that guess, flood or cost much. */
const limits: Readonly<Record<string, Limit>> = {
  'POST /gateway/api/authenticate': { max: 30, timeWindow: '1 minute' },
  'POST /gateway/accounts': { max: 20, timeWindow: '1 hour' },
  'POST /gateway/accounts/register': { max: 20, timeWindow: '1 hour' },
  'GET /gateway/accounts': { max: 30, timeWindow: '1 minute' },
  'POST /gateway/accounts/change-password': { max: 20, timeWindow: '1 minute' },
  'POST /gateway/reset-password/init': { max: 20, timeWindow: '1 hour' },
  'GET /gateway/check-reset-key': { max: 30, timeWindow: '1 minute' },
  'POST /gateway/reset-password/finish': { max: 20, timeWindow: '1 minute' },
  'POST /gateway/accounts/export': { max: 20, timeWindow: '1 hour' },
  'DELETE /gateway/accounts': { max: 20, timeWindow: '1 minute' },
  'POST /gateway/api/farms/:id/invitations': { max: 60, timeWindow: '1 hour' },
  'POST /gateway/api/invitations/look': { max: 60, timeWindow: '1 minute' },
  'POST /gateway/api/invitations/accept': { max: 30, timeWindow: '1 minute' },
  'POST /agroevidence/farms/:id/land': { max: 60, timeWindow: '1 hour' },
  'POST /agroevidence/farms/:id/land/validate': { max: 60, timeWindow: '10 minutes' },
  'POST /agroevidence/registration/empty': { max: 60, timeWindow: '1 hour' },
  'POST /agroevidence/eagri-auth': { max: 30, timeWindow: '10 minutes' },
  'PUT /agroevidence/farms/settings/:id/eagri-auth': { max: 30, timeWindow: '10 minutes' },
  'POST /agroevidence/farms/eagri/available-updates': { max: 60, timeWindow: '10 minutes' },
  'POST /agroevidence/registration/eagri': { max: 60, timeWindow: '1 hour' },
  'POST /agroevidence/registration/shapefile': { max: 60, timeWindow: '1 hour' },
  'POST /agroevidence/registration/shapefile/validate': { max: 60, timeWindow: '10 minutes' },
};

/** Limits what is worth limiting; `factor` lets tests and benchmarks call more often. */
export async function limitCalls(app: App, factor: number): Promise<void> {
  // Before the plugin: its own hook looks at what a route asks for when the route is added.
  app.addHook('onRoute', (route) => {
    const methods = typeof route.method === 'string' ? [route.method] : route.method;
    const limit = methods.map((method) => limits[`${method} ${route.url}`]).find(Boolean);
    if (limit) route.config = { ...route.config, rateLimit: { max: limit.max * factor, timeWindow: limit.timeWindow } };
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: networkOf,
    errorResponseBuilder: (_request, context) => new Failure('request.tooMany', { retryAfter: context.ttl / 1000 }),
  });
}

/** The caller's network: a household or an office shares one, and an attacker's addresses often do. */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  const address = request.ip.startsWith('::ffff:') ? request.ip.slice('::ffff:'.length) : request.ip;
  if (address.includes(':')) return expandGroups(address).slice(0, 4).join(':');
  return address.split('.').slice(0, 3).join('.');
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}
