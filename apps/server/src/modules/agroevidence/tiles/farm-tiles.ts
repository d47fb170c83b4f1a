import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import { tileZoom } from '@brazda/contract/agroevidence/tiles.ts';
import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
import { createTileIndex, type TileIndex } from '#server/files/vector-tile.ts';
import { LimitedCache } from '#server/limited-cache.ts';
import type { Services } from '#server/services.ts';
import { farmFeatures } from './tile-features.repository.ts';

export type TileType = 'parcels' | 'labels';

export interface TileAddress {
  readonly farmId: number;
  readonly type: TileType;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** One tile: its compressed bytes, or none where nothing lies there. */
export interface Tile {
  readonly bytes: Uint8Array | undefined;
}

/** Cuts the tiles of farms and keeps what it has cut; a new revision of a farm is cut anew. */
export interface FarmTiles {
  /** A tile that was cut before, without waiting. */
  kept(address: TileAddress, revision: number): Tile | undefined;
  /** Cuts a tile of the present state; undefined where there is no such farm. */
  cut(scope: FarmScope, address: TileAddress, revision: number): Promise<{ tile: Tile; revision: number } | undefined>;
}

interface FarmIndex {
  readonly revision: number;
  readonly parcels: TileIndex;
  readonly labels: TileIndex;
}

const keptTileBytes = 128 * 1024 * 1024;
const bytesOfEntry = 200;
const keptFeatures = 100_000;

export function createFarmTiles({ database, clock }: Pick<Services, 'database' | 'clock'>): FarmTiles {
  const tiles = new LimitedCache<string, Tile>(keptTileBytes, ({ bytes }) => (bytes?.length ?? 0) + bytesOfEntry);
  const indexes = new LimitedCache<string, { index: FarmIndex; features: number }>(
    keptFeatures,
    ({ features }) => features + 1,
  );
  const loading = new Map<string, Promise<FarmIndex | undefined>>();

  const load = async (scope: FarmScope, farmId: number): Promise<FarmIndex | undefined> => {
    const ofFarm = { ...scope, farmIds: [farmId] };
    const found = await withFarms(database, ofFarm, (tx) => farmFeatures(tx, farmId, clock.now()));
    if (!found) return undefined;
    const index = indexOf(found.revision, found.features);
    indexes.set(`${farmId}/${found.revision}`, { index, features: found.features.length });
    return index;
  };
  const indexFor = (scope: FarmScope, farmId: number, revision: number): Promise<FarmIndex | undefined> => {
    const key = `${farmId}/${revision}`;
    const kept = indexes.get(key);
    if (kept) return Promise.resolve(kept.index);
    const begun = loading.get(key) ?? load(scope, farmId).finally(() => loading.delete(key));
    loading.set(key, begun);
    return begun;
  };
  return {
    kept: (address, revision) => tiles.get(keyOf(address, revision)),
    cut: async (scope, address, revision) => {
      const index = await indexFor(scope, address.farmId, revision);
      if (!index) return undefined;
      const tile: Tile = { bytes: index[address.type].tile(address.z, address.x, address.y) };
      tiles.set(keyOf(address, index.revision), tile);
      return { tile, revision: index.revision };
    },
  };
}

function indexOf(revision: number, features: readonly ParcelFeature[]): FarmIndex {
  const outlines = features.map(({ id, geometry, properties: { label: _, ...properties } }) => ({
    type: 'Feature' as const,
    id,
    geometry,
    properties: withoutNull({ ...properties, id }),
  }));
  const labels = features.map(({ id, properties: { label, name, area } }) => ({
    type: 'Feature' as const,
    id,
    geometry: { type: 'Point' as const, coordinates: label },
    properties: { id, name, area },
  }));
  return {
    revision,
    parcels: createTileIndex('parcels', outlines, tileZoom.max),
    labels: createTileIndex('labels', labels, tileZoom.max),
  };
}

/** Tiles have no null: what is unknown is left out. */
function withoutNull(properties: Record<string, string | number | null>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, string | number] => entry[1] !== null),
  );
}

function keyOf({ farmId, type, z, x, y }: TileAddress, revision: number): string {
  return `${farmId}/${revision}/${type}/${z}/${x}/${y}`;
}
