import { openAsBlob, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';

const fixtures = join(import.meta.dirname, '../../apps/server/src/testing/fixtures/parcels');

/** Land files as authorities publish them; what is in them stands in SOURCES.md beside them. */
export const landFiles = {
  czechBlocks: join(fixtures, 'derived-cz-dpb-5514-cp1250-nocpg.zip'),
  dutchCrops: join(fixtures, 'nl-brp-2023-100.gpkg'),
} as const;

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
  const [east, north] = [west + 0.01, south + 0.01];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

export interface NewLand {
  readonly farmName: string;
  readonly countryCode: string;
  readonly landFile: string;
}

/** Makes a farm with the parcels of a land file; answers when they are all there. */
export async function registerLand(api: Client<Contract>, { landFile, ...query }: NewLand): Promise<number> {
  const file = new File([await openAsBlob(landFile)], basename(landFile));
  const { id, importId } = await api.agroevidence.registration.shapefile({ query, file });
  if (importId === null) throw new Error(`${landFile} gave nothing to import`);
  for (;;) {
    const { state, failure } = await api.agroevidence.imports.read({ params: { id: importId } });
    if (state === 'SUCCESS') return id;
    if (state === 'FAILED') throw new Error(`The import of ${landFile} failed: ${failure ?? ''}`);
    await wait(100);
  }
}
