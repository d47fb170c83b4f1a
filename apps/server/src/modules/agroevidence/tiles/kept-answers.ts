import { LRUCache } from 'lru-cache';
import { ReadyJson, sizeOfJson } from '#server/http/ready-json.ts';
import type { MapState } from '#server/files/vector-tiles/tile-worker-messages.ts';

/** One tile of a state of the farm's map: its compressed bytes, or none where nothing lies there. */
export interface Tile {
  readonly state: MapState;
  readonly bytes: Uint8Array | undefined;
}

/** What was made for maps and may be asked for again: tiles, and the maps of farms as a whole. */
export type KeptAnswers = LRUCache<string, Tile | ReadyJson>;

const mostBytes = 64 * 1024 * 1024;
/** What an answer takes besides its bytes: its key, its place in the cache, the memory's own accounts. */
const bytesOfEntry = 500;

/** Keeps what was asked for last, as far as the memory that it really holds goes. */
export function createKeptAnswers(): KeptAnswers {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: (answer) => heldBytes(answer) + bytesOfEntry,
  });
}

function heldBytes(answer: Tile | ReadyJson): number {
  return answer instanceof ReadyJson ? sizeOfJson(answer.body) : (answer.bytes?.buffer.byteLength ?? 0);
}
