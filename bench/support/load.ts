import autocannon from 'autocannon';
import type { Ground, Product } from './product.ts';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';
import { median, quantile, rounded } from './statistics.ts';

export interface Load {
  readonly product: Product;
  /** Where PostgreSQL works, to measure its processor time too. */
  readonly ground?: Ground;
  readonly connections: number;
  readonly seconds: number;
  /** At most so many calls a second; as many as are answered where it is not said. */
  readonly perSecond?: number | undefined;
  readonly requests: readonly autocannon.Request[];
  /** The only status that counts as an answer, or all that do. */
  readonly expects: number | readonly number[];
}

export interface LoadResult extends ProcessorTime {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Calls as fast as answers come, over so many connections. Throws where any answer was another than expected. */
export async function callHard({
  product,
  ground,
  connections,
  seconds,
  perSecond,
  requests,
  expects,
}: Load): Promise<LoadResult> {
  const spent = measureProcessorTime(product, ground);
  const milliseconds: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        ...{ url: product.url, connections, duration: seconds, requests: [...requests] },
        ...(perSecond !== undefined && { overallRate: perSecond }),
      },
      (error: Error | null, done) => {
        if (error) reject(error);
        else resolve(done);
      },
    );
    running.on('response', (_client, _status, _bytes, responseTime) => milliseconds.push(responseTime));
  });
  const expected = new Set([expects].flat().map(String));
  const others = Object.keys(result.statusCodeStats ?? {}).filter((status) => !expected.has(status));
  if (others.length > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `Expected ${[...expected].join()} only, got ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`,
    );
  }
  return {
    perSecond: result.requests.total / seconds,
    p50: rounded(quantile(milliseconds, 0.5)),
    p95: rounded(quantile(milliseconds, 0.95)),
    p99: rounded(quantile(milliseconds, 0.99)),
    ...spent(result.requests.total),
  };
}

/** The medians of several rounds, and how far apart their rates were. */
export interface Rounds extends LoadResult {
  readonly rounds: number;
  readonly slowest: number;
  readonly fastest: number;
}

/** The same load several times over: one round alone says as much of the machine as of us. */
export async function callInRounds(load: Load, rounds = 3): Promise<Rounds> {
  const results: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await callHard(load));
  const middle = (of: keyof LoadResult): number => rounded(median(results.map((result) => result[of])));
  const rates = results.map(({ perSecond }) => Math.round(perSecond));
  return {
    perSecond: Math.round(middle('perSecond')),
    p50: middle('p50'),
    p95: middle('p95'),
    p99: middle('p99'),
    processorUs: middle('processorUs'),
    databaseUs: middle('databaseUs'),
    rounds,
    slowest: Math.min(...rates),
    fastest: Math.max(...rates),
  };
}
