import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { drawBrook } from './support/brook.ts';
import { onBothDatabases } from './support/on-both-databases.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import type { DatabaseKind } from './support/product.ts';
import { verdict } from './support/verdict.ts';

export const name = 'deductions';

const parcels = 300;
const rounds = 7;
const atMost = 1500;

/** As much of a farm as is on a large screen where the layer is drawn at all, in metres of the ground. */
const screen = { width: 5200, height: 3200 } as const;
const metresOfDegree = 111_320;
const parcelsOfLargeFarm = 2000;
const atMostOnScreen = 1000;

/** What is left out along edges and a brook through the farm, with its outlines: of 300 parcels, and of what is seen of 2,000. */
export async function run(): Promise<Row[]> {
  return onBothDatabases(async (kind) => [...(await ofManyParcels(kind)), ...(await ofScreen(kind))]);
}

async function ofManyParcels(kind: DatabaseKind): Promise<Row[]> {
  return onSeededFarm({ kind, parcels }, async ({ product, user }) => {
    const { agroevidence } = clientOf(product.url, user.token);
    await drawBrook(agroevidence, user);
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

/** What the layer of the map asks for when it comes to rest in the middle of a large farm. */
async function ofScreen(kind: DatabaseKind): Promise<Row[]> {
  return onSeededFarm({ kind, parcels: parcelsOfLargeFarm }, async ({ product, user }) => {
    const { agroevidence } = clientOf(product.url, user.token);
    await drawBrook(agroevidence, user);
    const [west, south, east, north] = user.box;
    const [lon, lat] = [(west + east) / 2, (south + north) / 2];
    const across = screen.width / 2 / (metresOfDegree * Math.cos((lat * Math.PI) / 180));
    const up = screen.height / 2 / metresOfDegree;
    const deductions = [{ kind: 'WATER' as const }, { kind: 'SLOPE_WATER' as const }];
    const body = { box: [lon - across, lat - up, lon + across, lat + up], deductions };
    const taken: number[] = [];
    let seen = 0;
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now();
      const { isAll, land } = await agroevidence.deductions.seen({ body, farmIds: [user.farmId] });
      taken.push(performance.now() - before);
      if (!isAll) throw new Error('There is more on the screen than one call tells of');
      seen = land.length;
    }
    const what = `deductions on screen of a farm of ${parcelsOfLargeFarm} parcels, the slowest`;
    return [verdict({ what, value: Math.max(...taken), unit: 'ms', atMost: atMostOnScreen, more: { parcels: seen } })];
  });
}
