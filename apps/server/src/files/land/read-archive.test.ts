import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shapefileFiles, named, ringAround } from '#server/testing/shapefile-builder.ts';
import { zipOf, zipOfFiles } from '#server/testing/zip-builder.ts';
import { LAND_LIMITS } from './land-limits.ts';
import { readArchive } from './read-archive.ts';
import { holdsZip, isZip } from './zip-within.ts';

const FIELD = shapefileFiles({ parcels: [{ rings: [ringAround([14.5, 49.5], 0.001)] }] });
const shp = FIELD.shp ?? Buffer.alloc(0);

async function refusal(bytes: Buffer): Promise<string> {
  const outcome: unknown = await readArchive(bytes).catch((error: unknown) => error);
  return outcome instanceof Error && 'code' in outcome ? String(outcome.code) : 'read';
}

describe('readArchive', () => {
  it('gives the files of a shapefile with folder and name, and leaves the rest alone', async () => {
    const bytes = zipOfFiles({
      'farm/Fields.SHP': shp,
      'farm/fields.DBF': 'table',
      'farm/readme.pdf': 'x',
      '__MACOSX/farm/._Fields.shp': 'shadow',
      'farm/.shp': 'hidden',
    });
    const files = await readArchive(bytes);
    expect(files.map(({ stem, extension }) => [stem, extension])).toEqual([
      ['farm/Fields', 'shp'],
      ['farm/fields', 'dbf'],
    ]);
    expect(files[0]?.bytes).toEqual(shp);
  });

  it('opens a zip in the zip, and refuses one more', async () => {
    const inner = zipOfFiles(named('A', FIELD));
    const files = await readArchive(zipOfFiles({ 'area-A.zip': inner }));
    expect(files.map(({ stem }) => stem)).toContain('area-A/A');
    expect(await refusal(zipOfFiles({ 'outer.zip': zipOfFiles({ 'area.zip': inner }) }))).toBe(
      'landFile.archiveTooDeep',
    );
  });

  it('knows a zip by its first bytes', () => {
    expect(isZip(zipOfFiles({ a: '1' }))).toBe(true);
    expect(isZip(zipOf([]))).toBe(true);
    expect(isZip(Buffer.from('Rar!'))).toBe(false);
  });

  it('finds a zip that has something before or after it', async () => {
    const zip = zipOfFiles({ 'a.shp': shp });
    const before = Buffer.from('Content-Disposition: attachment\r\n\r\n');
    const after = randomBytes(300);
    for (const bytes of [
      Buffer.concat([before, zip]),
      Buffer.concat([zip, after]),
      Buffer.concat([before, zip, after]),
    ]) {
      expect(holdsZip(bytes)).toBe(true);
      const [file] = await readArchive(bytes);
      expect(file?.bytes).toEqual(shp);
    }
    expect(holdsZip(Buffer.concat([before, after]))).toBe(false);
    expect(holdsZip(zip.subarray(10))).toBe(false);
  });

  it.each(['../a.shp', 'a/../../b.shp', '/etc/a.shp', 'C:/a.shp', '..\\a.shp', '\\\\host\\a.shp'])(
    'refuses the name %s',
    async (name) => {
      expect(await refusal(zipOf([{ name, bytes: shp }]))).toBe('landFile.archiveUnsafeName');
    },
  );

  it('takes the backslash of old Windows programs for a folder', async () => {
    const [file] = await readArchive(zipOf([{ name: 'farm\\a.shp', bytes: shp }]));
    expect(file?.stem).toBe('farm/a');
  });

  it('refuses links, encrypted entries and methods it does not know', async () => {
    const name = 'a.shp';
    expect(await refusal(zipOf([{ name, bytes: shp, unixMode: 0o120777 }]))).toBe('landFile.archiveLink');
    expect(await refusal(zipOf([{ name, bytes: shp, isEncrypted: true }]))).toBe('landFile.archiveEncrypted');
    expect(await refusal(zipOf([{ name, bytes: shp, claimedMethod: 9 }]))).toBe('landFile.archiveMethod');
  });

  it('refuses entries that share their bytes', async () => {
    const entries = [
      { name: 'a.shp', bytes: shp },
      { name: 'b.shp', bytes: shp, sharesDataOf: 0 },
    ];
    expect(await refusal(zipOf(entries))).toBe('landFile.archiveOverlap');
  });

  it('refuses an entry that is longer or shorter than it says', async () => {
    expect(await refusal(zipOf([{ name: 'a.shp', bytes: shp, claimedSize: 10 }]))).toBe('landFile.archiveDamaged');
    expect(await refusal(zipOf([{ name: 'a.shp', bytes: shp, claimedSize: 10 ** 9 }]))).toBe('landFile.archiveDamaged');
    expect(await refusal(zipOf([{ name: 'a.shp', bytes: shp, isStored: true, claimedSize: 10 }]))).toBe(
      'landFile.archiveDamaged',
    );
  });

  it('refuses a changed byte', async () => {
    const bytes = zipOf([{ name: 'a.shp', bytes: shp, isStored: true }]);
    bytes[80] = (bytes[80] ?? 0) ^ 1;
    expect(await refusal(bytes)).toBe('landFile.archiveDamaged');
  });

  it('refuses more entries than the limit without looking at them', async () => {
    const entries = Array.from({ length: LAND_LIMITS.archiveEntries + 1 }, (_, index) => ({
      name: `${index}.txt`,
      bytes: Buffer.alloc(0),
    }));
    expect(await refusal(zipOf(entries))).toBe('landFile.archiveTooManyEntries');
  });

  it('stops inflating a bomb early', async () => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await refusal(zipOfFiles({ 'a.shp': Buffer.alloc(150 * 1024 * 1024) }))).toBe('landFile.archiveBomb');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(400 * 1024 * 1024);
  });

  it('lets a table through that is mostly blank', async () => {
    const table = Buffer.alloc(4 * 1024 * 1024, ' ');
    expect(await readArchive(zipOfFiles({ 'a.dbf': table }))).toHaveLength(1);
  });

  it('stops at the size of one entry even when it is packed honestly', async () => {
    const block = randomBytes(1024 * 1024);
    const bytes = Buffer.concat(Array.from({ length: 101 }, () => block));
    expect(await refusal(zipOf([{ name: 'a.shp', bytes, isStored: true }]))).toBe('landFile.archiveTooBig');
  });

  it('counts all entries together', async () => {
    const bytes = Buffer.alloc(51 * 1024 * 1024);
    const entries = ['a', 'b', 'c'].map((name) => ({ name: `${name}.shp`, bytes, isStored: true }));
    expect(await refusal(zipOf(entries))).toBe('landFile.archiveTooBig');
  });

  it('does not inflate what it does not read', async () => {
    expect(await readArchive(zipOfFiles({ 'a.txt': Buffer.alloc(10 * 1024 * 1024), 'a.shp': shp }))).toHaveLength(1);
  });
});
