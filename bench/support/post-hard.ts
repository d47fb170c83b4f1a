import type { Ground, Product } from './product.ts';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';
import { callWithWrk } from './wrk.ts';

export interface Posting {
  readonly product: Product;
  readonly ground: Ground;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One line of JSON each; each is sent once, so there must be more than are answered. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** At most about so many a second; as many as are answered where it is not said. */
  readonly perSecond?: number | undefined;
}

export interface PostedResult extends ProcessorTime {
  readonly perSecond: number;
  readonly sent: number;
  readonly p95: number;
  readonly p99: number;
}

/** Posts bodies as fast as they are answered. Throws where an answer tells of a failure, or bodies ran out. */
export async function postHard({ product, ground, path, headers, bodies, ...load }: Posting): Promise<PostedResult> {
  const spent = measureProcessorTime(product, ground);
  const { calls, perSecond, p95, p99, ranOut } = await callWithWrk({
    ...load,
    url: product.url,
    calls: bodies.map((body) => ({ method: 'POST', path, headers, body })),
    afterLast: 'nothing',
  });
  if (ranOut) throw new Error(`All of ${bodies.length} bodies were sent before the time was over`);
  return { perSecond, sent: calls + load.connections, p95, p99, ...spent(calls) };
}
