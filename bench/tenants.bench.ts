import { buildStale } from '@brazda/harness/build-stale.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { callInRounds } from './support/load.ts';
import { newGround, startProduct, type Product } from './support/product.ts';
import { seedFarms, signIn, type SeededFarm, type SignedIn } from './support/seeded-farm.ts';
import { rounded } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';
import type { WrittenCall } from './support/wrk.ts';

export const name = 'tenants';

const farms = 200;
const parcels = 400;
const users = 50;

/** Users of many farms, each on their own, without a pause: lists, searches, parcels, tiles, and now and then a new name. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const ground = await newGround('postgres');
  try {
    const seeded = seedFarms(ground, { farms, parcels });
    const product = await startProduct(ground, { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' });
    try {
      const tenants = await signInAll(product, seeded.slice(0, users));
      const next = mixOf(tenants);
      const load = { product, ground, connections: users, expects: [200, 204] };
      await callInRounds({ ...load, seconds: 5, calls: () => next(5) }, 1);
      const { p99, ...more } = await callInRounds({ ...load, seconds: 15, calls: () => next(15) });
      const what = `${users} users on ${farms} farms of ${parcels} parcels`;
      const { processorUs, databaseUs } = more;
      return [
        verdict({ what: `${what}: p99`, value: p99, unit: 'ms', atMost: 400, more }),
        verdict({ what: `${what}: server's processor, a call`, value: processorUs / 1000, unit: 'ms', atMost: 1 }),
        verdict({ what: `${what}: PostgreSQL's, a call`, value: databaseUs / 1000, unit: 'ms', atMost: 0.7 }),
        verdict({ what: `${what}: memory at the end`, value: rounded(product.memory()), unit: 'MB', atMost: 500 }),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await ground.clear();
  }
}

interface Tenant extends SignedIn {
  readonly parcelIds: readonly number[];
}

/** Behind a proxy that is trusted: each client says a network of its own, and from one nobody may sign in so often. */
async function signInAll({ url }: Product, farmers: readonly SeededFarm[]): Promise<Tenant[]> {
  const tenants: Tenant[] = [];
  for (const farmer of farmers) {
    const signedIn = await signIn(url, farmer);
    const { parcels: calls } = clientOf(url, signedIn.token).agroevidence;
    const { rows } = await calls.list({ query: { 'per-page': 1000 } });
    tenants.push({ ...signedIn, parcelIds: rows.map(({ id }) => id) });
  }
  return tenants;
}

const searches = ['lo', 'pole', 'humny', '12', 'u les'];

const kinds = 20;
const mostPerSecond = 3000;

/** Of twenty calls four are tiles and one is a new name. Gives the calls of so many seconds, each time the following ones. */
function mixOf(tenants: readonly Tenant[]): (seconds: number) => WrittenCall[] {
  let call = 0;
  return (seconds) =>
    Array.from({ length: seconds * mostPerSecond }, () => {
      call += 1;
      const [kind, turn] = [call % kinds, Math.floor(call / kinds)];
      const tenant = tenants[turn % tenants.length];
      if (!tenant) throw new Error('There are no tenants');
      return callOf(kind, kind + Math.floor(turn / tenants.length), tenant);
    });
}

function callOf(kind: number, call: number, tenant: Tenant): WrittenCall {
  const { farmId, parcelIds, token } = tenant;
  const authorization = `Bearer ${token}`;
  const parcel = `/agroevidence/parcels/${parcelIds[call % parcelIds.length]}?farmIds=${farmId}`;
  if (kind === 0) {
    const headers = { authorization, 'content-type': 'application/json' };
    return { method: 'PATCH', path: parcel, headers, body: JSON.stringify({ name: `Pole ${call}` }) };
  }
  return { path: readPath(kind, call, tenant, parcel), headers: { authorization, 'accept-encoding': 'gzip' } };
}

function readPath(kind: number, call: number, tenant: Tenant, parcel: string): string {
  const { farmId } = tenant;
  if (kind < 5) return tilePath(tenant, call);
  if (kind < 8) return parcel;
  if (kind < 11) {
    const search = encodeURIComponent(searches[call % searches.length] ?? '');
    return `/agroevidence/parcels/suggestions?search=${search}&farmIds=${farmId}`;
  }
  if (kind < 14) return `/agroevidence/farms?farmIds=${farmId}`;
  const page = 1 + (call % 16);
  const column = kind < 18 ? 'name' : 'area';
  return `/agroevidence/parcels?page=${page}&per-page=25&sort-col=${column}&farmIds=${farmId}`;
}

const zoom = 14;

function tilePath({ farmId, box: [west, south, east, north] }: Tenant, call: number): string {
  const [longitude, latitude] = [west + ((east - west) * (call % 7)) / 7, south + ((north - south) * (call % 5)) / 5];
  const world = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * world);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world);
  return `/agroevidence/tiles/${farmId}/parcels/${zoom}/${x}/${y}?farmIds=${farmId}`;
}
