import { LRUCache } from 'lru-cache';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { partOf, type Processes } from '#server/processes/processes.ts';
import { readOrder, readSearchKeys, type ParcelOrder } from './parcel-orders.repository.ts';
import { createSearchIndex, type SearchIndex } from './searched-keys.ts';

/** In which order parcels stand and which of them a search finds, known in memory for the present state of farms. */
export interface ParcelOrders {
  /** The ids of all parcels in an order, at the state that `revisions` tells. */
  inOrder(farms: FarmReading, revisions: string, order: ParcelOrder): Promise<Ids>;
  searchIndex(farms: FarmReading, revisions: string, statuses: ParcelOrder['statuses']): Promise<SearchIndex>;
}

export type Ids = Int32Array<ArrayBuffer>;

interface Part {
  readonly bytes: number;
}

interface State {
  readonly revisions: string;
  readonly parts: ReadonlyMap<string, Promise<Part>>;
  readonly bytes: number;
}

/** In all processes. */
const mostBytes = 48 * 1024 * 1024;
const bytesOfState = 1000;

/** Keeps them, of each set of farms for the newest state alone; farms that alone are too large stay alone. */
export function createParcelOrders(processes: Pick<Processes, 'size'>): ParcelOrders {
  const keptBytes = partOf(mostBytes, processes);
  const states = new LRUCache<string, State>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => Math.min(keptBytes, bytes),
  });

  const part = <P extends Part>(
    { scope }: FarmReading,
    revisions: string,
    name: string,
    read: () => Promise<P>,
  ): Promise<P> => {
    const state = states.get(scope);
    const isPresent = state?.revisions === revisions;
    const kept = isPresent ? state.parts.get(name) : undefined;
    if (kept) return kept as Promise<P>;
    const begun = read();
    const parts = new Map(isPresent ? state.parts : []).set(name, begun);
    states.set(scope, { revisions, parts, bytes: isPresent ? state.bytes : bytesOfState });
    begun.then(
      ({ bytes }) => {
        const now = states.get(scope);
        if (now?.parts.get(name) === begun) states.set(scope, { ...now, bytes: now.bytes + bytes });
      },
      () => {
        const now = states.get(scope);
        if (now?.parts.get(name) === begun) {
          states.set(scope, { ...now, parts: new Map([...now.parts].filter(([key]) => key !== name)) });
        }
      },
    );
    return begun;
  };
  return {
    inOrder: async (farms, revisions, order) => {
      const read = async (): Promise<Part & { ids: Ids }> => {
        const ids = Int32Array.from(await readOrder(farms, order));
        return { ids, bytes: ids.byteLength };
      };
      return (await part(farms, revisions, JSON.stringify(order), read)).ids;
    },
    searchIndex: (farms, revisions, statuses) =>
      part(farms, revisions, JSON.stringify(['search', statuses]), async () => {
        const { ids, keys } = await readSearchKeys(farms, statuses);
        return createSearchIndex(ids, keys);
      }),
  };
}
