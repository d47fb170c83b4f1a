import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { onSeededFarm, type SeededProduct } from './support/on-seeded-farm.ts';
import type { DatabaseKind } from './support/product.ts';
import { verdict } from './support/verdict.ts';

export const name = 'undoing';

/** As many as are deleted at once by a filter. */
const deleted = 2000;
const size = { parcels: 2000, actions: 6000 } as const;
const atMost = { postgres: 2, embedded: 3 } as const;

/** All that a filter leaves deleted at once, that undone, and the undoing undone, on both databases. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of ['postgres', 'embedded'] as const) {
    rows.push(...(await onSeededFarm({ kind, ...size }, (seeded) => measure(kind, seeded))));
  }
  return rows;
}

async function measure(
  kind: DatabaseKind,
  { product: { url }, user: { token, farmId } }: SeededProduct,
): Promise<Row[]> {
  const { agroevidence, gateway } = clientOf(url, token);
  const farmIds = [farmId];
  const days = await daysOfMost(agroevidence, farmIds);
  const began = performance.now();
  const { changeId, deleted: count } = await agroevidence.actions.removeFiltered({ query: days, farmIds });
  const removed = performance.now();
  const undoing = await gateway.farmChanges.undo({ params: { id: farmId, changeId } });
  const undone = performance.now();
  await gateway.farmChanges.undo({ params: { id: farmId, changeId: undoing.changeId } });
  const again = performance.now();
  const row = (what: string, milliseconds: number): Row =>
    verdict({ what: `${kind}: ${count} actions ${what}`, value: milliseconds / 1000, unit: 's', atMost: atMost[kind] });
  return [
    row('deleted by a filter', removed - began),
    row('there again by undoing that', undone - removed),
    row('deleted again by undoing that too', again - undone),
  ];
}

/** The first days with as many actions as may be deleted at once, or somewhat fewer. */
async function daysOfMost(
  { actions }: ReturnType<typeof clientOf>['agroevidence'],
  farmIds: number[],
): Promise<{ 'day-to': string; expected: number }> {
  const order = { 'sort-col': 'day', 'sort-dir': 'asc' } as const;
  const { rows } = await actions.list({ query: { ...order, 'per-page': 1, page: deleted }, farmIds });
  const [last] = rows;
  if (!last) throw new Error('There are too few actions');
  const before = new Date(Date.parse(last.day) - 86_400_000).toISOString().slice(0, 10);
  const { count } = await actions.statistics({ query: { 'day-to': before }, farmIds });
  return { 'day-to': before, expected: count };
}
