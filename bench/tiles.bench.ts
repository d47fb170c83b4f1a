import { clientOf } from '@brazda/harness/typed-client.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import type { Row } from './bench.ts';
import { findMartin, prepareForMartin, startMartin } from './support/martin.ts';
import { newGround, startProduct, type Ground, type Product } from './support/product.ts';
import { seedFarm, signIn, type SeededFarm, type SignedIn } from './support/seeded-farm.ts';
import { median, quantile, rounded } from './support/statistics.ts';
import { placesOver } from './support/tile-places.ts';
import { askForTiles, readTags, type TileResult, type TileServer } from './support/tile-server.ts';
import { verdict } from './support/verdict.ts';

export const name = 'tiles';

const zooms = [10, 11, 12, 13, 14, 15, 16];
const rounds = 3;
const warmTimes = 4;
const manyEdits = 20;

type Kind = 'first cut' | 'kept' | 'unchanged (304)';
type Measured = Map<string, TileResult[]>;

const goals: Readonly<Record<Kind, { atLeast: number }>> = {
  'first cut': { atLeast: 2065 },
  kept: { atLeast: 9738 },
  'unchanged (304)': { atLeast: 12_543 },
};

/**
 * Tiles of a farm with 2,000 parcels at all zooms of the map: cut for the first time, kept, and unchanged; and how soon
 * the first tile after an edit is there. Where the program Martin is found, it does the same in turns with ours.
 */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('postgres');
  try {
    const farm = seedFarm(ground, 2000);
    const product = await startProduct(ground);
    try {
      const rows = await measureInTurns(ground, product, farm);
      return [...rows, memoryRow(product), ...(await measureEdits(product, farm))];
    } finally {
      await product.stop();
    }
  } finally {
    await ground.clear();
  }
}

async function measureInTurns(ground: Ground, product: Product, farm: SeededFarm): Promise<Row[]> {
  const measured: Measured = new Map();
  const signedIn = await signIn(product.url, farm);
  const { box, farmId } = signedIn;
  // Only those with something in them: the others are answered too quickly to say anything.
  const places = [...(await readTags(await editedServer(product, signedIn), placesOver(box, zooms))).keys()];
  console.log(`${places.length} tiles`);
  const martin = findMartin();
  if (martin !== undefined) await prepareForMartin(ground, farmId);
  for (let round = 0; round < rounds; round += 1) {
    for (const connections of [10, 50]) {
      const note = async (kind: Kind, server: TileServer, times: number, tags?: Map<string, string>): Promise<void> => {
        const wanted = tags ? [...tags.keys()] : places;
        const databaseSeconds = (): number => ground.databaseSeconds();
        const sent = kind === 'unchanged (304)' && tags ? { tags } : {};
        const load = { server, databaseSeconds, connections, places: wanted, times, ...sent };
        const key = [kind, connections, server.name].join('|');
        measured.set(key, [...(measured.get(key) ?? []), await askForTiles(load)]);
      };
      const ours = await editedServer(product, await signIn(product.url, farm));
      await note('first cut', ours, 1);
      const tags = await readTags(ours, places);
      await note('kept', ours, warmTimes, tags);
      await note('unchanged (304)', ours, warmTimes, tags);
      if (martin !== undefined) await noteMartin(martin, ground, places, note);
    }
  }
  return [...measured].map(([key, results]) => lineOf(key, results));
}

async function noteMartin(
  program: string,
  ground: Ground,
  places: readonly string[],
  note: (kind: Kind, server: TileServer, times: number, tags?: Map<string, string>) => Promise<void>,
): Promise<void> {
  for (const source of ['bench_view', 'bench_table'] as const) {
    const fresh = await startMartin(program, ground, source, false);
    await note('first cut', fresh, 1).finally(() => fresh.stop());
  }
  const keeping = await startMartin(program, ground, 'bench_table', true);
  try {
    const tags = await readTags(keeping, places);
    await note('kept', keeping, warmTimes, tags);
    await note('unchanged (304)', keeping, warmTimes, tags);
  } finally {
    await keeping.stop();
  }
}

/** Ours after a change of the farm: nothing of its present state has been cut. */
async function editedServer(product: Product, { token, farmId }: SignedIn): Promise<TileServer> {
  const api = clientOf(product.url, token).agroevidence;
  const { rows } = await api.parcels.list({ query: { 'per-page': 1 } });
  await api.parcels.change({ params: { id: rows[0]?.id ?? 0 }, body: { name: `Přejmenovaná ${Date.now()}` } });
  const { revision } = await api.farms.read({ params: { id: farmId } });
  return {
    name: 'ours',
    url: product.url,
    headers: { authorization: `Bearer ${token}` },
    pathOf: (place) =>
      `/agroevidence/tiles/${farmId}/parcels/${place}?farmIds=${farmId}&revision=${revision}&language=cs`,
    processorSeconds: () => product.processorSeconds(),
  };
}

function lineOf(key: string, results: readonly TileResult[]): Row {
  const [kind, connections, server] = key.split('|') as [Kind, string, string];
  const middle = (of: keyof TileResult): number => rounded(median(results.map((result) => result[of])));
  const rates = results.map(({ perSecond }) => perSecond);
  return verdict({
    what: `${kind}, ${connections} connections: ${server}`,
    value: middle('perSecond'),
    unit: '/s',
    ...(server === 'ours' && goals[kind]),
    more: {
      processorUs: middle('processorUs'),
      databaseUs: middle('databaseUs'),
      p99: middle('p99'),
      spread: `${Math.min(...rates)}–${Math.max(...rates)}`,
    },
  });
}

function memoryRow(product: Product): Row {
  return verdict({ what: 'memory at the end', value: product.memory(), unit: 'MB', atMost: 300 });
}

/** The first tile after each of some edits. */
async function measureEdits(product: Product, farm: SeededFarm): Promise<Row[]> {
  const signedIn = await signIn(product.url, farm);
  const places = placesOver(signedIn.box, [14]);
  const milliseconds: number[] = [];
  for (let edit = 0; edit < manyEdits; edit += 1) {
    const server = await editedServer(product, signedIn);
    const place = places[(edit * 7) % places.length] ?? '';
    const began = performance.now();
    const answer = await fetch(product.url + server.pathOf(place), { headers: server.headers });
    await answer.arrayBuffer();
    milliseconds.push(performance.now() - began);
  }
  return [
    verdict({
      what: 'first tile after an edit, p50',
      value: quantile(milliseconds, 0.5),
      unit: 'ms',
      atMost: 50,
      more: { p95: rounded(quantile(milliseconds, 0.95)) },
    }),
  ];
}
