import type { Language } from '@brazda/contract/shapes.ts';
import type { Database } from '#server/db/database.ts';
import { withFarms, type FarmScope } from '#server/db/farm-scope.ts';
import { separatedValue } from '#server/files/spreadsheet/separated-value.ts';
import { parcelsAfter, type ExportedParcel } from './exported-land.repository.ts';

const pieceSize = 500;

/** Whose land is written, in which language crops are named, and as of when. */
export interface LandExport {
  readonly scope: FarmScope;
  readonly farmId: number;
  readonly language: Language;
  readonly now: Date;
}

/** The parcels of a farm as GeoJSON, piece by piece: what every map program reads. */
export async function* landAsGeoJson(database: Database, wanted: LandExport): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for await (const { geometry, ...properties } of parcelsOf(database, wanted)) {
    yield `${separator}${JSON.stringify({ type: 'Feature', id: properties.id, properties, geometry })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
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
  for await (const parcel of parcelsOf(database, wanted)) {
    yield `${columns.map((column) => separatedValue(parcel[column])).join(',')}\r\n`;
  }
}

/** Read in pieces, each for itself: a farm of any size costs no more memory than one of them. */
async function* parcelsOf(
  database: Database,
  { scope, farmId, language, now }: LandExport,
): AsyncGenerator<ExportedParcel> {
  let after = 0;
  for (;;) {
    const piece = { after, limit: pieceSize };
    const rows = await withFarms(database, scope, (tx) => parcelsAfter(tx, farmId, piece, { language, now }));
    yield* rows;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < pieceSize) return;
  }
}
