import { createFarmer } from '@brazda/harness/farmer.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { signIn, type SeededFarm, type SignedIn } from './seeded-farm.ts';
import { placesOver } from './tile-places.ts';

export interface TimedCall {
  readonly kind: string;
  readonly milliseconds: number;
}

/** People at work on their farms, each without a pause between calls. */
export interface Actors {
  readonly calls: readonly TimedCall[];
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

/** So many of them have the map open and hear of what happens. */
const followers = 12;
const signInAgainMs = 300_000;
const betweenImportsMs = 15_000;
const zooms = [11, 12, 13, 14, 15];

interface Work {
  readonly signal: AbortSignal;
  readonly calls: TimedCall[];
  readonly failures: string[];
}

export async function startActors(url: string, farms: readonly SeededFarm[]): Promise<Actors> {
  const ending = new AbortController();
  const work: Work = { signal: ending.signal, calls: [], failures: [] };
  const all = farms.map((farm, at) => actAs(url, farm, work, at < followers));
  all.push(importNowAndThen(url, work));
  await Promise.resolve();
  return {
    calls: work.calls,
    failures: work.failures,
    stop: async () => {
      ending.abort();
      await Promise.all(all);
    },
  };
}

async function actAs(url: string, farm: SeededFarm, work: Work, isFollowing: boolean): Promise<void> {
  const isOver = (): boolean => work.signal.aborted;
  while (!isOver()) {
    const signedIn = await signIn(url, farm);
    const places = placesOver(signedIn.box, zooms);
    const until = performance.now() + signInAgainMs;
    const left = new AbortController();
    const stop = AbortSignal.any([work.signal, left.signal]);
    const following = isFollowing ? follow(url, signedIn, stop) : Promise.resolve();
    let { revision } = signedIn;
    while (!isOver() && performance.now() < until) {
      const known = { ...signedIn, revision };
      revision = await unlessOver(work, () => actOnce(url, known, places, work), revision);
    }
    left.abort();
    await following;
  }
}

/** A single call as its caller waits for it. */
async function timed<T>(work: Work, kind: string, ask: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await ask();
  work.calls.push({ kind, milliseconds: performance.now() - began });
  return answer;
}

/** What fails is written down, and whoever met it goes on. */
async function unlessOver<T>({ signal, failures }: Work, act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!signal.aborted) failures.push(String(error).slice(0, 200));
    return otherwise;
  }
}

/** What people do on their farm: a fifth are tiles, one of twenty changes a name. Gives the revision that is known then. */
async function actOnce(url: string, signedIn: SignedIn, places: readonly string[], work: Work): Promise<number> {
  const { farmId, revision, token } = signedIn;
  const { parcels, farms } = clientOf(url, token).agroevidence;
  const call = <T>(kind: string, ask: () => Promise<T>): Promise<T> => timed(work, kind, ask);
  const dice = Math.random();
  if (dice < 0.2) {
    const path = `/agroevidence/tiles/${farmId}/parcels/${pick(places)}?revision=${revision}`;
    await call('tile', () => fetchTile(url + path, token));
  } else if (dice < 0.25) {
    const { rows } = await call('page', () => parcels.list({ query: { 'per-page': 50 } }));
    const { id } = pick(rows);
    const body = { name: `Nové jméno ${Math.floor(Math.random() * 1e6)}` };
    await call('change', () => parcels.change({ params: { id }, body }));
    return (await call('farm', () => farms.read({ params: { id: farmId } }))).revision;
  } else if (dice < 0.27) await call('map', () => parcels.map({ farmIds: [farmId] }));
  else if (dice < 0.4) {
    const search = `pole ${Math.floor(Math.random() * 100)}`;
    await call('search', () => parcels.list({ query: { search } }));
  } else if (dice < 0.5) {
    const search = `p${Math.floor(Math.random() * 10)}`;
    await call('suggestions', () => parcels.suggestions({ query: { search } }));
  } else if (dice < 0.6) await call('farm', () => farms.read({ params: { id: farmId } }));
  else {
    const page = 1 + Math.floor(Math.random() * 8);
    await call('page', () => parcels.list({ query: { page, 'per-page': 50 } }));
  }
  return revision;
}

async function fetchTile(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

function pick<T extends object | string>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}

/** Reads what happens on the farm until told to stop. */
async function follow(url: string, { token, farmId }: SignedIn, signal: AbortSignal): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await fetch(`${url}/core/farms/events?farmIds=${farmId}`, { headers, signal });
    for await (const _ of body ?? []) continue;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** A new farmer comes with a file every now and then. */
async function importNowAndThen(url: string, work: Work): Promise<void> {
  while (!work.signal.aborted) {
    await unlessOver(work, () => createFarmer(url, { landFile: landFiles.czechBlocks }), undefined);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, betweenImportsMs);
      work.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
