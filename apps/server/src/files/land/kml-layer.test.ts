import { describe, expect, it } from 'vitest';
import { zipOfFiles } from '#server/testing/zip-builder.ts';
import type { LandFile } from './land-file.ts';
import { LandFileError, readLandFile } from './read-land-file.ts';

const RING = '14.5,49.5,320 14.6,49.5,320 14.6,49.6,320 14.5,49.5,320';
const POLYGON = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${RING}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;

function placemark(name: string, geometry: string): string {
  return `<Placemark><name>${name}</name><styleUrl>#a</styleUrl><ExtendedData><Data name="plodina"><value>ječmen</value></Data></ExtendedData>${geometry}</Placemark>`;
}

function kml(content: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): string {
  return `${head}<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>${content}</Folder></Document></kml>`;
}

function read(content: string | Buffer, fileName = 'fields.kml'): Promise<LandFile> {
  return readLandFile({ bytes: Buffer.from(content), fileName, countryCode: 'CZ' });
}

async function refusal(content: string): Promise<unknown> {
  const outcome: unknown = await read(content).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? outcome.code : outcome;
}

describe('KML', () => {
  it('gives its polygons with their names and extended columns', async () => {
    const file = await read(
      kml(placemark('U lesa', POLYGON) + placemark('Ostrov', `<MultiGeometry>${POLYGON}${POLYGON}</MultiGeometry>`)),
    );
    expect(file.parcels.map(({ name, cropName, polygons }) => [name, cropName, polygons.length])).toEqual([
      ['U lesa', 'ječmen', 1],
      ['Ostrov', 'ječmen', 2],
    ]);
    expect(file.layers[0]?.columns.map(({ name }) => name)).toEqual(['name', 'plodina']);
    expect(file.coordinateSystem).toMatchObject({ code: 'WGS84', source: 'file' });
    expect(file.needsNameColumn).toBe(false);
  });

  it('is read from a .kmz, and by its content whatever its name', async () => {
    const bytes = zipOfFiles({ 'doc.kml': kml(placemark('U lesa', POLYGON)), 'images/a.png': 'x' });
    expect((await read(bytes, 'fields.kmz')).parcels).toHaveLength(1);
    expect((await read(kml(placemark('U lesa', POLYGON)), 'fields')).parcels).toHaveLength(1);
  });

  it('leaves out pins and paths', async () => {
    const point = '<Point><coordinates>14.5,49.5</coordinates></Point>';
    const file = await read(kml(placemark('Stodola', point) + placemark('U lesa', POLYGON)));
    expect(file.problems).toMatchObject([
      { code: 'landFile.shapeNotPolygon', row: 1, parcel: 'Stodola', detail: { shape: 'POINT' } },
    ]);
    expect(await refusal(kml(placemark('Stodola', point)))).toBe('landFile.notPolygons');
  });

  it('is read in the encoding it declares', async () => {
    const text = kml(
      placemark('Z\u00e1lu\u009e\u00ed', POLYGON),
      '<?xml version="1.0" encoding="windows-1250"?>',
    ).replace('ječmen', 'x');
    expect((await read(Buffer.from(text, 'latin1'))).parcels[0]?.name).toBe('Záluží');
  });

  it('is refused with a document type, whatever it would do', async () => {
    const bomb = '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    expect(await refusal(kml(placemark('&b;', POLYGON), bomb))).toBe('landFile.kmlUnsafe');
    expect(await refusal(kml(placemark('x', POLYGON), '<! doctype kml SYSTEM "file:///etc/passwd">'))).toBe(
      'landFile.kmlUnsafe',
    );
  });

  it('is refused when it is cut, empty or another XML', async () => {
    expect(await refusal(kml(placemark('x', POLYGON)).slice(0, -30))).toBe('landFile.kmlDamaged');
    expect(await refusal(kml(''))).toBe('landFile.noParcels');
    expect(await refusal('<html><body>404</body></html>')).toBe('landFile.noParcels');
    expect(await refusal('<<<')).toBe('landFile.kmlDamaged');
  });
});
