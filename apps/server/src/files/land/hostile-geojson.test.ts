import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#server/testing/processor-time.ts';
import { LandFileError, readLandFile, type LandFile } from './read-land-file.ts';
import { readInWorker } from './read-in-worker.ts';

const outline = '{"type":"Polygon","coordinates":[[[14,49],[15,49],[15,50],[14,49]]]}';

function feature(properties: string, geometry = outline): string {
  return `{"type":"Feature","properties":${properties},"geometry":${geometry}}`;
}

function collection(features: readonly string[], more = ''): string {
  return `{"type":"FeatureCollection"${more},"features":[${features.join(' , ')}]}`;
}

function read(text: string, nameColumn?: string): Promise<LandFile> {
  const request = { bytes: Buffer.from(text), fileName: 'fields.geojson', countryCode: 'CZ' };
  return readLandFile({ ...request, ...(nameColumn !== undefined && { nameColumn }) });
}

async function refusal(text: string): Promise<unknown> {
  const outcome: unknown = await read(text).catch((error: unknown) => error);
  return outcome instanceof LandFileError ? outcome.code : outcome;
}

function problems(file: LandFile): unknown[] {
  return file.problems.map(({ code, row }) => [code, row]);
}

describe('GeoJSON with text that no database keeps', () => {
  it('is read with halves of characters and zeros replaced', async () => {
    const { parcels, problems: told } = await read(
      collection([feature('{"name":"Za \\ud800humny\\u0000","EXTERNAL_ID":"a\\udc00","AREA_HA":"\\ud83d"}')]),
    );
    expect(parcels[0]).toMatchObject({ name: 'Za \ufffdhumny', externalId: 'a\ufffd' });
    const unread = told.find(({ code }) => code === 'landFile.valuesUnreadable');
    expect(unread).toMatchObject({ detail: { example: '\ufffd' } });
  });

  it('finds a column by its mended name', async () => {
    const file = await read(collection([feature('{"pole \\ud800":"Luka"}')]), 'pole \ufffd');
    expect(file.parcels[0]?.name).toBe('Luka');
  });

  it('cuts names that are too long, and takes no mark that is', async () => {
    const long = 'č'.repeat(5_000);
    const file = await read(collection([feature(`{"name":"${long}","EXTERNAL_ID":"${long}"}`)]));
    expect(file.parcels[0]).toMatchObject({ name: 'č'.repeat(200), externalId: null });
    expect(problems(file)).toEqual([['landFile.valuesUnreadable', null]]);
  });
});

describe('GeoJSON that is written to be hard to read', () => {
  const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  const wide = `[${'0,'.repeat(2_000_000)}0]`;

  it.each([
    ['deep', deep],
    ['wide', wide],
    ['of empty lists', `[${'[],'.repeat(500_000)}[]]`],
  ])('is read but for a feature that is %s', async (_, coordinates) => {
    const hard = feature('{"name":"B"}', `{"type":"Polygon","coordinates":${coordinates}}`);
    const file = await read(collection([feature('{"name":"A"}'), hard, feature('{"name":"C"}')]));
    expect(file.parcels.map(({ name }) => name)).toEqual(['A', 'C']);
    expect(file.problems).toMatchObject([
      { code: 'landFile.outlinesOverlap', detail: { one: 'A', another: 'C' } },
      { code: 'landFile.shapeTooLong', row: 2, parcel: 'B' },
    ]);
  });

  it('is refused where something else in it is too much', async () => {
    expect(await refusal(collection([feature('{}')], `,"crs":${deep}`))).toBe('landFile.geoJsonDamaged');
    expect(problems(await read(`{"type":"Topology","arcs":${wide}}`))).toContainEqual(['landFile.shapeTooLong', 1]);
    expect(await refusal(collection(Array.from({ length: 60_000 }, () => '0')))).toBe('landFile.tooManyParcels');
  });

  it.each([
    '{"type":"FeatureCollection","features":[{}',
    '{"type":"FeatureCollection","features":[{} {}]}',
    '{"type":"FeatureCollection","features":[,]}',
    '{"type":"FeatureCollection","features":[{}],}',
    '{"type":"FeatureCollection","features":[{}]}}',
    '{"type":"FeatureCollection","features":[{"a}]}',
    '{"type":"FeatureCollection" "features":[{}]}',
    '{"features":[{"type":}]}',
  ])('is refused where it is broken: %s', async (text) => {
    expect(await refusal(text)).toBe('landFile.geoJsonDamaged');
  });

  it('is read whatever stands around the features, in any order', async () => {
    const file = await read(
      `\n{ "features" : [ ${feature('{"name":"] } \\" ["}')} ] , "name":"a]b", "type" : "FeatureCollection", "bbox":[1,2,3,4] }\n`,
    );
    expect(file.parcels.map(({ name }) => name)).toEqual(['] } " [']);
    expect(await refusal('{"type":"FeatureCollection","features":[]}')).toBe('landFile.noParcels');
  });

  it('with a coordinate system of a hundred thousand colons is read at once', async () => {
    const crs = `,"crs":{"type":"name","properties":{"name":"EPSG:${':'.repeat(100_000)}"}}`;
    const taken = await processorTimeOf(async () => {
      expect((await read(collection([feature('{}')], crs))).parcels).toHaveLength(1);
    });
    expect(taken).toBeLessThan(2_000);
  });

  it('is read in a worker at the largest that may be sent, within its memory', async () => {
    const circle = (points: number): string => {
      const drawn = Array.from({ length: points }, (_, at) => {
        const angle = (2 * Math.PI * at) / points;
        return `[${(15 + Math.cos(angle) / 100).toFixed(9)},${(49 + Math.sin(angle) / 100).toFixed(9)}]`;
      });
      return `{"type":"Polygon","coordinates":[[${[...drawn, drawn[0]].join(',')}]]}`;
    };
    const one = feature('{"name":"Černý les"}', circle(2_000));
    const bytes = Buffer.from(collection(Array.from({ length: 900 }, () => one)));
    expect(bytes.length).toBeGreaterThan(45_000_000);
    const file = await readInWorker({ bytes, fileName: 'fields.geojson', countryCode: 'CZ' });
    expect(file.parcels.length).toBeGreaterThan(200);
  }, 30_000);
});
