import { LRUCache } from 'lru-cache';
import { sizeOfJson, type ReadyJson } from '#server/http/ready-json.ts';
import { partOf, type Processes } from '#server/processes/processes.ts';
import type { MapState } from '#server/files/vector-tiles/tile-worker-messages.ts';
import type { FarmState } from './map-states.ts';

/** One tile of a state of the farm's map: its compressed bytes, or none where nothing lies there. */
export interface Tile {
  readonly state: MapState;
  readonly bytes: Uint8Array | undefined;
}

/** All features of some farms in some states, as GeoJSON under a tag that names these. */
export interface WrittenMap {
  readonly farms: readonly FarmState[];
  readonly json: ReadyJson;
}

/** What was made for maps and may be asked for again. */
export type KeptAnswers = LRUCache<string, Tile | WrittenMap>;

/** In all processes. */
const mostBytes = 64 * 1024 * 1024;
/** What an answer takes besides its bytes: its key, its place in the cache, the memory's own accounts. */
const bytesOfEntry = 500;

/** Keeps what was asked for last, as far as the memory that it really holds goes. */
export function createKeptAnswers(processes: Pick<Processes, 'size'>): KeptAnswers {
  return new LRUCache({
    maxSize: partOf(mostBytes, processes),
    sizeCalculation: (answer) => heldBytes(answer) + bytesOfEntry,
  });
}

function heldBytes(answer: Tile | WrittenMap): number {
  return 'json' in answer ? sizeOfJson(answer.json.body) : (answer.bytes?.buffer.byteLength ?? 0);
}
