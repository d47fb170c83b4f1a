declare module 'geojson-vt' {
  import type { FeatureCollection } from 'geojson';

  interface Options {
    maxZoom?: number;
    indexMaxZoom?: number;
    tolerance?: number;
    extent?: number;
    buffer?: number;
  }
  interface Tile {
    features: {
      id?: number;
      type: 1 | 2 | 3;
      geometry: [number, number][] | [number, number][][];
      tags: Record<string, string | number>;
    }[];
  }
  class GeoJSONVT {
    constructor(features: FeatureCollection, options?: Options);
    getTile(z: number, x: number, y: number): Tile | null;
  }
  export { GeoJSONVT as default };
}
