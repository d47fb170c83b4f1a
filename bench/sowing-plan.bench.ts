import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { callInRounds } from './support/load.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import type { SignedIn } from './support/seeded-farm.ts';
import { verdict } from './support/verdict.ts';

export const name = 'sowing-plan';

const parcels = 2000;
const seasons = 6;
const cropsPerCall = 1000;
const crops = [1, 8, 18, 26, 36, 49, 57];

/** The calls of the board, and what each may take at most. */
const readings = [
  { what: 'plan', path: 'parcels', atMost: 150 },
  { what: 'statistics', path: 'statistics', atMost: 50 },
  { what: 'warnings', path: 'warnings', atMost: 500 },
] as const;

/** The plan of a large farm: written a thousand crops a call, then read as the board does. */
export async function run(): Promise<Row[]> {
  return onSeededFarm({ parcels }, async ({ ground, product, user }) => {
    const rows = [await plantAll(product.url, user)];
    const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
    for (const { what, path, atMost } of readings) {
      const address = `/agroevidence/sowing-plan/${path}?size=${seasons}&farmIds=${user.farmId}`;
      const requests = [{ method: 'GET' as const, path: address, headers }];
      const { p99, ...more } = await callInRounds({
        product,
        ground,
        connections: 1,
        requests,
        expects: 200,
        seconds: 4,
      });
      rows.push(verdict({ what: `${what} of ${parcels} by ${seasons}: p99`, value: p99, unit: 'ms', atMost, more }));
    }
    return rows;
  });
}

/** How long the slowest of the calls took. */
async function plantAll(url: string, { token, farmId }: SignedIn): Promise<Row> {
  const { sowingPlan } = clientOf(url, token).agroevidence;
  const plan = await sowingPlan.plan({ query: { size: seasons }, farmIds: [farmId] });
  const cells = plan.parcels.flatMap(({ id }, at) =>
    plan.seasons.map((season, later) => ({
      ...{ parcelId: id, seasonId: season.id },
      cropId: crops[(at + later * 3) % crops.length] ?? 1,
    })),
  );
  let slowest = 0;
  for (let from = 0; from < cells.length; from += cropsPerCall) {
    const before = performance.now();
    await sowingPlan.changeParcels({
      body: { parcelCrops: cells.slice(from, from + cropsPerCall) },
      farmIds: [farmId],
    });
    slowest = Math.max(slowest, performance.now() - before);
  }
  return verdict({
    what: `${cropsPerCall} crops in a call, the slowest`,
    value: slowest,
    unit: 'ms',
    atMost: 500,
    more: {},
  });
}
