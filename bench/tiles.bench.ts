import { clientOf } from '@brazda/harness/typed-client.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import type { Row } from './bench.ts';
import { findMartin, martinNames, prepareForMartin, startMartin } from './support/martin.ts';
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
type Connections = 10 | 50;
type Measured = Map<string, TileResult[]>;

/** What Martin did on the machine of the order; the first cut over its view, since its table has to be made first. */
const goals: Readonly<Record<Kind, Readonly<Record<Connections, number>>>> = {
  'first cut': { 10: 1920, 50: 2065 },
  kept: { 10: 9738, 50: 8571 },
  'unchanged (304)': { 10: 12_543, 50: 12_543 },
};

/** Beside which of Martin's servers ours has to stand: the one that cuts from the same rows, and the one that keeps. */
const besideUs: Readonly<Record<Kind, string>> = {
  'first cut': martinNames.bench_view,
  kept: martinNames.bench_table,
  'unchanged (304)': martinNames.bench_table,
};

/** What one tile may cost of a processor, the database's share with it. */
const mostUs = { 'first cut': 869, kept: 82 } as const;

/**
 * Tiles of a farm with 2,000 parcels at all zooms of the map: cut for the first time, kept, and unchanged; and how soon
 * the first tile after an edit is there, also among 20,000 parcels. Where the program Martin is found, it does the same in
 * turns with ours, and has to be no quicker; where it is not, what it did elsewhere is the goal.
 */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('postgres');
  try {
    const farm = seedFarm(ground, 2000);
    const largeFarm = seedFarm(ground, 20_000);
    const product = await startProduct(ground);
    try {
      const rows = [...(await measureInTurns(ground, product, farm)), memoryRow(product)];
      const edits = [await measureEdits(product, farm, 2000), await measureEdits(product, largeFarm, 20_000)];
      return [...rows, ...edits];
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
    for (const connections of [10, 50] as const) {
      const note = async (kind: Kind, server: TileServer, times: number, tags?: Map<string, string>): Promise<void> => {
        const wanted = tags ? [...tags.keys()] : places;
        const databaseSeconds = (): number => ground.databaseSeconds();
        const sent = kind === 'unchanged (304)' && tags ? { tags } : {};
        const load = { server, databaseSeconds, connections, places: wanted, times, ...sent };
        const key = keyOf(kind, connections, server.name);
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
  const lines = [...measured].map(([key, results]) => lineOf(key, results, martin !== undefined));
  return [...lines, ...costRows(measured), ...(martin === undefined ? [] : ratioRows(measured))];
}

async function noteMartin(
  program: string,
  ground: Ground,
  places: readonly string[],
  note: (kind: Kind, server: TileServer, times: number, tags?: Map<string, string>) => Promise<void>,
): Promise<void> {
  for (const source of ['bench_view', 'bench_table'] as const) {
    const fresh = await startMartin(program, ground, source, false);
    try {
      await note('first cut', fresh, 1);
    } finally {
      await fresh.stop();
    }
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

const keyOf = (kind: Kind, connections: Connections, server: string): string => [kind, connections, server].join('|');

const middleOf = (results: readonly TileResult[], of: (result: TileResult) => number): number =>
  rounded(median(results.map(of)));

function lineOf(key: string, results: readonly TileResult[], isBesideMartin: boolean): Row {
  const [kind, connections, server] = key.split('|') as [Kind, `${Connections}`, string];
  const rates = results.map(({ perSecond }) => perSecond);
  return verdict({
    what: `${kind}, ${connections} connections: ${server}`,
    value: middleOf(results, ({ perSecond }) => perSecond),
    unit: '/s',
    ...(server === 'ours' && !isBesideMartin && { atLeast: goals[kind][connections] }),
    more: {
      processorUs: middleOf(results, ({ processorUs }) => processorUs),
      databaseUs: middleOf(results, ({ databaseUs }) => databaseUs),
      p99: middleOf(results, ({ p99 }) => p99),
      spread: `${Math.min(...rates)}–${Math.max(...rates)}`,
    },
  });
}

/** How many times as many tiles as Martin ours gives in the same round: of the round in which that is least. */
function ratioRows(measured: Measured): Row[] {
  return (['first cut', 'kept', 'unchanged (304)'] as const).flatMap((kind) =>
    ([10, 50] as const).map((connections) => {
      const martins = measured.get(keyOf(kind, connections, besideUs[kind])) ?? [];
      const ours = measured.get(keyOf(kind, connections, 'ours')) ?? [];
      const ratios = ours.map(({ perSecond }, round) => perSecond / (martins[round]?.perSecond ?? 0));
      return verdict({
        what: `${kind}, ${connections} connections: ours to ${besideUs[kind]}`,
        ...{ value: Math.min(...ratios), unit: '×', atLeast: 1 },
        more: { spread: `${rounded(Math.min(...ratios))}–${rounded(Math.max(...ratios))}` },
      });
    }),
  );
}

function costRows(measured: Measured): Row[] {
  return (['first cut', 'kept'] as const).map((kind) =>
    verdict({
      what: `${kind}: processor time of one`,
      value: middleOf(
        measured.get(keyOf(kind, 10, 'ours')) ?? [],
        ({ processorUs, databaseUs }) => processorUs + databaseUs,
      ),
      unit: 'µs',
      atMost: mostUs[kind],
    }),
  );
}

function memoryRow(product: Product): Row {
  return verdict({ what: 'memory at the end', value: product.memory(), unit: 'MB', atMost: 300 });
}

/** The first tile after each of some edits. */
async function measureEdits(product: Product, farm: SeededFarm, parcels: number): Promise<Row> {
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
  return verdict({
    what: `first tile after an edit of one of ${parcels} parcels, p50`,
    value: quantile(milliseconds, 0.5),
    unit: 'ms',
    atMost: 50,
    more: { p95: rounded(quantile(milliseconds, 0.95)) },
  });
}
