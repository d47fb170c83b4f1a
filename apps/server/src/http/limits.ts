import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Endpoint, Limit } from '@brazda/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../foundation/failure.ts';
import type { CallCounts } from '../processes/call-counts.ts';
import type { App } from './app-types.ts';

type CheckLimit = (request: FastifyRequest) => Promise<void>;

/** Counts calls as their endpoints say, over all processes of the server. */
export interface Limits {
  /** What has to be asked before a call of an endpoint is looked at. Each throws `request.tooMany`. */
  checksOf(endpoint: Pick<Endpoint, 'limit'>): readonly CheckLimit[];
}

/** Makes ready to limit calls; `factor` lets tests and benchmarks call more often. */
export async function createLimits(app: App, counts: CallCounts, factor: number): Promise<Limits> {
  await app.register(rateLimit, { global: false, store: storeOver(counts) });
  // Every process makes the same limits in the same order, so that a number is a name that all know.
  let made = 0;
  const together = new Map<string, CheckLimit>();
  const check = (
    { calls, seconds }: Pick<Limit, 'calls' | 'seconds'>,
    keyOf: (request: FastifyRequest) => string,
  ): CheckLimit => {
    const name = (made += 1);
    const keyGenerator = (request: FastifyRequest): string => `${name} ${keyOf(request)}`;
    const count = app.createRateLimit({ max: Math.ceil(calls * factor), timeWindow: seconds * 1000, keyGenerator });
    return async (request) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new Failure('request.tooMany', { retryAfter: counted.ttl / 1000 });
    };
  };
  const ofNetwork = (limit: Limit): CheckLimit => {
    if (limit.together === undefined) return check(limit, networkOf);
    const shared = together.get(limit.together) ?? check(limit, networkOf);
    together.set(limit.together, shared);
    return shared;
  };
  return {
    checksOf: ({ limit }) => {
      if (!limit) return [];
      const { ofQuery } = limit;
      return [ofNetwork(limit), ...(ofQuery ? [check(ofQuery, (request) => valueOf(request, ofQuery.field))] : [])];
    },
  };
}

/** All limits count in one store; their names stand in its keys. */
function storeOver(counts: CallCounts): new () => FastifyRateLimitStore {
  return class CountedStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, tell, timeWindow) => {
      counts.count(key, timeWindow).then(
        (counted) => tell(null, counted),
        (error: unknown) => tell(error as Error),
      );
    };

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

function valueOf({ query }: FastifyRequest, field: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

/** The caller's network: a household or an office shares one, and an attacker's addresses often do. */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  // A caller that is gone already has no address any more, whatever the types say.
  const known = (request.ip as string | undefined) ?? '';
  const address = known.startsWith('::ffff:') ? known.slice('::ffff:'.length) : known;
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
