import { LRUCache } from 'lru-cache';
import { partOf, type Processes } from '#server/processes/processes.ts';

/** Rows of lists as they go on the wire, by the ids of their parcels. */
export type WrittenRows = ReadonlyMap<number, string>;

/** A state of some farms as lists tell it: the newest is kept alone for each of those who see it. */
export interface ListState {
  readonly whose: string;
  readonly state: string;
}

/** Where rows come from that are not known yet. */
export interface RowSource {
  read(ids: readonly number[]): Promise<WrittenRows>;
  /** The parcels that may have changed since another state; undefined where all may have. */
  changedSince(state: string): Promise<readonly number[] | undefined>;
}

/** Rows that pages of a list have shown before, in whatever order. */
export interface KeptRows {
  /** The rows of some parcels, of which only those are read that are not known yet; one that is gone is left out. */
  rows(of: ListState, ids: readonly number[], source: RowSource): Promise<string[]>;
}

interface Kept {
  readonly state: string;
  readonly rows: Map<number, string>;
  readonly bytes: number;
}

/** In all processes. */
const mostBytes = 32 * 1024 * 1024;
const bytesOfRow = 80;
const bytesOfCharacter = 2;
const bytesOfState = 1000;

/** Keeps them by the state of the farms that they show; those of farms that alone are too large stay alone. */
export function createKeptRows(processes: Pick<Processes, 'size'>): KeptRows {
  const keptBytes = partOf(mostBytes, processes);
  const states = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => Math.min(keptBytes, bytes),
  });

  /** What is known of a state: all that is known of the one before, but for what has changed between them. */
  const presentOf = async (of: ListState, source: RowSource): Promise<Kept> => {
    const before = states.get(of.whose);
    if (before?.state === of.state) return before;
    const changed = before && (await source.changedSince(before.state));
    const meanwhile = states.get(of.whose);
    if (meanwhile?.state === of.state) return meanwhile;
    const present = changed
      ? without(before, changed, of.state)
      : { state: of.state, rows: new Map(), bytes: bytesOfState };
    states.set(of.whose, present);
    return present;
  };
  /** What was read for a state that has passed may be older than the present one. */
  const keep = ({ whose, state }: ListState, added: WrittenRows): void => {
    const kept = states.get(whose);
    if (kept?.state !== state) return;
    let { bytes } = kept;
    for (const [id, row] of added) {
      const before = kept.rows.get(id);
      bytes += bytesOf(row) - (before === undefined ? 0 : bytesOf(before));
      kept.rows.set(id, row);
    }
    states.set(whose, { ...kept, bytes });
  };
  return {
    rows: async (of, ids, source) => {
      const { rows } = await presentOf(of, source);
      const known = new Map(ids.map((id) => [id, rows.get(id)]));
      const missing = ids.filter((id) => known.get(id) === undefined);
      const added = missing.length === 0 ? undefined : await source.read(missing);
      if (added) keep(of, added);
      return ids.flatMap((id) => added?.get(id) ?? known.get(id) ?? []);
    },
  };
}

/** Counted anew: while it was asked which have changed, others have come. */
function without({ rows }: Kept, ids: readonly number[], state: string): Kept {
  const left = new Map(rows);
  for (const id of ids) left.delete(id);
  let bytes = bytesOfState;
  for (const row of left.values()) bytes += bytesOf(row);
  return { state, rows: left, bytes };
}

function bytesOf(row: string): number {
  return row.length * bytesOfCharacter + bytesOfRow;
}
