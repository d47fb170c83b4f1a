import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection } from 'geojson';
import GeoJSONVT from 'geojson-vt';

/** Tiles are 4096 units wide; outlines reach a little over the edge so that their seams meet. */
const extent = 4096;
const bufferOfOutlines = 64;
const bufferOfPoints = 8;
const simplification = 2;

export interface TileIndex {
  /** The encoded, compressed layer of one tile, or undefined where the tile is empty. */
  tile(z: number, x: number, y: number): Uint8Array | undefined;
}

/** Cuts features into vector tiles of one named layer; a feature's id becomes the id in the tile. */
export function createTileIndex(layer: string, features: readonly Feature[], highestZoom: number): TileIndex {
  const collection: FeatureCollection = { type: 'FeatureCollection', features: [...features] };
  const arePoints = features[0]?.geometry.type === 'Point';
  const index = new GeoJSONVT(collection, {
    maxZoom: highestZoom,
    indexMaxZoom: 4,
    extent,
    buffer: arePoints ? bufferOfPoints : bufferOfOutlines,
    tolerance: simplification,
  });
  return {
    tile: (z, x, y) => {
      const tile = index.getTile(z, x, y);
      if (!tile || tile.features.length === 0) return undefined;
      return gzipSync(fromGeojsonVt({ [layer]: tile }, { version: 2, extent }), { level: 5 });
    },
  };
}
