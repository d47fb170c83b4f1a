import { describe, expect, it } from 'vitest';
import { LAND_LIMITS } from './land-limits.ts';
import { readLandFile, type LandFile } from './read-land-file.ts';

type Point = [number, number];
type Outline = Point[];

/** A sequence of numbers between 0 and 1 that is the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

function closed(points: readonly Point[]): Outline {
  return [...points, ...points.slice(0, 1)];
}

function scribble(points: number, seed = 1): Outline {
  const next = numbers(seed);
  return closed(Array.from({ length: points }, () => [15 + next() / 100, 49.5 + next() / 100]));
}

function square(west: number, south: number, size: number): Outline {
  return closed([
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
  ]);
}

/** A field with long teeth, slanted so that the boxes of all teeth meet. */
function comb(teeth: number): Outline {
  const points = Array.from({ length: teeth }, (_, tooth): Point[] => {
    const at = tooth / teeth / 100;
    return [
      [15 + at, 49.5],
      [15.1 + at + 0.2 / teeth / 100, 49.6],
    ];
  }).flat();
  return closed([...points, [15.2, 49.5], [15.2, 49.4], [15, 49.4]]);
}

function read(outlines: readonly (Outline | Outline[])[]): Promise<LandFile> {
  const features = outlines.map((outline, index) => ({
    type: 'Feature',
    properties: { name: `Pole ${index + 1}` },
    geometry: { type: 'Polygon', coordinates: isRings(outline) ? outline : [outline] },
  }));
  const bytes = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
  return readLandFile({ bytes, fileName: 'fields.geojson', countryCode: 'CZ' });
}

function isRings(outline: Outline | Outline[]): outline is Outline[] {
  return Array.isArray(outline[0]?.[0]);
}

function refusals({ problems }: LandFile): unknown[] {
  return problems
    .filter(({ severity, row }) => severity === 'ERROR' && row !== null)
    .map(({ code, parcel }) => [code, parcel]);
}

describe('an outline that crosses itself', () => {
  it.each([500, 2_000, 20_000])(
    'is refused by name at %d random points, and the good ones are kept',
    async (points) => {
      const file = await read([square(15, 49, 0.01), scribble(points), square(15.1, 49, 0.01)]);
      expect(file.parcels.map(({ name }) => name)).toEqual(['Pole 1', 'Pole 3']);
      expect(refusals(file)).toEqual([['landFile.shapeTangled', 'Pole 2']]);
      expect(file.problems[0]?.detail).toEqual({ limit: LAND_LIMITS.crossingsPerParcel });
    },
  );

  it('is left to the repair where it does so a few times', async () => {
    const bowTie = closed([
      [15, 49],
      [15.01, 49.01],
      [15.01, 49],
      [15, 49.01],
    ]);
    const file = await read([bowTie, scribble(30)]);
    expect(file.parcels).toHaveLength(2);
    expect(refusals(file)).toEqual([]);
  });

  it('is refused where its many rings do', async () => {
    const file = await read([Array.from({ length: 90 }, (_, ring) => scribble(500, ring + 1)), square(15, 49, 0.01)]);
    expect(refusals(file)).toEqual([['landFile.shapeTangled', 'Pole 1']]);
    expect(file.parcels).toHaveLength(1);
  });

  it('is refused where too many others of the file do', async () => {
    const file = await read(Array.from({ length: 400 }, (_, index) => scribble(25, index + 1)));
    const found = refusals(file);
    expect(found.length).toBeGreaterThan(100);
    expect(file.parcels.length).toBeGreaterThan(30);
    expect(new Set(found.map((each) => (each as string[])[0]))).toEqual(new Set(['landFile.shapesTangled']));
  });

  it('is refused where all its edges lie so near each other that it cannot be judged', async () => {
    expect(refusals(await read([comb(4_000)]))).toEqual([['landFile.shapeTangled', 'Pole 1']]);
    expect((await read([comb(100)])).parcels).toHaveLength(1);
  });
});

describe('an outline of very many points', () => {
  it('is refused by name, and one of many too where others have had them', async () => {
    const circle = (points: number): Outline =>
      closed(
        Array.from({ length: points }, (_, at) => {
          const angle = (2 * Math.PI * at) / points;
          return [15 + Math.cos(angle) / 100, 49 + Math.sin(angle) / 100];
        }),
      );
    const file = await read([circle(100_000), circle(130_000), circle(80_000), circle(80_000), circle(20_000)]);
    expect(file.parcels.map(({ name }) => name)).toEqual(['Pole 1', 'Pole 3', 'Pole 5']);
    expect(refusals(file)).toEqual([
      ['landFile.shapeTooLong', 'Pole 2'],
      ['landFile.shapeTooLong', 'Pole 4'],
    ]);
  });
});

describe('outlines on each other', () => {
  it('are taken a few times, and refused by the ten thousand', async () => {
    const few = await read(Array.from({ length: 25 }, () => square(15, 49, 0.01)));
    expect(few.parcels).toHaveLength(25);
    const piled = Array.from({ length: 20_000 }, () => square(15, 49, 0.01));
    const file = await read([...piled, square(15.1, 49, 0.01), square(15.2, 49, 0.01)]);
    expect(file.parcels.map(({ name }) => name)).toEqual(expect.arrayContaining(['Pole 20001', 'Pole 20002']));
    expect(file.parcels.length).toBeLessThan(1_500);
    expect(refusals(file)[0]).toEqual(['landFile.shapesPiledUp', expect.any(String)]);
  });

  it('do not hinder a large one with many small ones in it', async () => {
    const small = Array.from({ length: 900 }, (_, at) =>
      square(15 + (at % 30) / 100, 49 + Math.floor(at / 30) / 100, 0.008),
    );
    const file = await read([square(14.9, 48.9, 0.6), ...small]);
    expect(file.parcels).toHaveLength(901);
  });
});
