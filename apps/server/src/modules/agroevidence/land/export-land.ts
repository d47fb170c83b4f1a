import type { Database } from '#server/db/database.ts';
import { separatedValue } from '#server/files/spreadsheet/separated-value.ts';
import { featureCollection } from '#server/files/land-export/write-geojson.ts';
import type { ExportedParcel } from './exported-parcel.ts';
import { piecesOfLand, type LandExport } from './pieces-of-land.ts';

/** The parcels of a farm as GeoJSON, piece by piece: what every map program reads. */
export function landAsGeoJson(database: Database, wanted: LandExport): AsyncGenerator<string> {
  const features = async function* () {
    for await (const piece of piecesOfLand(database, wanted))
      yield piece.map(({ geometry, ...properties }) => ({ id: properties.id, properties, geometry }));
  };
  return featureCollection(features());
}

type Column = Exclude<keyof ExportedParcel, 'geometry'>;
const columns: readonly Column[] = [
  'id',
  'name',
  'status',
  'source',
  'square',
  'blockNumber',
  'officialAreaHa',
  'computedAreaHa',
  'landUseCode',
  'landUseName',
  'crop',
  'cropFrom',
  'validFrom',
  'zone',
  'nitrateVulnerable',
  'altitudeM',
  'slopeDegrees',
];

/** The parcels of a farm as a table without outlines: RFC 4180, UTF-8 with a mark, as spreadsheets want it. */
export async function* landAsTable(database: Database, wanted: LandExport): AsyncGenerator<string> {
  yield `\ufeff${columns.join(',')}\r\n`;
  for await (const piece of piecesOfLand(database, wanted)) {
    for (const parcel of piece) yield `${columns.map((column) => separatedValue(parcel[column])).join(',')}\r\n`;
  }
}
