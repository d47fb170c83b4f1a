import { escapeMarkup } from '../../foundation/escape-markup.ts';
import type { LandColumn, LandRow, LandTable, LandValue } from './land-table.ts';
import { turned } from './rings.ts';

/** KML 2.2 (OGC 07-147r2), with what is said of each parcel in its extended data. */
export async function* kmlOf({ name, columns, pieces }: LandTable): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escaped(name)}</name>\n`;
  yield `<Schema name="parcels" id="parcels">${columns.map(field).join('')}</Schema>\n<Folder><name>${escaped(name)}</name>\n`;
  for await (const piece of pieces()) yield piece.map((row) => placemark(columns, row)).join('');
  yield '</Folder></Document></kml>\n';
}

function field({ name, kind }: LandColumn): string {
  return `<SimpleField name="${name}" type="${kind === 'NUMBER' ? 'double' : 'string'}"/>`;
}

function placemark(columns: readonly LandColumn[], { geometry, values }: LandRow): string {
  const data = columns.map((column, at) => datum(column, values[at] ?? null)).join('');
  const polygons = geometry.coordinates.map(
    (rings) =>
      `<Polygon>${rings.map((ring, at) => boundary(turned(ring, false), at === 0 ? 'outer' : 'inner')).join('')}</Polygon>`,
  );
  return `<Placemark><name>${escaped(String(values[0] ?? ''))}</name><ExtendedData><SchemaData schemaUrl="#parcels">${data}</SchemaData></ExtendedData><MultiGeometry>${polygons.join('')}</MultiGeometry></Placemark>\n`;
}

function datum({ name }: LandColumn, value: LandValue): string {
  return value === null ? '' : `<SimpleData name="${name}">${escaped(String(value))}</SimpleData>`;
}

function boundary(ring: readonly (readonly number[])[], place: 'outer' | 'inner'): string {
  const coordinates = ring.map(([x = 0, y = 0]) => `${x},${y}`).join(' ');
  return `<${place}BoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></${place}BoundaryIs>`;
}

/** What no XML can hold is left out. */
function escaped(text: string): string {
  return escapeMarkup(text.replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''));
}
