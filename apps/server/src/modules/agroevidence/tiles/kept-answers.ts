import { LRUCache } from 'lru-cache';
import { sizeOfJson } from '#server/http/ready-json.ts';
import { partOf, type Processes } from '#server/processes/processes.ts';
import type { MapState } from '#server/files/vector-tiles/tile-worker-messages.ts';
import type { WrittenMap } from './map-pieces.ts';

/** One tile of a state of the farm's map: its compressed bytes, or none where nothing lies there. */
export interface Tile {
  readonly state: MapState;
  readonly bytes: Uint8Array | undefined;
}

/** What was made for maps and may be asked for again. */
export type KeptAnswers = LRUCache<string, Tile | WrittenMap>;

/** In all processes. */
const mostBytes = 64 * 1024 * 1024;
/** What an answer takes besides its bytes: its key, its place in the cache, the memory's own accounts. */
const bytesOfEntry = 500;
/** What it takes to know a piece of a map, besides its bytes. */
const bytesOfPiece = 200;

/** Keeps what was asked for last, as far as the memory that it really holds goes. */
export function createKeptAnswers(processes: Pick<Processes, 'size'>): KeptAnswers {
  return new LRUCache({
    maxSize: partOf(mostBytes, processes),
    sizeCalculation: (answer) => heldBytes(answer) + bytesOfEntry,
  });
}

function heldBytes(answer: Tile | WrittenMap): number {
  if ('json' in answer) return sizeOfJson(answer.json.body) + answer.pieces.length * bytesOfPiece;
  return answer.bytes?.buffer.byteLength ?? 0;
}
