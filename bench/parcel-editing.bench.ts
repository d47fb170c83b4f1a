import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { onBothDatabases } from './support/on-both-databases.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import type { SignedIn } from './support/seeded-farm.ts';
import { quantile, spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'parcel-editing';

const parcels = 2000;
const edited = 60;
const atMost = 150;

/** Parcels of a large farm that are split across their middle, and put together again. */
export async function run(): Promise<Row[]> {
  return onBothDatabases((kind) =>
    onSeededFarm({ kind, parcels }, async ({ product, user }) => {
      const { split, merged } = await splitAndMerge(product.url, user);
      return [
        rowOf(`split of one of ${parcels} parcels: p95 of ${edited}`, split),
        rowOf(`merge of its parts: p95 of ${edited}`, merged),
      ];
    }),
  );
}

interface Taken {
  readonly split: readonly number[];
  readonly merged: readonly number[];
}

async function splitAndMerge(url: string, { token, farmId }: SignedIn): Promise<Taken> {
  const { parcelEditing, parcels: land } = clientOf(url, token).agroevidence;
  const { rows } = await land.list({ query: { 'per-page': edited, 'sort-col': 'area', 'sort-dir': 'desc' } });
  const from = new Date().toISOString().slice(0, 10);
  const taken = { split: [] as number[], merged: [] as number[] };
  for (const { id } of rows) {
    const { geometry } = await land.read({ params: { id }, farmIds: [farmId] });
    const line = { type: 'LineString' as const, coordinates: acrossTheMiddle(geometry.coordinates.flat(2)) };
    const began = performance.now();
    const parts = await parcelEditing.split({ params: { id }, body: { line, from }, farmIds: [farmId] });
    taken.split.push(performance.now() - began);
    const joined = parts.parcels.map((part) => ({ id: part.id }));
    const beganAgain = performance.now();
    await parcelEditing.merge({ body: { parcels: joined, from, isApart: true }, farmIds: [farmId] });
    taken.merged.push(performance.now() - beganAgain);
  }
  return taken;
}

/** From beyond the west of an outline to beyond its east, through the middle of its box. */
function acrossTheMiddle(corners: readonly (readonly number[])[]): [number, number][] {
  const longitudes = corners.map(([longitude = 0]) => longitude);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  return [
    [Math.min(...longitudes) - 0.0001, middle],
    [Math.max(...longitudes) + 0.0001, middle],
  ];
}

function rowOf(what: string, milliseconds: readonly number[]): Row {
  const { p50 } = spreadOf(milliseconds);
  return verdict({
    what,
    value: quantile(milliseconds, 0.95),
    unit: 'ms',
    atMost,
    more: { p50, longest: Math.round(Math.max(...milliseconds)) },
  });
}
