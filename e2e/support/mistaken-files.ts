import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { landFiles } from '@brazda/harness/land-files.ts';
import { squareRing } from '@brazda/harness/square-ring.ts';

export interface MadeUpFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Files that farmers bring by mistake. */
export const mistakenFiles = {
  renamedText: madeUp('pozemky.zip', 'Tohle je dopis, ne archiv.'),
  points: madeUp('studny.geojson', geoJson({ type: 'Point', coordinates: [16.6, 49.2] })),
  elsewhere: madeUp('pole-v-africe.geojson', geoJson(square(31.2, 2.4))),
  halfArchive: halfOf(landFiles.czechBlocks),
} as const;

/** Where fields lie that are far from each other: several together at two places, and one alone. */
export const scattered = { together: [16.6, 49.2], further: [13.4, 50.2], alone: [17.6, 49.6] } as const;

/** A file with them. */
export const scatteredLand = madeUp(
  'po-cele-zemi.geojson',
  geoJson(
    ...[0, 0.012, 0.024].map((aside) => square(scattered.together[0] + aside, scattered.together[1])),
    ...[0, 0.012].map((aside) => square(scattered.further[0] + aside, scattered.further[1])),
    square(...scattered.alone),
  ),
);

function madeUp(name: string, content: string): MadeUpFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** As it is left when the signal went away in the middle. */
function halfOf(path: string): MadeUpFile {
  const whole = readFileSync(path);
  return { name: basename(path), mimeType: 'application/zip', buffer: whole.subarray(0, whole.length / 2) };
}

function geoJson(...geometries: readonly object[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: { nazev: 'Za humny' }, geometry })),
  });
}

function square(west: number, south: number): object {
  return { type: 'Polygon', coordinates: [squareRing([west, south], 0.01)] };
}
