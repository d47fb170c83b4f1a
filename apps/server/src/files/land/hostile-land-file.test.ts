import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#server/testing/processor-time.ts';
import { DPB_COLUMNS, manyParcels, named, PRJ, shapefileFiles } from '#server/testing/shapefile-builder.ts';
import { zipOf, zipOfFiles } from '#server/testing/zip-builder.ts';
import { LandFileError, readLandFile } from './read-land-file.ts';

const FIXTURES = new URL('../../testing/fixtures/parcels/', import.meta.url);
const SHAPEFILE = shapefileFiles({
  columns: DPB_COLUMNS,
  prj: PRJ.sJtsk,
  cpg: '1250',
  parcels: manyParcels(6, [-742_900, -1_043_100], 50, 6),
});
const PARTS = ['shp', 'shx', 'dbf', 'prj', 'cpg'] as const;
const KML =
  '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>U lesa</name><Polygon><outerBoundaryIs><LinearRing><coordinates>14,49 15,49 15,50 14,49</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>';
const GEO_JSON =
  '{"type":"Feature","properties":{"name":"Luka"},"geometry":{"type":"Polygon","coordinates":[[[14,49],[15,49],[15,50],[14,49]]]}}';
const FEW_SECONDS = 5_000;

/** Reading may succeed or be refused; anything else, or taking long, is a fault. */
async function survives(bytes: Uint8Array, fileName: string): Promise<void> {
  let outcome: unknown;
  const taken = await processorTimeOf(async () => {
    outcome = await readLandFile({ bytes, fileName, countryCode: 'CZ' }).catch((error: unknown) => error);
  });
  if (outcome instanceof Error) expect(outcome).toBeInstanceOf(LandFileError);
  // What nobody thought of is refused too, but should be thought of.
  if (outcome instanceof LandFileError) expect([outcome.code, outcome.cause]).not.toContain('landFile.unreadable');
  expect(taken).toBeLessThan(FEW_SECONDS);
}

function spoiled(bytes: Buffer, changes: readonly (readonly [number, number])[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const [at, value] of changes) if (copy.length > 0) copy[at % copy.length] = value;
  return copy;
}

const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 });

describe('a land file that was cut short', () => {
  it.each([
    'cz-lpis-declared-2024-epsg4258.zip',
    'derived-cz-dpb-nested-20240615-3302-DPB-SHP.zip',
    'nl-brp-2023-100.gpkg',
  ])(
    'is read or refused wherever it ends: %s',
    async (fileName) => {
      const bytes = readFileSync(new URL(fileName, FIXTURES));
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: bytes.length }), (length) =>
          survives(bytes.subarray(0, length), fileName),
        ),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  it('is read or refused wherever one of its parts ends', async () => {
    for (const part of PARTS) {
      const whole = SHAPEFILE[part] ?? Buffer.alloc(0);
      for (let length = 0; length < whole.length; length += 1 + Math.floor(whole.length / 150)) {
        await survives(zipOfFiles(named('a', { ...SHAPEFILE, [part]: whole.subarray(0, length) })), 'a.zip');
      }
    }
  }, 60_000);

  it.each([
    ['fields.kml', KML],
    ['fields.geojson', GEO_JSON],
  ])(
    'is read or refused at every byte of %s',
    async (fileName, text) => {
      const bytes = Buffer.from(text);
      for (let length = 0; length < bytes.length; length++) await survives(bytes.subarray(0, length), fileName);
    },
    60_000,
  );
});

describe('a land file with changed bytes', () => {
  it.each(PARTS)(
    'is read or refused: .%s',
    async (part) => {
      const whole = SHAPEFILE[part] ?? Buffer.alloc(0);
      await fc.assert(
        fc.asyncProperty(changes, (values) => {
          const entries = Object.entries(named('a', { ...SHAPEFILE, [part]: spoiled(whole, values) }));
          return survives(zipOf(entries.map(([name, bytes]) => ({ name, bytes, isStored: true }))), 'a.zip');
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  it('is read or refused: the headers, where every byte counts', async () => {
    for (const part of ['shp', 'shx', 'dbf'] as const) {
      const whole = SHAPEFILE[part] ?? Buffer.alloc(0);
      for (let at = 0; at < 160; at++) {
        for (const value of [0, 127, 255]) {
          await survives(zipOfFiles(named('a', { ...SHAPEFILE, [part]: spoiled(whole, [[at, value]]) })), 'a.zip');
        }
      }
    }
  }, 60_000);

  it.each([
    ['a.zip', zipOfFiles(named('a', SHAPEFILE))],
    ['a.kml', Buffer.from(KML)],
    ['a.geojson', Buffer.from(GEO_JSON)],
    ['nl-brp-2023-100.gpkg', readFileSync(new URL('nl-brp-2023-100.gpkg', FIXTURES))],
  ])(
    'is read or refused: %s',
    async (fileName, bytes) => {
      await fc.assert(
        fc.asyncProperty(changes, (values) => survives(spoiled(bytes, values), fileName)),
        { numRuns: 100 },
      );
    },
    60_000,
  );
});
