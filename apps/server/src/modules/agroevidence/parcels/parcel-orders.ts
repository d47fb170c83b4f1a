import type { Language } from '@brazda/contract/shapes.ts';
import { LRUCache } from 'lru-cache';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { partOf, type Processes } from '#server/processes/processes.ts';
import { readOrder, readSearchKeys, type ParcelOrder } from './parcel-orders.repository.ts';
import { traitsOf, type ParcelTraits } from './parcel-traits.ts';
import { readTraitTexts } from './parcel-traits.repository.ts';
import { createSearchIndex, type SearchIndex } from './searched-keys.ts';

/** What lists of parcels are made from, known in memory for the present state of farms: orders, traits, what searches find. */
export interface ParcelOrders {
  /** The ids of all parcels in an order, at a state of the farms. */
  inOrder(farms: FarmReading, state: string, order: ParcelOrder): Promise<Ids>;
  searchIndex(farms: FarmReading, state: string, statuses: ParcelOrder['statuses']): Promise<SearchIndex>;
  /** The state says the hour too: crops are those of the day, or of a season as it is planned by a state of the plans. */
  traits(farms: FarmReading, state: string, now: Date, planned: PlannedSeason | undefined): Promise<ParcelTraits>;
  /** What the land uses of traits are called in a language. */
  landUses(
    farms: FarmReading,
    state: string,
    language: Language,
    read: () => Promise<ToldLandUses>,
  ): Promise<ToldLandUses>;
  /** The ids of a list that `key` describes, found before or now. */
  listed(farms: FarmReading, state: string, key: string, find: () => Promise<readonly number[] | Ids>): Promise<Ids>;
}

export interface PlannedSeason {
  readonly season: number;
  readonly plans: string;
}

export type Ids = Int32Array<ArrayBuffer>;

/** By the words of traits. */
export type ToldLandUses = ReadonlyMap<string, { readonly code: string | null; readonly name: string | null }>;

interface Part {
  readonly bytes: number;
}

interface KeptPart {
  readonly part: Promise<Part>;
  /** What beside the state of the farms it was made from: only the newest is kept. */
  readonly version: string;
  /** None until it is there. */
  readonly bytes: number;
}

interface State {
  readonly state: string;
  readonly parts: ReadonlyMap<string, KeptPart>;
}

/** In all processes. */
const mostBytes = 48 * 1024 * 1024;
const bytesOfState = 1000;
const bytesOfLandUse = 300;
const keptBytesOfLists = 16 * 1024 * 1024;
const bytesOfList = 400;

/** Keeps them, of each set of farms for the newest state alone; farms that alone are too large stay alone. */
export function createParcelOrders(processes: Pick<Processes, 'size'>): ParcelOrders {
  const keptBytes = partOf(mostBytes, processes);
  const states = new LRUCache<string, State>({
    maxSize: keptBytes,
    sizeCalculation: ({ parts }) => Math.min(keptBytes, bytesOf(parts)),
  });
  // Filters are many, and each is soon made anew from traits: they have room of their own, where the last used stay.
  const lists = new LRUCache<string, Ids>({
    maxSize: keptBytesOfLists,
    sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length + bytesOfList,
  });

  const keep = (scope: string, name: string, begun: Promise<Part>, kept: KeptPart | undefined): void => {
    const state = states.get(scope);
    if (state?.parts.get(name)?.part !== begun) return;
    const parts = new Map(state.parts);
    if (kept) parts.set(name, kept);
    else parts.delete(name);
    states.set(scope, { ...state, parts });
  };
  const part = <P extends Part>(
    { scope }: FarmReading,
    now: string,
    name: string,
    read: () => Promise<P>,
    version = '',
  ): Promise<P> => {
    const state = states.get(scope);
    const isPresent = state?.state === now;
    const kept = isPresent ? state.parts.get(name) : undefined;
    if (kept?.version === version) return kept.part as Promise<P>;
    const begun = read();
    const parts = new Map(isPresent ? state.parts : []).set(name, { part: begun, version, bytes: 0 });
    states.set(scope, { state: now, parts });
    begun.then(
      ({ bytes }) => keep(scope, name, begun, { part: begun, version, bytes }),
      () => keep(scope, name, begun, undefined),
    );
    return begun;
  };
  return {
    inOrder: async (farms, state, order) => {
      const read = async (): Promise<Part & { ids: Ids }> => {
        const ids = Int32Array.from(await readOrder(farms, order));
        return { ids, bytes: ids.byteLength };
      };
      return (await part(farms, state, JSON.stringify(order), read)).ids;
    },
    searchIndex: (farms, state, statuses) =>
      part(farms, state, JSON.stringify(['search', statuses]), async () => {
        const { ids, keys } = await readSearchKeys(farms, statuses);
        return createSearchIndex(ids, keys);
      }),
    traits: (farms, state, now, planned) =>
      part(
        farms,
        state,
        JSON.stringify(['traits', planned?.season]),
        async () => traitsOf(await readTraitTexts(farms, now, planned?.season)),
        planned?.plans,
      ),
    landUses: async (farms, state, language, read) => {
      const readPart = async (): Promise<Part & { told: ToldLandUses }> => {
        const told = await read();
        return { told, bytes: told.size * bytesOfLandUse };
      };
      return (await part(farms, state, JSON.stringify(['land uses', language]), readPart)).told;
    },
    listed: async (farms, state, key, find) => {
      const name = `${farms.scope} ${state} ${key}`;
      const known = lists.get(name);
      if (known) return known;
      const ids = Int32Array.from(await find());
      lists.set(name, ids);
      return ids;
    },
  };
}

function bytesOf(parts: State['parts']): number {
  let bytes = bytesOfState;
  for (const part of parts.values()) bytes += part.bytes;
  return bytes;
}
