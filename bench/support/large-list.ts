import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from '../bench.ts';
import { callInRounds, type Rounds } from './load.ts';
import type { DatabaseKind } from './product.ts';
import { onSeededFarm } from './on-seeded-farm.ts';
import { verdict } from './verdict.ts';
import type { WrittenCall } from './wrk.ts';

export interface ListLoad {
  readonly what: string;
  readonly parcels: number;
  readonly kind?: DatabaseKind;
  readonly connections: readonly number[];
  /** Path and query of the call with this number; `names` are those of the farm's first parcels. */
  readonly pathOf: (call: number, names: readonly string[]) => string;
  readonly perSecondAtLeast?: number;
  readonly p99AtMost?: number;
  /** The server's processor time a call. */
  readonly processorMsAtMost?: number;
}

const mostPerSecond = 10_000;

/** Calls a list of a large farm hard, each call with what its path makes of the call's number. */
export async function measureList(load: ListLoad): Promise<Row[]> {
  const { kind = 'postgres', parcels } = load;
  return onSeededFarm({ kind, parcels }, async ({ ground, product, user: { token, farmId } }) => {
    const { list } = clientOf(product.url, token).agroevidence.parcels;
    const names = (await list({ query: { 'per-page': 1000 } })).rows.map(({ localName }) => localName);
    const next = callsOf(load, names, token, farmId);
    const rows: Row[] = [];
    for (const connections of load.connections) {
      const measured = { product, ground, connections, expects: [200] };
      await callInRounds({ ...measured, seconds: 3, calls: () => next(3) }, 1);
      const result = await callInRounds({ ...measured, seconds: 4, calls: () => next(4) });
      const what = `${load.what}, ${parcels.toLocaleString('en')} parcels, ${connections} at once, ${kind}`;
      rows.push(lineOf(load, what, result));
    }
    return rows;
  });
}

function lineOf(
  { p99AtMost, perSecondAtLeast, processorMsAtMost }: ListLoad,
  what: string,
  { p99, perSecond, ...more }: Rounds,
): Row {
  if (processorMsAtMost !== undefined) {
    const value = more.processorUs / 1000;
    return verdict({
      what: `${what}: server's processor, a call`,
      value,
      unit: 'ms',
      atMost: processorMsAtMost,
      more: { ...more, p99, perSecond },
    });
  }
  return p99AtMost === undefined
    ? verdict({
        what,
        value: perSecond,
        unit: '/s',
        ...(perSecondAtLeast !== undefined && { atLeast: perSecondAtLeast }),
        more: { ...more, p99 },
      })
    : verdict({ what: `${what}: p99`, value: p99, unit: 'ms', atMost: p99AtMost, more: { ...more, perSecond } });
}

/** Gives the calls of so many seconds, each time the following ones. */
function callsOf(
  { pathOf }: ListLoad,
  names: readonly string[],
  token: string,
  farmId: number,
): (seconds: number) => WrittenCall[] {
  let call = 0;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  return (seconds) =>
    Array.from({ length: seconds * mostPerSecond }, () => {
      call += 1;
      return { path: `${pathOf(call, names)}&farmIds=${farmId}`, headers };
    });
}
