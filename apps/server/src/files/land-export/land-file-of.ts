import { landFormatEndings, type LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import { zipStream } from '../zip-stream.ts';
import type { LandTable } from './land-table.ts';
import { geoJsonOf } from './write-geojson.ts';
import { geoPackageOf } from './write-geopackage.ts';
import { kmlOf } from './write-kml.ts';
import { shapefileEntries } from './write-shapefile.ts';

/** A file on its way, with the name that it is to be kept under. */
export interface LandFile {
  readonly name: string;
  readonly media: string;
  readonly bytes: AsyncIterable<string | Buffer>;
}

/** Land as a file, which is made while it is sent. */
export async function landFileOf(table: LandTable, format: LandFormat, now: Date): Promise<LandFile> {
  const name = `${table.name}.${landFormatEndings[format]}`;
  switch (format) {
    case 'GEOPACKAGE':
      return { name, media: 'application/geopackage+sqlite3', bytes: geoPackageOf(table, now) };
    case 'SHAPEFILE':
      return {
        name,
        media: 'application/zip',
        bytes: zipStream(await shapefileEntries(table, now), now),
      };
    case 'GEOJSON':
      return { name, media: 'application/geo+json', bytes: geoJsonOf(table) };
    case 'KML':
      return { name, media: 'application/vnd.google-earth.kml+xml', bytes: kmlOf(table) };
  }
}
