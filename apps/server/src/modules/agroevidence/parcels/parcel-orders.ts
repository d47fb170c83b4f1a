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
  /** The state says the hour too: crops are those of the day, or of a season. */
  traits(farms: FarmReading, state: string, now: Date, season: number | undefined): Promise<ParcelTraits>;
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

export type Ids = Int32Array<ArrayBuffer>;

/** By the words of traits. */
export type ToldLandUses = ReadonlyMap<string, { readonly code: string | null; readonly name: string | null }>;

interface Part {
  readonly bytes: number;
}

interface State {
  readonly state: string;
  readonly parts: ReadonlyMap<string, Promise<Part>>;
  readonly bytes: number;
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
    sizeCalculation: ({ bytes }) => Math.min(keptBytes, bytes),
  });
  // Filters are many, and each is soon made anew from traits: they have room of their own, where the last used stay.
  const lists = new LRUCache<string, Ids>({
    maxSize: keptBytesOfLists,
    sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length + bytesOfList,
  });

  const part = <P extends Part>(
    { scope }: FarmReading,
    now: string,
    name: string,
    read: () => Promise<P>,
  ): Promise<P> => {
    const state = states.get(scope);
    const isPresent = state?.state === now;
    const kept = isPresent ? state.parts.get(name) : undefined;
    if (kept) return kept as Promise<P>;
    const begun = read();
    const parts = new Map(isPresent ? state.parts : []).set(name, begun);
    states.set(scope, { state: now, parts, bytes: isPresent ? state.bytes : bytesOfState });
    begun.then(
      ({ bytes }) => {
        const kept = states.get(scope);
        if (kept?.parts.get(name) === begun) states.set(scope, { ...kept, bytes: kept.bytes + bytes });
      },
      () => {
        const kept = states.get(scope);
        if (kept?.parts.get(name) === begun) {
          states.set(scope, { ...kept, parts: new Map([...kept.parts].filter(([key]) => key !== name)) });
        }
      },
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
    traits: (farms, state, now, season) =>
      part(farms, state, JSON.stringify(['traits', season]), async () =>
        traitsOf(await readTraitTexts(farms, now, season)),
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
