import type { Client } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { createFarmer } from '@brazda/harness/farmer.ts';
import type { RealOutline } from '../apps/server/src/seed/real-outlines.ts';
import { realShapefile } from '../apps/server/src/testing/real-shapefile.ts';
import type { Row } from './bench.ts';
import { ended } from './support/ended.ts';
import { newGround, startProduct, type Product } from './support/product.ts';
import { verdict } from './support/verdict.ts';

export const name = 'file-update';

/** How many parcels, and in how many seconds they should be compared. */
const sizes = [
  { parcels: 2000, atMost: 10 },
  { parcels: 10_000, atMost: 60 },
] as const;
const atMostAbove = 512;

/** A farm that came with a file, compared with the file as it comes a year later: a fifth renamed, a tenth redrawn. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('postgres');
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  try {
    const rows: Row[] = [];
    for (const size of sizes) rows.push(...(await measure(product, size)));
    return rows;
  } finally {
    await product.stop();
    await ground.clear();
  }
}

async function measure(product: Product, { parcels, atMost }: (typeof sizes)[number]): Promise<Row[]> {
  const { api } = await createFarmer(product.url);
  const farmId = await registerFarm(api, new File([new Uint8Array(await realShapefile(parcels))], 'land.zip'), parcels);
  const file = new File([new Uint8Array(await realShapefile(parcels, aYearLater))], 'land.zip');
  const { landUpdates } = api.agroevidence;
  const base = product.memory();
  let peak = base;
  const watch = setInterval(() => (peak = Math.max(peak, product.memory())), 20);
  try {
    const started = performance.now();
    const { id } = await landUpdates.beginFromFile({ params: { id: farmId }, query: {}, file });
    const sent = performance.now();
    const { state, failure, counts } = await ended(() => landUpdates.read({ params: { id } }));
    const compared = performance.now();
    if (state !== 'REVIEW') throw new Error(`The comparison has ended as ${state}: ${failure ?? ''}`);
    await landUpdates.apply({ params: { id } });
    const applied = performance.now();
    await landUpdates.takeBack({ params: { id } });
    const many = parcels.toLocaleString('en');
    const seconds = (from: number, to: number): number => (to - from) / 1000;
    return [
      verdict({ what: `${many} parcels: the file is taken`, value: seconds(started, sent), unit: 's' }),
      verdict({
        what: `${many} parcels: compared in the background`,
        ...{ value: seconds(sent, compared), unit: 's', atMost, more: { changes: counts.total } },
      }),
      verdict({ what: `${many} parcels: done`, value: seconds(compared, applied), unit: 's' }),
      verdict({ what: `${many} parcels: taken back`, value: seconds(applied, performance.now()), unit: 's' }),
      verdict({
        what: `${many} parcels: memory above the base (${Math.round(base)} MB)`,
        ...{ value: peak - base, unit: 'MB', atMost: atMostAbove },
      }),
    ];
  } finally {
    clearInterval(watch);
  }
}

/** About twenty metres to the west. */
const redrawnDegrees = 0.000_27;

function aYearLater(outline: RealOutline, index: number): RealOutline {
  const { geometry, properties } = outline;
  if (index % 10 === 0) {
    const coordinates = geometry.coordinates.map((ring) => ring.map(([x = 0, y = 0]) => [x - redrawnDegrees, y]));
    return { ...outline, geometry: { ...geometry, coordinates } };
  }
  return index % 5 === 1 ? { ...outline, properties: { ...properties, NAZEV: `Nový ${index}` } } : outline;
}

async function registerFarm({ agroevidence }: Client<Contract>, file: File, parcels: number): Promise<number> {
  const query = { countryCode: 'CZ', farmName: 'Lán' };
  const { id, importId } = await agroevidence.registration.shapefile({ query, file });
  const { imported } = await ended(() => agroevidence.imports.read({ params: { id: importId ?? 0 } }));
  if (imported !== parcels) throw new Error(`${imported} of ${parcels} parcels were imported`);
  return id;
}
