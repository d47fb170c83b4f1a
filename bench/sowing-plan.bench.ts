import type { Row } from './bench.ts';
import { callInRounds } from './support/load.ts';
import { onBothDatabases } from './support/on-both-databases.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import { plantAll } from './support/planned-farm.ts';
import type { DatabaseKind } from './support/product.ts';
import { verdict } from './support/verdict.ts';

export const name = 'sowing-plan';

const parcels = 2000;
const seasons = 6;

/** The calls of the board, and what each may take at most. */
const readings = [
  { what: 'plan', path: 'parcels', atMost: 150 },
  { what: 'statistics', path: 'statistics', atMost: 50 },
  { what: 'warnings', path: 'warnings', atMost: 500 },
] as const;

/** The plan of a large farm: written a thousand crops a call, then read as the board does. */
export function run(): Promise<Row[]> {
  return onBothDatabases(measurePlan);
}

function measurePlan(kind: DatabaseKind): Promise<Row[]> {
  return onSeededFarm({ kind, parcels }, async ({ ground, product, user }) => {
    const slowest = await plantAll(product.url, user, seasons);
    const rows = [verdict({ what: '1000 crops in a call, the slowest', value: slowest, unit: 'ms', atMost: 500 })];
    const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
    for (const { what, path, atMost } of readings) {
      const address = `/agroevidence/sowing-plan/${path}?size=${seasons}&farmIds=${user.farmId}`;
      const calls = [{ path: address, headers }];
      const { p99, ...more } = await callInRounds({
        product,
        ground,
        connections: 1,
        calls: () => calls,
        expects: [200],
        seconds: 4,
      });
      rows.push(verdict({ what: `${what} of ${parcels} by ${seasons}: p99`, value: p99, unit: 'ms', atMost, more }));
    }
    return rows;
  });
}
