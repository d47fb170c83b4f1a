import { squareRing } from '@brazda/harness/square-ring.ts';

/** A file that is made to be hard on whoever reads it. */
export interface HostileFile {
  readonly name: string;
  readonly fileName: string;
  readonly make: () => string;
}

type Point = readonly [number, number];

/** One after the other: together they would be half a gigabyte. */
export function hostileFiles(): HostileFile[] {
  return [
    ...[500, 1_000, 2_000, 4_000, 20_000].map((points) =>
      geoJson(`an outline of ${points} random points`, () => [polygon([scribble(points, 1)])]),
    ),
    geoJson('100 rings of 500 random points', () => [
      polygon(Array.from({ length: 100 }, (_, ring) => scribble(500, ring + 1))),
    ]),
    geoJson('600 parcels, then an outline of 4,000 random points', () => [
      ...Array.from({ length: 600 }, (_, at) =>
        polygon([square(15 + (at % 30) / 100, 49 + Math.floor(at / 30) / 100)]),
      ),
      polygon([scribble(4_000, 1)]),
    ]),
    geoJson('500 outlines that cross themselves 200 times', () =>
      Array.from({ length: 500 }, (_, at) => polygon([scribble(42, at + 1)])),
    ),
    geoJson('40,000 outlines on each other', () => Array.from({ length: 40_000 }, () => polygon([square(15, 49)]))),
    geoJson('an outline over itself 3,000 times', () => [
      polygon([Array.from({ length: 3_000 }, () => square(15, 49)).flat()]),
    ]),
    geoJson('2,000 rings within each other', () => [
      polygon(Array.from({ length: 2_000 }, (_, at) => square(15 + at * 1e-6, 49 + at * 1e-6, 0.01 - at * 2e-6))),
    ]),
    geoJson('eight outlines of 100,000 points', () => Array.from({ length: 8 }, () => polygon([circle(100_000)]))),
    geoJson('a million points', () => Array.from({ length: 400 }, () => polygon([circle(2_500)]))),
    text('a coordinate system of 100,000 colons', () =>
      collection(
        [polygon([square(15, 49)])],
        `"crs":{"type":"name","properties":{"name":"EPSG:${':'.repeat(100_000)}"}},`,
      ),
    ),
    text('halves of characters and ids of great length', () =>
      collection([polygon([square(15, 49)], `{"name":"a\\ud800","EXTERNAL_ID":"${'č'.repeat(100_000)}"}`)]),
    ),
    text('49 MB of nested lists', () => `{"type":"Polygon","coordinates":${'['.repeat(24e6)}${']'.repeat(24e6)}}`),
    text('49 MB of empty lists', () => `{"type":"Polygon","coordinates":[${'[],'.repeat(16e6)}[]]}`),
    text('49 MB of numbers', () => `{"type":"Polygon","coordinates":[[[${'0,'.repeat(24e6)}0]]]}`),
    text('49 MB of features', () => `{"type":"FeatureCollection","features":[${'0,'.repeat(24e6)}0]}`),
    {
      name: '49 MB of elements of KML',
      fileName: 'a.kml',
      make: () => `<kml><Document>${'<a/>'.repeat(12e6)}</Document></kml>`,
    },
  ];
}

function text(name: string, make: () => string): HostileFile {
  return { name, fileName: 'a.geojson', make };
}

function geoJson(name: string, features: () => string[]): HostileFile {
  return text(name, () => collection(features()));
}

function collection(features: readonly string[], more = ''): string {
  return `{"type":"FeatureCollection",${more}"features":[${features.join(',')}]}`;
}

function polygon(rings: readonly (readonly Point[])[], properties = '{"name":"Pole"}'): string {
  return `{"type":"Feature","properties":${properties},"geometry":${JSON.stringify({ type: 'Polygon', coordinates: rings })}}`;
}

function square(west: number, south: number, size = 0.008): Point[] {
  return squareRing([west, south], size);
}

function circle(points: number): Point[] {
  return Array.from({ length: points + 1 }, (_, at): Point => {
    const angle = (2 * Math.PI * (at % points)) / points;
    return [15 + Math.cos(angle) / 100, 49 + Math.sin(angle) / 100];
  });
}

/** Points in no order at all, the same for the same seed: each edge crosses a third of the others. */
function scribble(points: number, seed: number): Point[] {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const drawn = Array.from({ length: points }, (): Point => [15 + next() / 100, 49.5 + next() / 100]);
  return [...drawn, ...drawn.slice(0, 1)];
}
