import { ringAround } from './shapefile-builder.ts';

/** A parcel of a file: a diamond around a place, with what is said of it. */
export interface DrawnParcel {
  readonly name?: string;
  /** Degrees from where the first one lies. */
  readonly east?: number;
  readonly north?: number;
  readonly radius?: number;
  readonly says?: Readonly<Record<string, string | number>>;
}

const [longitude, latitude] = [14.3, 49.2] as const;

/** A file of GeoJSON as somebody would draw it. */
export function drawnFile(parcels: readonly DrawnParcel[], fileName = 'pozemky.geojson'): File {
  const features = parcels.map(({ name, east = 0, north = 0, radius = 0.004, says }) => ({
    type: 'Feature',
    properties: { ...(name !== undefined && { NAZEV: name }), ...says },
    geometry: { type: 'Polygon', coordinates: [ringAround([longitude + east, latitude + north], radius).toReversed()] },
  }));
  return new File([JSON.stringify({ type: 'FeatureCollection', features })], fileName);
}
