import { LRUCache } from 'lru-cache';

/** Rows of lists as they go on the wire, by the ids of their parcels. */
export type WrittenRows = ReadonlyMap<number, string>;

/** A state of some farms as lists tell it: the newest is kept alone for each of those who see it. */
export interface ListState {
  readonly whose: string;
  readonly state: string;
}

/** Rows that pages of a list have shown before, in whatever order. */
export interface KeptRows {
  /** The rows of some parcels, of which only those are read that are not known yet; one that is gone is left out. */
  rows(
    of: ListState,
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<WrittenRows>,
  ): Promise<string[]>;
}

interface Kept {
  readonly state: string;
  readonly rows: Map<number, string>;
  readonly bytes: number;
}

const keptBytes = 32 * 1024 * 1024;
const bytesOfRow = 80;
const bytesOfCharacter = 2;
const bytesOfState = 1000;

/** Keeps them by the state of the farms that they show; those of farms that alone are too large stay alone. */
export function createKeptRows(): KeptRows {
  const states = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => Math.min(keptBytes, bytes),
  });

  const keptOf = ({ whose, state }: ListState): Kept => {
    const kept = states.get(whose);
    return kept?.state === state ? kept : { state, rows: new Map(), bytes: bytesOfState };
  };
  const keep = (of: ListState, { rows, state, bytes }: Kept, added: WrittenRows): void => {
    let grown = bytes;
    for (const [id, row] of added) {
      if (!rows.has(id)) grown += row.length * bytesOfCharacter + bytesOfRow;
      rows.set(id, row);
    }
    states.set(of.whose, { state, rows, bytes: grown });
  };
  return {
    rows: async (of, ids, read) => {
      const { rows } = keptOf(of);
      const missing = ids.filter((id) => !rows.has(id));
      const added = missing.length === 0 ? undefined : await read(missing);
      if (added) keep(of, keptOf(of), added);
      return ids.flatMap((id) => added?.get(id) ?? rows.get(id) ?? []);
    },
  };
}
