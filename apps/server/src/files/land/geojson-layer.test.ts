import { describe, expect, it } from 'vitest';
import { ringAround } from '#server/testing/shapefile-builder.ts';
import type { LandFile } from './land-file.ts';
import { LandFileError, readLandFile } from './read-land-file.ts';

const SQUARE = [
  [
    [14, 49],
    [14, 50],
    [15, 50],
    [15, 49],
    [14, 49],
  ],
];
const POLYGON = { type: 'Polygon', coordinates: SQUARE };

function feature(geometry: unknown, properties: Record<string, unknown> | null = {}): unknown {
  return { type: 'Feature', properties, geometry };
}

function read(content: unknown, fileName = 'fields.geojson', countryCode = 'CZ'): Promise<LandFile> {
  const bytes = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return readLandFile({ bytes, fileName, countryCode });
}

function readFeatures(features: unknown[], more: Record<string, unknown> = {}): Promise<LandFile> {
  return read({ type: 'FeatureCollection', features, ...more });
}

async function refusal(content: unknown): Promise<unknown> {
  const outcome: unknown = await read(content).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? [outcome.code, outcome.detail] : outcome;
}

describe('GeoJSON', () => {
  it('is read as a collection, a feature or a bare geometry', async () => {
    for (const content of [{ type: 'FeatureCollection', features: [feature(POLYGON)] }, feature(POLYGON), POLYGON]) {
      const file = await read(content, 'fields.json');
      expect(file.parcels).toHaveLength(1);
      expect(file.coordinateSystem).toMatchObject({ code: 'WGS84', source: 'file', assumptions: [] });
    }
  });

  it('turns its rings without a word, for older GeoJSON did not say how', async () => {
    const file = await readFeatures([feature(POLYGON)]);
    expect(file.parcels[0]?.polygons[0]?.[0]?.[1]).toEqual([15, 49]);
    expect(file.problems).toEqual([]);
  });

  it('keeps multipolygons, holes and polygons in collections, and drops heights', async () => {
    const hole = [
      [14.2, 49.2, 300],
      [14.3, 49.3, 300],
      [14.3, 49.2, 300],
      [14.2, 49.2, 300],
    ];
    const file = await readFeatures([
      feature({ type: 'MultiPolygon', coordinates: [[SQUARE[0], hole], SQUARE] }),
      feature({ type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [14, 49] }, POLYGON] }),
    ]);
    expect(file.parcels.map(({ polygons }) => polygons.map((rings) => rings.length))).toEqual([[2, 1], [1]]);
    expect(file.parcels[0]?.polygons[0]?.[1]?.[0]).toEqual([14.2, 49.2]);
  });

  it('leaves out what has no polygon and says why', async () => {
    const file = await readFeatures([
      feature(POLYGON),
      feature(null),
      feature({ type: 'Point', coordinates: [14, 49] }),
      feature({ type: 'Polygon', coordinates: [[['14', 49]]] }),
      feature({ type: 'Polygon', coordinates: [[[14], 5, null]] }),
      feature({ type: 'Circle' }),
      feature({ type: 'Polygon', coordinates: [] }),
      'nonsense',
    ]);
    expect(file.parcels).toHaveLength(1);
    expect(file.problems.map(({ code, row }) => [code.replace('landFile.', ''), row])).toEqual([
      ['shapeMissing', 2],
      ['shapeNotPolygon', 3],
      ['shapeDamaged', 4],
      ['shapeDamaged', 5],
      ['shapeDamaged', 6],
      ['shapeMissing', 7],
      ['shapeMissing', 8],
    ]);
  });

  it('cannot smuggle infinity in', async () => {
    const file = await read(`{"type":"FeatureCollection","features":[${JSON.stringify(feature(POLYGON))},
      {"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[1e999,49],[15,50],[15,49],[14,49]]]}}]}`);
    expect(file.problems.map(({ code }) => code)).toEqual(['landFile.coordinateNotFinite']);
  });

  it.each([
    ['urn:ogc:def:crs:OGC:1.3:CRS84', 'WGS84'],
    ['urn:ogc:def:crs:EPSG::4326', 'WGS84'],
    ['EPSG:4258', 'ETRS89'],
  ])('believes the crs %s', async (name, code) => {
    const file = await readFeatures([feature(POLYGON)], { crs: { type: 'name', properties: { name } } });
    expect(file.coordinateSystem).toMatchObject({ code, source: 'file', assumptions: [] });
  });

  it.each([
    ['the address of OGC', { type: 'name', properties: { name: 'http://www.opengis.net/def/crs/EPSG/0/32633' } }],
    ['the address of GML 2', { type: 'name', properties: { name: 'http://www.opengis.net/gml/srs/epsg.xml#32633' } }],
    ['a bare code, as GeoServer once wrote it', { type: 'EPSG', properties: { code: 32633 } }],
  ])('finds the UTM zone of its crs in %s', async (_, crs) => {
    const coordinates = [ringAround([449_000, 5_483_000], 200)];
    const file = await readFeatures([feature({ type: 'Polygon', coordinates })], { crs });
    expect(file.coordinateSystem).toMatchObject({ kind: 'transformed-later', epsg: 32633 });
  });

  it('may be in S-JTSK when its crs says so', async () => {
    const [x, y] = [-742_900, -1_043_100];
    const ring = [
      [x, y],
      [x + 100, y],
      [x + 100, y + 100],
      [x, y],
    ];
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::5514' } };
    const file = await readFeatures([feature({ type: 'Polygon', coordinates: [ring] })], { crs });
    expect(file.coordinateSystem).toMatchObject({ code: 'S-JTSK', epsg: 5514 });
    expect(file.parcels[0]?.polygons[0]?.[0]?.[0]?.[1]).toBeCloseTo(50.08658, 5);
  });

  it('finds its name column, or lists what there is to choose from', async () => {
    const named = await readFeatures([feature(POLYGON, { Název: 'Za humny', plocha: 5 }), feature(POLYGON, null)]);
    expect(named.parcels.map(({ name }) => name)).toEqual(['Za humny', null]);
    const unnamed = await readFeatures([
      feature(POLYGON, { pole: 'A', ha: 5, seto: '2024-05-01' }),
      feature(POLYGON, { pole: 'B', ha: null, je: true }),
    ]);
    expect(unnamed).toMatchObject({ schema: 'UNKNOWN', needsNameColumn: true });
    expect(unnamed.layers[0]?.columns).toEqual([
      { name: 'pole', type: 'TEXT', samples: ['A', 'B'] },
      { name: 'ha', type: 'NUMBER', samples: ['5'] },
      { name: 'seto', type: 'DATE', samples: ['2024-05-01'] },
      { name: 'je', type: 'BOOLEAN', samples: ['true'] },
    ]);
  });

  it('is not confused by hostile property names', async () => {
    const file = await read(
      `{"type":"Feature","properties":{"__proto__":"x","constructor":"y","name":"Luka"},"geometry":${JSON.stringify(POLYGON)}}`,
    );
    expect(file.parcels[0]?.name).toBe('Luka');
  });

  it('may begin with a byte order mark or be in the old code page', async () => {
    const text = JSON.stringify(feature(POLYGON, { name: 'Žižkov' }));
    expect((await read(`\uFEFF${text}`)).parcels[0]?.name).toBe('Žižkov');
    expect((await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).parcels[0]?.name).toBe('Žižkov');
    const old = Buffer.from(text.replaceAll('Ž', '\u008e').replaceAll('ž', '\u009e'), 'latin1');
    expect(await read(old)).toMatchObject({ encoding: 'windows-1250', parcels: [{ name: 'Žižkov' }] });
  });

  it('is refused when it is cut, empty or something else', async () => {
    expect(await refusal('{"type":"FeatureCollection","features":[')).toEqual([
      'landFile.geoJsonDamaged',
      { layer: 'fields' },
    ]);
    expect(await refusal({ type: 'Topology' })).toEqual(['landFile.geoJsonDamaged', { layer: 'fields' }]);
    expect(await refusal({ type: 'FeatureCollection', features: [] })).toEqual(['landFile.noParcels', {}]);
    expect(await refusal(feature({ type: 'LineString', coordinates: [] }))).toEqual([
      'landFile.notPolygons',
      { layer: 'fields', shape: 'LINE' },
    ]);
    expect(await refusal('[1,2,3]')).toEqual(['landFile.unknownFormat', {}]);
    expect(await refusal('')).toEqual(['landFile.empty', {}]);
  });

  it('may be nested without end and is only refused', async () => {
    const coordinates = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(await refusal(`{"type":"Polygon","coordinates":${coordinates}}`)).toMatchObject({ parcels: [] });
    const collections = '{"type":"GeometryCollection","geometries":['.repeat(5_000) + ']}'.repeat(5_000);
    expect(await refusal(collections)).toMatchObject({ parcels: [] });
  });
});
