import { setTimeout as pause } from 'node:timers/promises';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import { verdict } from './support/verdict.ts';
import { quantile } from './support/statistics.ts';
import { whileOthersRead, type Noticed } from './support/while-others-read.ts';

export const name = 'old-records';

const table = { rows: 5000, days: 1000 } as const;
const quietMilliseconds = 5000;

/** A table of old records from the click to the preview, and from the button to the last action; and what others notice of it. */
export async function run(): Promise<Row[]> {
  return [...(await measureOn('postgres')), ...(await measureOn('embedded'))];
}

function measureOn(kind: 'postgres' | 'embedded'): Promise<Row[]> {
  return onSeededFarm({ kind, parcels: 400 }, async ({ product, user }: SeededProduct) => {
    const { recordImports, parcels } = clientOf(product.url, user.token).agroevidence;
    const { rows: land } = await parcels.list({ query: { 'per-page': 400 } });
    const content = tableOf(land.map(({ localName, blockNumber }) => [localName, blockNumber ?? '']));
    const file = new File([content], 'records.csv');
    const base = product.memory();
    const farmIds = [user.farmId];
    const began = performance.now();
    const { id, actions, byVerdict } = await recordImports.begin({ file, farmIds });
    const previewed = performance.now() - began;
    if (byVerdict.ERROR > 0) throw new Error(`${byVerdict.ERROR} rows are in error`);
    const quiet = await whileOthersRead(product, user, () => pause(quietMilliseconds));
    const started = performance.now();
    const loud = await whileOthersRead(product, user, async () => {
      await recordImports.start({ params: { id }, farmIds });
      for (;;) {
        const { state } = await recordImports.read({ params: { id }, farmIds });
        if (state === 'IMPORTED') return performance.now() - started;
        if (state === 'REVIEW') throw new Error('The import was put back');
        await pause(50);
      }
    });
    const isGoal = kind === 'postgres';
    const of = `${table.rows} rows (${actions} actions), ${kind}`;
    const taking = performance.now();
    await recordImports.takeBack({ params: { id }, farmIds });
    return [
      verdict({ what: `preview of ${of}`, value: previewed / 1000, unit: 's', ...(isGoal && { atMost: 3 }) }),
      verdict({ what: `import of ${of}`, value: loud.outcome / 1000, unit: 's', ...(isGoal && { atMost: 30 }) }),
      verdict({
        what: `others' p99 beside it, ${kind}`,
        value: p99Of(loud) / p99Of(quiet),
        unit: '×',
        ...(isGoal && { atMost: 2 }),
        more: { quietMs: Math.round(p99Of(quiet)), loudMs: Math.round(p99Of(loud)) },
      }),
      verdict({
        what: `memory above the base (${Math.round(base)} MB), ${kind}`,
        value: loud.peakMegabytes - base,
        unit: 'MB',
      }),
      verdict({ what: `taken back, ${kind}`, value: (performance.now() - taking) / 1000, unit: 's' }),
    ];
  });
}

function p99Of({ times }: Noticed<unknown>): number {
  return quantile(times, 0.99);
}

/** Fertilizing of some years: on each of its days one fertilizer on two or three parcels, and ploughing on the others. */
function tableOf(land: readonly (readonly [string, string])[]): string {
  const rows = Array.from({ length: table.rows }, (_, at) => {
    const day = new Date(Date.UTC(2015, 0, 1) + (at % table.days) * 2 * 86_400_000).toISOString().slice(0, 10);
    const [name, block] = land[(at * 7) % land.length] ?? ['', ''];
    const isPloughed = at % 5 === 0;
    return [
      day,
      name,
      block,
      isPloughed ? 'Orba' : 'Hnojení',
      isPloughed ? '' : 'Močovina 46',
      isPloughed ? '' : '150,5',
      'Jan Novák',
    ].join(';');
  });
  return ['Datum;Pozemek;Číslo bloku;Práce;Hnojivo;Dávka (kg/ha);Kdo pracoval', ...rows].join('\r\n');
}
