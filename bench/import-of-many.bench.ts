import { buildStale } from '@brazda/harness/build-stale.ts';
import { realShapefile } from '../apps/server/src/testing/real-shapefile.ts';
import type { Row } from './bench.ts';
import { newGround, startProduct } from './support/product.ts';
import { importOnce } from './support/timed-import.ts';
import { verdict } from './support/verdict.ts';

export const name = 'import-of-many';

const parcels = 50_000;
const atMostAbove = 512;

/** As many parcels as a file may have, from the click to the map: whether they come, and what memory it takes. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const file = await realShapefile(parcels);
  const few = await realShapefile(281);
  const ground = await newGround('postgres');
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  try {
    await importOnce(product, few, 281);
    const base = product.memory();
    const timing = await importOnce(product, file, parcels);
    const { validated, registered, imported, peakMegabytes, workerMegabytes } = timing;
    const parts = [validated, registered, imported].map((seconds) => seconds.toFixed(1)).join(' + ');
    const above = `${parcels.toLocaleString('en')} parcels: memory of`;
    return [
      verdict({
        what: `${parcels.toLocaleString('en')} parcels: validated, registered and imported`,
        value: validated + registered + imported,
        unit: 's',
        more: { parts },
      }),
      verdict({
        what: `${above} the server above its base (${Math.round(base)} MB)`,
        ...{ value: peakMegabytes - base, unit: 'MB', atMost: atMostAbove },
      }),
      verdict({ what: `${above} the process that reads the file`, value: workerMegabytes, unit: 'MB', atMost: 512 }),
    ];
  } finally {
    await product.stop();
    await ground.clear();
  }
}
