import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, FeatureCollection, Polygon } from 'geojson';
import { readLandFile, type LandFile } from '../files/land/read-land-file.ts';
import { serverRoot } from '../foundation/program-files.ts';

/** A parcel as farmers declared it; what it may be used for stands in assets/SOURCES.md. */
export type RealOutline = Feature<Polygon, { readonly ID_UZ: number; readonly [column: string]: string | number }>;

/** The real parcels that come with the product. */
export async function realOutlines(): Promise<readonly RealOutline[]> {
  const text = await readFile(join(serverRoot, 'seed/assets/cz-lpis-declared-2024.geojson'), 'utf8');
  return (JSON.parse(text) as { features: RealOutline[] }).features;
}

/** Reads outlines with their attributes as a farmer's own land file would be read. */
export function readOutlines(features: readonly Feature[]): Promise<LandFile> {
  const collection: FeatureCollection = { type: 'FeatureCollection', features: [...features] };
  const bytes = new TextEncoder().encode(JSON.stringify(collection));
  return readLandFile({ bytes, fileName: 'land.geojson', countryCode: 'CZ' });
}
