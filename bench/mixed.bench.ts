import { buildStale } from '@brazda/harness/build-stale.ts';
import type { Row } from './bench.ts';
import { startActors, type Actors } from './support/actors.ts';
import { newGround, startProduct, type Product } from './support/product.ts';
import { seedFarms } from './support/seeded-farm.ts';
import { rounded, spreadOf } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'mixed';

const farms = 200;
const parcels = 400;
const users = 50;

interface Settings {
  readonly seconds: number;
  /** Megabytes that the server's main heap may have; without it as much as Node gives itself. */
  readonly heap: string | undefined;
}

/**
 * Farmers at work on 200 farms of 400 parcels, without a pause between their calls: maps, lists, searches, renames,
 * imports, and events followed meanwhile. One minute; `MIXED_SECONDS=600` is the load that memory was found to pass
 * its bound under, and `MIXED_HEAP=400` is a small machine.
 */
export async function run(): Promise<Row[]> {
  await buildStale();
  const settings = { seconds: Number(process.env['MIXED_SECONDS'] ?? 60), heap: process.env['MIXED_HEAP'] };
  const ground = await newGround('postgres');
  try {
    const seeded = seedFarms(ground, { farms, parcels });
    const heap = settings.heap === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${settings.heap}` };
    const product = await startProduct(ground, { ...heap, TRUST_PROXY: '127.0.0.1' });
    try {
      const actors = await startActors(product.url, seeded.slice(0, users));
      const before = { server: product.processorSeconds(), database: ground.databaseSeconds() };
      const memory = await watchMemory(product, settings.seconds);
      const used = {
        server: product.processorSeconds() - before.server,
        database: ground.databaseSeconds() - before.database,
      };
      await actors.stop();
      return rowsOf(actors, memory, used, settings);
    } finally {
      await product.stop();
    }
  } finally {
    await ground.clear();
  }
}

/** What the server holds, every ten seconds; each is printed as it is seen. */
async function watchMemory(product: Product, seconds: number): Promise<number[]> {
  const seen: number[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(10_000, seconds * 1000)));
    const megabytes = product.memory();
    seen.push(megabytes);
    console.log(`${Math.round((performance.now() - began) / 1000)} s: ${Math.round(megabytes)} MB`);
  }
  return seen;
}

function rowsOf(
  actors: Actors,
  memory: readonly number[],
  used: { readonly server: number; readonly database: number },
  { seconds, heap }: Settings,
): Row[] {
  const times = actors.calls.map(({ milliseconds }) => milliseconds);
  const calls = times.length;
  const { p50, p99 } = spreadOf(times);
  const each = (processorSeconds: number): number => Math.round((processorSeconds * 1e6) / calls);
  const more = { p50, processorUs: each(used.server), databaseUs: each(used.database), heap: heap ?? 'as Node has it' };
  return [
    verdict({ what: `${users} users, ${seconds} s: calls`, value: calls / seconds, unit: '/s', more }),
    verdict({ what: 'p99', value: p99, unit: 'ms', atMost: 400, more: { parts: byKind(actors) } }),
    verdict({ what: 'calls that failed', value: actors.failures.length, unit: '', atMost: 0 }),
    verdict({
      what: 'memory, most',
      value: Math.max(...memory),
      unit: 'MB',
      atMost: 500,
      more: { first: rounded(memory[0] ?? 0), last: rounded(memory.at(-1) ?? 0) },
    }),
  ];
}

/** The median and the last hundredth of each kind of call. */
function byKind({ calls }: Actors): string {
  const kinds = new Set(calls.map(({ kind }) => kind));
  return [...kinds]
    .map((kind) => {
      const { p50, p99 } = spreadOf(calls.flatMap((call) => (call.kind === kind ? [call.milliseconds] : [])));
      return `${kind} ${Math.round(p50)} / ${Math.round(p99)}`;
    })
    .join(', ');
}
