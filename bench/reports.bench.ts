import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import type { SignedIn } from './support/seeded-farm.ts';
import { median } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'reports';

const size = { parcels: 2000, actions: 60_000 } as const;
/** Each language is a file of its own, and worked out anew. */
const languages = ['cs', 'sk', 'en', 'pl', 'hu'] as const;
const season = 2025;
const sprayed = { parcels: 500, times: 12 } as const;
const warmTimes = 10;

/** How long files of reports take on a farm with ten seasons of actions: made for the first time, and asked for again. */
export async function run(): Promise<Row[]> {
  return onSeededFarm(size, async (seeded) => {
    const treatments = await spray(seeded);
    const rows = [
      await measureFiles(seeded, `nitrate-balance?season=${season}`, { format: 'xlsx', cold: 2000, warm: 200 }),
      await measureFiles(seeded, `plant-protection?season=${season}`, { format: 'xlsx', cold: 5000 }),
      await measureFiles(seeded, `plant-protection?season=${season}`, { format: 'xml' }),
      await measureFiles(seeded, `fertilizers?season=${season}`, { format: 'json' }),
      await measureFiles(seeded, `active-substances?season=${season}`, { format: 'json' }),
      await measureFiles(seeded, 'parcels?date=2026-06-01', { format: 'xlsx' }),
      await measureFiles(seeded, 'parcels?date=2026-06-01', { format: 'pdf' }),
    ].flat();
    for (const [what, path] of made) rows.push(await measureOthers(seeded, what, path));
    return [...rows, { what: 'treatments in the season', value: treatments, unit: '' }];
  });
}

/** Lets a product be used on many parcels through the season; gives how many treatments of parcels that are. */
async function spray({ product: { url }, user: { token } }: SeededProduct): Promise<number> {
  const { actions, catalogueMaterials, parcels } = clientOf(url, token).agroevidence;
  const facts = {
    ...{ functions: ['FUNGICIDE' as const], formulation: 'EC', kilogramsPerLitre: null, doseUnit: 'L' as const },
    activeSubstances: [{ name: 'tebuconazole', amount: 250, unit: 'G_PER_L' as const }],
    ...{ uses: [], distances: [] },
  };
  const { id: materialId } = await catalogueMaterials.create({
    body: { kind: 'PLANT_PROTECTION', name: 'Triazol 250', registrationNumber: '1234-5', facts },
  });
  const { rows } = await parcels.list({ query: { 'per-page': sprayed.parcels } });
  const targets = rows.map(({ id: parcelId }) => ({ parcelId }));
  for (let time = 0; time < sprayed.times; time += 1) {
    const day = `2026-04-${String(time + 1).padStart(2, '0')}`;
    const materials = [{ materialId, value: 1, unit: 'L' as const }];
    await actions.recordApplication({ body: { actionType: 'SPRAY', day, targets, materials } });
  }
  return sprayed.times * targets.length;
}

interface Goal {
  readonly format: string;
  readonly cold?: number;
  readonly warm?: number;
}

async function measureFiles(
  { product, user }: SeededProduct,
  path: string,
  { format, cold, warm }: Goal,
): Promise<Row[]> {
  const milliseconds: number[] = [];
  let bytes = 0;
  for (const locale of languages) {
    const file = await fetchFile(product.url, user, `${path}&format=${format}&locale=${locale}`);
    bytes = file.bytes;
    milliseconds.push(file.milliseconds);
  }
  const again: number[] = [];
  for (let time = 0; time < warmTimes; time += 1) {
    again.push((await fetchFile(product.url, user, `${path}&format=${format}&locale=cs`)).milliseconds);
  }
  const [kind] = path.split('?');
  const value = Math.max(...milliseconds);
  return [
    verdict({
      ...{ what: `${kind} as ${format}, made anew, slowest of ${languages.length}`, value, unit: 'ms' },
      ...(cold !== undefined && { atMost: cold }),
      more: { p50: Math.round(median(milliseconds)), kB: Math.round(bytes / 1000) },
    }),
    verdict({
      ...{ what: `${kind} as ${format}, again, median of ${warmTimes}`, value: median(again), unit: 'ms' },
      ...(warm !== undefined && { atMost: warm }),
    }),
  ];
}

interface FetchedFile {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Has a file; where too many were asked for within a minute, as soon as more may be. */
async function fetchFile(url: string, user: SignedIn, path: string): Promise<FetchedFile> {
  const began = performance.now();
  const answer = await fetch(`${url}/agroevidence/reports/${path}&farmIds=${user.farmId}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 60)));
    return fetchFile(url, user, path);
  }
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return { bytes: byteLength, milliseconds: performance.now() - began };
}

/** In a language and of a day of which none was made before. */
const made: readonly (readonly [what: string, path: string])[] = [
  ['the pages of a PDF are set', 'parcels?date=2026-06-02&format=pdf'],
  ['parcels are made as xlsx', 'parcels?date=2026-06-03&format=xlsx'],
  ['treatments are made as xlsx', `plant-protection?season=${season}&format=xlsx&locale=ro`],
  ['treatments are made as xml', `plant-protection?season=${season}&format=xml&locale=lt`],
  ['treatments are made as json', `plant-protection?season=${season}&format=json&locale=es`],
  ['treatments are previewed', `preview?report=plant-protection&season=${season}&locale=ro`],
];
const longestWaitMs = 50;

/** How long others wait at most for a small answer while a report is made. */
async function measureOthers({ product: { url }, user }: SeededProduct, meanwhile: string, path: string): Promise<Row> {
  const { reports } = clientOf(url, user.token).agroevidence;
  const state = { isDone: false };
  const file = fetchFile(url, user, path).finally(() => {
    state.isDone = true;
  });
  const waits: number[] = [];
  while (!state.isDone) {
    const began = performance.now();
    await reports.list();
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await file;
  const what = `small answer to others while ${meanwhile}, slowest`;
  const more = { p50: Math.round(median(waits)), answers: waits.length };
  return verdict({ what, value: Math.max(...waits), unit: 'ms', atMost: longestWaitMs, more });
}
