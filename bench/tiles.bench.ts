import type { Row } from './bench.ts';
import { clientOf } from '../e2e/support/farmer.ts';
import { callHard } from './support/load.ts';
import { buildStale } from '../tools/lib/build-stale.ts';
import { newGround, startProduct, type Product } from './support/product.ts';
import { seedFarm, signIn, type SignedIn } from './support/seeded-farm.ts';
import { spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'tiles';

const zoom = 14;

interface CutTile {
  readonly path: string;
  readonly tag: string;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Tiles of a farm with 2,000 parcels: cut for the first time, kept, and unchanged. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('postgres');
  try {
    const farm = seedFarm(ground, 2000);
    const product = await startProduct(ground);
    try {
      const signedIn = await signIn(product.url, farm);
      return [...(await measureCold(product, signedIn)), ...(await measureWarm(product, signedIn))];
    } finally {
      await product.stop();
    }
  } finally {
    await ground.clear();
  }
}

async function measureCold({ url }: Product, signedIn: SignedIn): Promise<Row[]> {
  const [first, ...others] = await readTiles(url, signedIn, signedIn.revision);
  const cold = others.filter(({ bytes }) => bytes > 0).map(({ milliseconds }) => milliseconds);
  const { p50, p95, p99 } = spreadOf(cold);
  const more = { p95, p99, tiles: cold.length };
  return [
    verdict({ what: 'very first tile: the farm is read and indexed', value: first?.milliseconds ?? NaN, unit: 'ms' }),
    verdict({ what: `cold tile z${zoom}, p50`, value: p50, unit: 'ms', atMost: 5, more }),
  ];
}

async function measureWarm(product: Product, signedIn: SignedIn): Promise<Row[]> {
  const { url } = product;
  const { parcels } = clientOf(url, signedIn.token).agroevidence;
  const { rows } = await parcels.list({ query: { 'per-page': 1 } });
  await parcels.change({ params: { id: rows[0]?.id ?? 0 }, body: { name: 'Přejmenovaná' } });
  const revision = signedIn.revision + 1;
  const tiles = (await readTiles(url, signedIn, revision)).filter(({ bytes }) => bytes > 0);
  const bytes = Math.round(tiles.reduce((sum, tile) => sum + tile.bytes, 0) / tiles.length);
  const lines: Row[] = [];
  for (const connections of [10, 50]) {
    const load = { product, connections, seconds: 6 };
    const kept = tiles.map(({ path }) => ({ method: 'GET' as const, path, headers: headersOf(signedIn) }));
    const unchanged = tiles.map(({ path, tag }) => ({
      method: 'GET' as const,
      path,
      headers: { ...headersOf(signedIn), 'if-none-match': tag },
    }));
    const warm = await callHard({ ...load, requests: kept, expects: 200 });
    const same = await callHard({ ...load, requests: unchanged, expects: 304 });
    lines.push(
      verdict({
        what: `warm tiles of ${bytes} B, ${connections} connections`,
        value: warm.perSecond,
        unit: '/s',
        atLeast: 5000,
        more: { p50: warm.p50, p99: warm.p99, processorUs: warm.processorUs },
      }),
      verdict({
        what: `unchanged tiles (304), ${connections} connections`,
        value: same.perSecond,
        unit: '/s',
        atLeast: 10_000,
        more: { p50: same.p50, p99: same.p99, processorUs: same.processorUs },
      }),
    );
  }
  return lines;
}

/** Reads all tiles of the farm's box one after the other, over one connection. */
async function readTiles(url: string, signedIn: SignedIn, revision: number): Promise<CutTile[]> {
  const read: CutTile[] = [];
  for (const place of placesOf(signedIn.box)) {
    const path = `/agroevidence/tiles/${signedIn.farmId}/parcels/${zoom}/${place}?revision=${revision}&farmIds=${signedIn.farmId}`;
    const started = performance.now();
    const answer = await fetch(url + path, { headers: headersOf(signedIn) });
    const bytes = await answer.arrayBuffer();
    const milliseconds = performance.now() - started;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    read.push({ path, tag: answer.headers.get('etag') ?? '', bytes: compressedSize(answer, bytes), milliseconds });
  }
  return read;
}

function compressedSize(answer: Response, bytes: ArrayBuffer): number {
  return Number(answer.headers.get('content-length') ?? bytes.byteLength);
}

function headersOf({ token }: SignedIn): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
}

function placesOf([west, south, east, north]: SignedIn['box']): string[] {
  const [left, top] = placeOf(west, north);
  const [right, bottom] = placeOf(east, south);
  const places: string[] = [];
  for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) places.push(`${x}/${y}`);
  return places;
}

function placeOf(longitude: number, latitude: number): [number, number] {
  const world = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const fromNorth = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * world), Math.floor(fromNorth * world)];
}
