import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import { verdict } from './support/verdict.ts';

export const name = 'deductions';

const parcels = 300;
const rounds = 7;
const atMost = 1500;

/** What is left out of 300 parcels along their edges and along a brook through the farm, with its outlines. */
export async function run(): Promise<Row[]> {
  return onSeededFarm({ parcels }, async ({ product, user }) => {
    const { agroevidence } = clientOf(product.url, user.token);
    const [west, south, east, north] = user.box;
    await agroevidence.landFeatures.create({
      params: { id: user.farmId },
      body: {
        kind: 'WATER',
        features: [{ geometry: { type: 'LineString', coordinates: brook(west, south, east, north) } }],
      },
    });
    const { rows } = await agroevidence.parcels.list({ query: { 'per-page': parcels }, farmIds: [user.farmId] });
    const deductions = [
      { kind: 'BOUNDARY' as const, width: 5 },
      { kind: 'WATER' as const, width: 25 },
      { kind: 'SLOPE_WATER' as const, width: 50 },
    ];
    const body = { parcelIds: rows.map(({ id }) => id), deductions };
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now();
      await agroevidence.deductions.geometry({ body, farmIds: [user.farmId] });
      taken.push(performance.now() - before);
    }
    const value = Math.max(...taken);
    return [
      verdict({ what: `deductions of ${rows.length} parcels, the slowest`, value, unit: 'ms', atMost, more: {} }),
    ];
  });
}

const bends = 2000;

/** A line of many bends from one corner of a box to the other. */
function brook(west: number, south: number, east: number, north: number): [number, number][] {
  return Array.from({ length: bends }, (_, at): [number, number] => {
    const part = at / (bends - 1);
    const bend = Math.sin(at / 5) * 0.02;
    return [west + (east - west) * part, south + (north - south) * Math.min(1, Math.max(0, part + bend))];
  });
}
