import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DPB_COLUMNS, manyParcels, PRJ, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import { processorTimeOf } from '#server/testing/processor-time.ts';
import { LandFileError } from './land-problems.ts';
import type { OutlinesAhead } from './land-file.ts';
import { readInWorker, readPackedInWorker } from './read-in-worker.ts';
import { readLandFile } from './read-land-file.ts';

const FIXTURE = new URL('../../testing/fixtures/parcels/derived-cz-dpb-5514-cp1250-nocpg.zip', import.meta.url);
const REQUEST = { bytes: readFileSync(FIXTURE), fileName: 'dpb.zip', countryCode: 'CZ' };
const LIMITS = { milliseconds: 20_000, heapMegabytes: 512 };

describe('readInWorker', () => {
  it('gives what readLandFile gives, and leaves the upload to its owner', async () => {
    expect(await readInWorker(REQUEST)).toEqual(await readLandFile(REQUEST));
    expect(REQUEST.bytes.length).toBeGreaterThan(1000);
  });

  it('tells of outlines before the end, as they are in the file then', async () => {
    const told: OutlinesAhead[] = [];
    await readPackedInWorker(REQUEST, (ahead) => told.push(ahead));
    const { parcels } = await readLandFile(REQUEST);
    expect(told.flatMap(({ rows, wkb }) => rows.map((row, index) => ({ row, wkb: wkb(index) })))).toEqual(
      parcels.map(({ row, wkb }) => ({ row, wkb })),
    );
    expect(told.every(({ parcelsOfFile }) => parcelsOfFile === parcels.length)).toBe(true);
  });

  it('tells nothing ahead of outlines that the database is to transform', async () => {
    const told: OutlinesAhead[] = [];
    const parcels = manyParcels(2, [455_000, 5_430_000], 300, 4);
    const bytes = zippedShapefile({ prj: PRJ.utm33, parcels });
    await readPackedInWorker({ bytes, fileName: 'utm.zip', countryCode: 'CZ' }, (ahead) => told.push(ahead));
    expect(told).toEqual([]);
  });

  it('refuses with the same errors', async () => {
    const outcome: unknown = await readInWorker({ ...REQUEST, layer: 'other' }).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(LandFileError);
    expect(outcome).toMatchObject({ code: 'landFile.layerNotFound', detail: { layer: 'other' } });
  });

  it('gives up when the time is over', async () => {
    const taken = await processorTimeOf(() =>
      expect(readInWorker(REQUEST, { ...LIMITS, milliseconds: 5 })).rejects.toMatchObject({ code: 'landFile.tooHard' }),
    );
    expect(taken).toBeLessThan(2_000);
  });

  it('outlives a file that eats the memory', async () => {
    const text = `<kml><Document>${'<a/>'.repeat(2_000_000)}</Document></kml>`;
    const request = { bytes: Buffer.from(text), fileName: 'big.kml', countryCode: 'CZ' };
    await expect(readInWorker(request, { ...LIMITS, heapMegabytes: 60 })).rejects.toMatchObject({
      code: 'landFile.tooHard',
    });
  }, 30_000);

  it('reads 10,000 parcels of 60 corners in some seconds of processor time', async () => {
    const parcels = manyParcels(10_000, [-742_900, -1_043_100], 50, 60);
    const bytes = zippedShapefile({ columns: DPB_COLUMNS, prj: PRJ.sJtsk, parcels });
    const taken = await processorTimeOf(async () => {
      const file = await readInWorker({ bytes, fileName: 'big.zip', countryCode: 'CZ' });
      expect(file.parcels).toHaveLength(10_000);
    });
    expect(taken).toBeLessThan(9_000);
  }, 60_000);
});

/** As the product is built: what is ours is in the bundle, and other packages are not. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@brazda/') ? undefined : { path, external: true },
    );
  },
};

describe('readInWorker from a bundle', () => {
  let folder = '';

  beforeAll(async () => {
    // Below node_modules, because the bundle leaves packages outside and has to find them.
    const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/', import.meta.url));
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'land-worker-'));
    const source = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
    await build({
      entryPoints: { main: source('./read-in-worker.ts'), 'land-worker': source('./land-worker.ts') },
      outdir: folder,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      plugins: [packagesOutside],
      logLevel: 'error',
    });
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds its worker beside it', async () => {
    const bundle = (await import(pathToFileURL(join(folder, 'main.js')).href)) as { readInWorker: typeof readInWorker };
    expect(await bundle.readInWorker(REQUEST)).toEqual(await readLandFile(REQUEST));
  });
});
