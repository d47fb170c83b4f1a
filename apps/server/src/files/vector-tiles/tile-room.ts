import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { cutTile } from './cut-tile.ts';
import { indexParcels, joinIndexes, renewIndex, type ParcelIndex } from './indexed-parcels.ts';
import { parcelShapes, type ParcelRow, type ParcelShape } from './parcel-shape.ts';
import type { CutAnswer, MapState, TileTask } from './tile-worker-messages.ts';

/** Tiles are small: with less memory to prepare, compressing one costs half, and they hardly grow. */
const compression = { level: 5, memLevel: 6, windowBits: 14 } as const;

interface FarmMap {
  readonly state: MapState;
  readonly index: ParcelIndex;
}

/** Holds the parcels of farms and cuts tiles from them. */
export interface TileRoom {
  perform(task: TileTask): CutAnswer | undefined;
}

/** Those farms stay whose maps were asked for last and together take so many bytes; a larger one stays alone. */
export function createTileRoom(indexBytes: number): TileRoom {
  const farms = new LRUCache<number, FarmMap>({
    maxSize: indexBytes,
    sizeCalculation: ({ index }) => Math.min(indexBytes, index.bytes + 1),
  });
  const gathered = new Map<number, readonly ParcelIndex[]>();

  const cut = (task: TileTask & { do: 'cut' }): CutAnswer => {
    const farm = farms.get(task.farmId);
    const isFresh = farm && farm.state.revision >= task.state.revision && farm.state.day === task.state.day;
    if (!isFresh) return { held: farm?.state };
    const bytes = cutTile(farm.index, task.layer, task.place);
    return { state: farm.state, bytes: bytes && compressed(bytes) };
  };
  const renew = ({ farmId, from, state, changedIds, rows }: TileTask & { do: 'renew' }): void => {
    const farm = farms.get(farmId);
    if (farm?.state.revision !== from.revision || farm.state.day !== from.day) return;
    farms.set(farmId, { state, index: renewIndex(farm.index, changedIds, shapesOf(rows)) });
  };
  /** Pieces may be gone where this thread is not the one that got them: a farm is shown with all its parcels or not at all. */
  const piecesOf = ({ reading, before }: { reading: number; before: number }): readonly ParcelIndex[] => {
    const pieces = gathered.get(reading) ?? [];
    if (pieces.length !== before) throw new Error(`Of ${before} pieces of a farm ${pieces.length} are here`);
    return pieces;
  };
  return {
    perform: (task) => {
      switch (task.do) {
        case 'cut':
          return cut(task);
        case 'gather':
          gathered.set(task.reading, [...piecesOf(task), indexParcels(shapesOf(task.rows))]);
          return undefined;
        case 'finish':
          farms.set(task.farmId, { state: task.state, index: joinIndexes(piecesOf(task)) });
          gathered.delete(task.reading);
          return undefined;
        case 'abandon':
          gathered.delete(task.reading);
          return undefined;
        case 'renew':
          renew(task);
          return undefined;
      }
    },
  };
}

function shapesOf(rows: string): ParcelShape[] {
  return (JSON.parse(rows) as ParcelRow[]).flatMap(parcelShapes);
}

/** In memory of their own: what is compressed comes in a buffer of many times the size. */
function compressed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(bytes, { ...compression, chunkSize: Math.max(64, bytes.length + 64) }));
}
