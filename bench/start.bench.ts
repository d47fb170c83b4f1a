import type { Row } from './bench.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { newGround, startProduct } from './support/product.ts';
import { rounded } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'start';

const laterStarts = 3;

/** From the command to the first answer, once the product is built: on a new folder with the demo farm, then again. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('embedded');
  try {
    const first = await timeOfStart(ground);
    const later: number[] = [];
    for (let start = 0; start < laterStarts; start += 1) later.push(await timeOfStart(ground));
    return [
      verdict({ what: 'first start, new folder, demo farm', value: first, unit: 's', atMost: 30 }),
      verdict({
        what: `slowest of ${laterStarts} later starts`,
        value: Math.max(...later),
        unit: 's',
        atMost: 5,
        more: { all: later.map(rounded).join(', ') },
      }),
    ];
  } finally {
    await ground.clear();
  }
}

async function timeOfStart(ground: Awaited<ReturnType<typeof newGround>>): Promise<number> {
  const product = await startProduct(ground, { DEMO: 'true' });
  await product.stop();
  return product.readyAfterMs / 1000;
}
