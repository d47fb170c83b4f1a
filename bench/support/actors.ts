import { createFarmer } from '@brazda/harness/farmer.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import { landFiles } from '@brazda/harness/land-files.ts';
import { signIn, type SeededFarm, type SignedIn } from './seeded-farm.ts';
import { placesOver } from './tile-places.ts';

/** People at work on their farms, each without a pause between calls. */
export interface Actors {
  readonly milliseconds: readonly number[];
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
  readonly milliseconds: number[];
  readonly failures: string[];
}

export async function startActors(url: string, farms: readonly SeededFarm[]): Promise<Actors> {
  const ending = new AbortController();
  const work: Work = { signal: ending.signal, milliseconds: [], failures: [] };
  const all = farms.map((farm, at) => actAs(url, farm, work, at < followers));
  all.push(importNowAndThen(url, work));
  await Promise.resolve();
  return {
    milliseconds: work.milliseconds,
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
      revision = await timed(work, () => actOnce(url, { ...signedIn, revision }, places), revision);
    }
    left.abort();
    await following;
  }
}

async function timed<T>(work: Work, act: () => Promise<T>, otherwise: T): Promise<T> {
  const began = performance.now();
  try {
    const answer = await act();
    work.milliseconds.push(performance.now() - began);
    return answer;
  } catch (error) {
    if (!work.signal.aborted) work.failures.push(String(error).slice(0, 200));
    return otherwise;
  }
}

/** One call as people make them: a fifth are tiles, one of twenty changes a name. Gives the revision that is known then. */
async function actOnce(url: string, signedIn: SignedIn, places: readonly string[]): Promise<number> {
  const { farmId, revision, token } = signedIn;
  const { parcels, farms } = clientOf(url, token).agroevidence;
  const dice = Math.random();
  if (dice < 0.2) {
    const path = `/agroevidence/tiles/${farmId}/parcels/${pick(places)}?revision=${revision}`;
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  } else if (dice < 0.25) {
    const { rows } = await parcels.list({ query: { 'per-page': 50 } });
    const { id } = pick(rows);
    await parcels.change({ params: { id }, body: { name: `Nové jméno ${Math.floor(Math.random() * 1e6)}` } });
    return (await farms.read({ params: { id: farmId } })).revision;
  } else if (dice < 0.27) await parcels.map({ farmIds: [farmId] });
  else if (dice < 0.4) await parcels.list({ query: { search: `pole ${Math.floor(Math.random() * 100)}` } });
  else if (dice < 0.5) await parcels.suggestions({ query: { search: `p${Math.floor(Math.random() * 10)}` } });
  else if (dice < 0.6) await farms.read({ params: { id: farmId } });
  else await parcels.list({ query: { page: 1 + Math.floor(Math.random() * 8), 'per-page': 50 } });
  return revision;
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
    await timed(work, () => createFarmer(url, { landFile: landFiles.czechBlocks }), undefined);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, betweenImportsMs);
      work.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
