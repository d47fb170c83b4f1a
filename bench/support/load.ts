import type { Ground, Product } from './product.ts';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';
import { expectAnswers } from './expected-answers.ts';
import { median, rounded } from './statistics.ts';
import { callWithWrk, type WrittenCall } from './wrk.ts';

export interface Load {
  readonly product: Product;
  /** Where PostgreSQL works, to measure its processor time too. */
  readonly ground?: Ground;
  readonly connections: number;
  readonly seconds: number;
  /** At most so many calls a second; as many as are answered where it is not said. */
  readonly perSecond?: number | undefined;
  /** What is called in one round, from the first again once all have been. */
  readonly calls: () => Iterable<WrittenCall>;
  /** What the first of them have to be answered with; a failure anywhere ends the measurement. */
  readonly expects: readonly number[];
}

export interface LoadResult extends ProcessorTime {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Calls as fast as answers come, over so many connections. Throws where an answer was another than expected. */
export async function callHard({ product, ground, calls, expects, ...load }: Load): Promise<LoadResult> {
  const written = [...calls()];
  await expectAnswers(product.url, written, expects);
  const spent = measureProcessorTime(product, ground);
  const result = await callWithWrk({ ...load, url: product.url, calls: written, afterLast: 'first' });
  const { perSecond, p50, p95, p99 } = result;
  return { perSecond, p50, p95, p99, ...spent(result.calls) };
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
