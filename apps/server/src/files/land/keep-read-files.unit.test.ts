import { describe, expect, it } from 'vitest';
import { keepReadFiles } from './keep-read-files.ts';
import type { LandFileRequest } from './land-file.ts';
import { LandFileError } from './land-problems.ts';
import { readPackedLandFile } from './read-packed-land-file.ts';

const square = [
  [14.3, 48.8],
  [14.301, 48.8],
  [14.301, 48.801],
  [14.3, 48.801],
  [14.3, 48.8],
];

function fileNamed(name: string): LandFileRequest {
  const geometry = { type: 'Polygon', coordinates: [square] };
  const feature = { type: 'Feature', properties: { NAZEV: name }, geometry };
  const bytes = new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  return { bytes, fileName: 'pole.geojson', countryCode: 'CZ', nameColumn: 'NAZEV' };
}

function countedReader(): { read: ReturnType<typeof keepReadFiles>; reads: () => number; pass: (ms: number) => void } {
  let reads = 0;
  let time = Date.UTC(2026, 4, 1);
  const read = keepReadFiles(
    (request) => {
      reads += 1;
      return readPackedLandFile(request);
    },
    { now: () => new Date(time) },
  );
  return { read, reads: () => reads, pass: (milliseconds) => (time += milliseconds) };
}

describe('keepReadFiles', () => {
  it('reads the same file once, and says the same of it', async () => {
    const { read, reads } = countedReader();
    const first = await read(fileNamed('Luh'));
    expect(first.parcels.map(({ name }) => name)).toEqual(['Luh']);
    expect(await read(fileNamed('Luh'))).toEqual(first);
    expect(reads()).toBe(1);
  });

  it('reads another file, and the same file by another column or for another country', async () => {
    const { read, reads } = countedReader();
    await read(fileNamed('Luh'));
    expect((await read(fileNamed('Les'))).parcels[0]?.name).toBe('Les');
    const { nameColumn: _, ...plain } = fileNamed('Luh');
    await read(plain);
    await read({ ...fileNamed('Luh'), fileName: 'other.geojson' });
    expect(reads()).toBe(4);
  });

  it('keeps no refusal', async () => {
    const { read, reads } = countedReader();
    const broken = { ...fileNamed('Luh'), bytes: new Uint8Array([1, 2, 3]) };
    await expect(read(broken)).rejects.toBeInstanceOf(LandFileError);
    await expect(read(broken)).rejects.toBeInstanceOf(LandFileError);
    expect(reads()).toBe(2);
  });

  it('forgets after some minutes', async () => {
    const { read, reads, pass } = countedReader();
    await read(fileNamed('Luh'));
    pass(5 * 60_000 + 1);
    await read(fileNamed('Luh'));
    expect(reads()).toBe(2);
  });
});
