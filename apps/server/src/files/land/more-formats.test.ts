import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { named, ringAround, shapefileFiles } from '#server/testing/shapefile-builder.ts';
import { zipOfFiles } from '#server/testing/zip-builder.ts';
import { LandFileError, readLandFile, type LandFile } from './read-land-file.ts';

const FIXTURES = new URL('../../testing/fixtures/parcels/derived-formats/', import.meta.url);

function fixture(name: string): Buffer {
  return readFileSync(new URL(name, FIXTURES));
}

function read(fileName: string, bytes: Buffer = fixture(fileName), countryCode = 'CZ'): Promise<LandFile> {
  return readLandFile({ bytes, fileName, countryCode });
}

async function refusal(fileName: string, bytes: Buffer, countryCode = 'CZ'): Promise<unknown> {
  const outcome: unknown = await read(fileName, bytes, countryCode).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? [outcome.code, outcome.detail] : outcome;
}

describe('land files of GDAL in other formats', () => {
  it.each(['cz-three.fgb', 'cz-three-epsg4258.gml', 'cz-three-gml2.gml', 'cz-three.kmz'])(
    'read with three parcels where they lie: %s',
    async (name) => {
      const { parcels, coordinateSystem } = await read(name);
      expect(parcels).toHaveLength(3);
      expect(coordinateSystem.kind).toBe('known');
      const [longitude, latitude] = parcels[0]?.polygons[0]?.[0]?.[0] ?? [];
      expect(longitude).toBeCloseTo(14.33, 1);
      expect(latitude).toBeCloseTo(48.89, 1);
    },
  );

  it.each([
    ['cz-three-utm33.fgb', 32633],
    ['cz-three-utm33.geojson', 32633],
    ['cz-three-laea.gml', 3035],
  ])('name the grid that the database transforms from: %s', async (name, epsg) => {
    const { parcels, coordinateSystem } = await read(name);
    expect(parcels).toHaveLength(3);
    expect(coordinateSystem).toMatchObject({ kind: 'transformed-later', epsg });
    const [x = 0, y = 0] = parcels[0]?.polygons[0]?.[0]?.[0] ?? [];
    // In both grids parcels of Czechia have more metres to the north than to the east.
    if (epsg === 32633) expect(y).toBeGreaterThan(x);
    else expect(x).toBeGreaterThan(y);
  });

  it('read a FlatGeobuf wherever it lies in memory', async () => {
    const shifted = Buffer.concat([Buffer.alloc(3), fixture('cz-three.fgb')]).subarray(3);
    expect((await read('a.fgb', shifted)).parcels).toHaveLength(3);
  });

  it('keep the attributes of a FlatGeobuf and of a GML', async () => {
    for (const name of ['cz-three.fgb', 'cz-three-epsg4258.gml']) {
      const { schema, parcels } = await read(name);
      expect(schema).toBe('CZ_DECLARATION');
      // FlatGeobuf puts features into the order of its index.
      const names = parcels.map(({ name, landUser }) => [name, landUser]);
      expect(names).toContainEqual(['760-1170 7403', '90001']);
    }
  });
});

describe('GML as INSPIRE writes it', () => {
  it('gives surfaces with their holes, heights left out, and the leaves as columns', async () => {
    const { parcels, layers } = await read('inspire-cadastral-parcels.gml');
    expect(parcels).toHaveLength(2);
    expect(parcels[0]?.polygons[0]).toHaveLength(2);
    expect(parcels[1]?.polygons[0]?.[0]).toHaveLength(4);
    expect(parcels[1]?.polygons[0]?.[0]?.[0]).toEqual([16.61, 49.205]);
    const columns = layers[0]?.columns.map(({ name }) => name);
    expect(columns).toContain('label');
    expect(columns).toContain('localId');
  });

  it('refuses entities, and what is no collection', async () => {
    const text = fixture('inspire-cadastral-parcels.gml').toString();
    const unsafe = text.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>');
    expect(await refusal('a.gml', Buffer.from(unsafe))).toEqual(['landFile.gmlUnsafe', { layer: 'a' }]);
    expect(await refusal('a.gml', Buffer.from(text.slice(0, 1200)))).toEqual(['landFile.gmlDamaged', { layer: 'a' }]);
  });
});

describe('what is known but not read', () => {
  it.each([
    ['fields.7z', Buffer.from('7z\u00bc\u00af\u0027\u001c rest', 'latin1'), 'landFile.otherArchive', '7z'],
    ['fields.rar', Buffer.from('Rar!\u001a\u0007\u0001', 'latin1'), 'landFile.otherArchive', 'RAR'],
    ['fields', Buffer.from('PAR1.....PAR1'), 'landFile.otherFormat', 'GeoParquet'],
    ['fields.dxf', Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER'), 'landFile.otherFormat', 'DXF'],
    ['fields.txt', Buffer.from('999\r\nmade by a program\r\n  0\r\nSECTION'), 'landFile.otherFormat', 'DXF'],
    ['fields.zip', zipOfFiles({ 'fields.gdb/a00000001.gdbtable': 'x' }), 'landFile.otherFormat', 'File Geodatabase'],
    ['fields.zip', zipOfFiles({ 'readme.txt': 'x', 'plan.dxf': 'x' }), 'landFile.otherFormat', 'DXF'],
    ['fields.zip', zipOfFiles({ 'readme.txt': 'x', 'fields.7z': 'x' }), 'landFile.otherArchive', '7z'],
    ['fields.zip', zipOfFiles({ 'lpis/fields.rar': 'x' }), 'landFile.otherArchive', 'RAR'],
  ])('is called by its name: %s', async (name, bytes, code, format) => {
    expect(await refusal(name, bytes)).toEqual([code, { format }]);
  });

  it('does not stand in the way of a layer beside it that is read', async () => {
    const files = named('fields', shapefileFiles({ parcels: [{ rings: [ringAround([14.5, 49.5], 0.001)] }] }));
    expect((await read('a.zip', zipOfFiles({ ...files, 'plan.dxf': 'x' }))).parcels).toHaveLength(1);
  });
});

describe('a file without a word about its coordinates', () => {
  const bytes = fixture('cz-three-utm33-no-prj.zip');

  it('is refused until somebody chooses the system, which is then taken', async () => {
    expect(await refusal('utm.zip', bytes)).toMatchObject(['landFile.coordinateSystemUnknown', {}]);
    const file = await readLandFile({ bytes, fileName: 'utm.zip', countryCode: 'CZ', coordinateSystem: 32633 });
    expect(file.coordinateSystem).toMatchObject({ kind: 'transformed-later', epsg: 32633, source: 'chosen' });
    expect(file.parcels).toHaveLength(3);
  });
});
