import type { Row } from './bench.ts';
import { callHard } from './support/load.ts';
import { buildStale } from '../tools/lib/build-stale.ts';
import { newGround, startProduct, type DatabaseKind } from './support/product.ts';
import { seedFarm, signIn } from './support/seeded-farm.ts';
import { verdict } from './support/verdict.ts';

export const name = 'parcels';

const path = '/agroevidence/parcels?page=1&per-page=25&sort-col=name&sort-dir=asc&language=cs';

/** The first page of the list of a large farm, read by many at once. */
export async function run(): Promise<Row[]> {
  await buildStale();
  return [await measureOn('postgres', 50), await measureOn('embedded', undefined)];
}

async function measureOn(kind: DatabaseKind, atMost: number | undefined): Promise<Row> {
  const ground = await newGround(kind);
  try {
    const farm = seedFarm(ground, 2000);
    const product = await startProduct(ground);
    try {
      const { token, farmId } = await signIn(product.url, farm);
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
      const requests = [{ method: 'GET' as const, path: `${path}&farmIds=${farmId}`, headers }];
      const load = { product, connections: 50, requests, expects: 200 };
      await callHard({ ...load, seconds: 4 });
      const { perSecond, p50, p99, processorUs } = await callHard({ ...load, seconds: 10 });
      return verdict({
        what: `first page of 2,000 parcels, 50 at once, ${kind}: p99`,
        value: p99,
        unit: 'ms',
        ...(atMost !== undefined && { atMost }),
        more: { p50, perSecond: Math.round(perSecond), processorUs },
      });
    } finally {
      await product.stop();
    }
  } finally {
    await ground.clear();
  }
}
