import autocannon from 'autocannon';
import type { Product } from './product.ts';

export interface Load {
  readonly product: Product;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly autocannon.Request[];
  /** The only status that counts as an answer. */
  readonly expects: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor time per answer. */
  readonly processorUs: number;
}

/** Calls as fast as answers come, over so many connections. Throws where any answer was another than expected. */
export async function callHard({ product, connections, seconds, requests, expects }: Load): Promise<LoadResult> {
  const before = product.processorSeconds();
  const result = await autocannon({ url: product.url, connections, duration: seconds, requests: [...requests] });
  const others = Object.keys(result.statusCodeStats ?? {}).filter((status) => Number(status) !== expects);
  if (others.length > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(`Expected ${expects} only, got ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  const processorUs = ((product.processorSeconds() - before) * 1e6) / result.requests.total;
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99, processorUs: Math.round(processorUs) };
}
