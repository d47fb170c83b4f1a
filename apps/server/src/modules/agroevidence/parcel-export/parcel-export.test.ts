import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { landFormats, type LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { ensureGdal } from '@brazda/harness/gdal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packedRing } from '#server/files/land-export/rings.ts';
import { signedArea } from '#server/files/land/ring-repair.ts';
import { importedFarm, landFixture, type ImportedFarm } from '#server/testing/import-land.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';

const started = startApp();
const run = promisify(execFile);

const endings: Readonly<Record<LandFormat, string>> = {
  GEOPACKAGE: 'gpkg',
  SHAPEFILE: 'zip',
  GEOJSON: 'geojson',
  KML: 'kml',
};

let folder: string;
let api: TestApi;
let imported: ImportedFarm;

beforeAll(async () => {
  await ensureGdal();
  folder = mkdtempSync(join(tmpdir(), 'brazda-exports-'));
  api = started.api(await started.make.user());
  imported = await importedFarm(api, landFixture('cz-lpis-declared-2024-epsg4258.zip'));
}, 180_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function exported(format: LandFormat, { farm }: ImportedFarm = imported): Promise<File> {
  const answer = await api.agroevidence.parcelExport.read({ query: { format }, farmIds: [farm.id] });
  return new File([await answer.arrayBuffer()], `parcels.${endings[format]}`);
}

/** In KML the name stands in a place of its own. */
interface Named {
  readonly NAME?: string;
  readonly Name?: string;
}

/** The area of an outline in the plane of an equal-area system. */
function squareMetres(geometry: MultiPolygon | Polygon): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const doubled = polygons.flatMap((rings) =>
    rings.map((ring, at) => (at === 0 ? 1 : -1) * Math.abs(signedArea(packedRing(ring)))),
  );
  return doubled.reduce((sum, area) => sum + area, 0) / 2;
}

interface Told {
  readonly name: string;
  readonly area: number;
  readonly rest: unknown;
}

/** What a parcel says, without the numbers that another farm has others of. */
function told(parcels: readonly Parcel[]): Told[] {
  return parcels
    .map(({ localName, computedArea, square, blockNumber, officialArea, validFrom, zone, eagri, ...parcel }) => ({
      name: localName,
      area: computedArea,
      rest: { square, blockNumber, officialArea, validFrom, zone, eagri, crop: parcel.seedApplication?.seed.crop.name },
    }))
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

describe.each(landFormats)('The parcels of a farm as %s', (format) => {
  it('are read by GDAL: all of them, where they lie, as large as they are and with their names', async () => {
    const file = await exported(format);
    const path = join(folder, file.name);
    writeFileSync(path, Buffer.from(await file.arrayBuffer()));
    const source = format === 'SHAPEFILE' ? `/vsizip/${path}` : path;
    const out = join(folder, `${format}.json`);
    const { stderr } = await run('ogr2ogr', ['-f', 'GeoJSON', '-t_srs', 'EPSG:3035', out, source]);
    expect(stderr).toBe('');
    const { features } = JSON.parse(readFileSync(out, 'utf8')) as FeatureCollection<MultiPolygon | Polygon, Named>;
    expect(features.map(({ properties: { NAME, Name } }) => NAME ?? Name).sort()).toEqual(
      imported.parcels.map(({ localName }) => localName).sort(),
    );
    const hectares = features.reduce((sum, { geometry }) => sum + squareMetres(geometry) / 10_000, 0);
    const known = imported.parcels.reduce((sum, { computedArea }) => sum + computedArea, 0);
    expect(Math.abs(hectares - known)).toBeLessThan(known / 10_000);
  });

  it('are imported again as they were', async () => {
    const again = await importedFarm(api, await exported(format), 'CZ');
    expect(again.ended.problems).toEqual([]);
    expect(told(again.parcels)).toEqual(told(imported.parcels));
  });
});

describe.each([
  ['cz-lpis-declared-2024.geojson', 'CZ', {}],
  ['derived-cz-dpb-5514-cp1250-nocpg.zip', 'CZ', {}],
  ['derived-cz-dpb-nested-20240615-3302-DPB-SHP.zip', 'CZ', {}],
  ['sk-lpis-hranice-uzivania-2024-epsg5514.zip', 'SK', {}],
  ['sk-lpis-hranice-uzivania-2024.geojson', 'SK', {}],
  ['nl-brp-2023-100.gpkg', 'NL', { 'name-column': 'gewas' }],
] as const)('The land of %s', (name, country, choice) => {
  it.each(landFormats)('comes back from %s as it went', async (format) => {
    const first = await importedFarm(api, landFixture(name), country, choice);
    const again = await importedFarm(api, await exported(format, first), country);
    expect(again.ended).toMatchObject({ state: 'SUCCESS', imported: first.parcels.length, skipped: 0 });
    expect(told(again.parcels)).toEqual(told(first.parcels));
  });
});

describe('The export of parcels', () => {
  it('has nothing of farms of others, and none of a farm without land', async () => {
    const stranger = started.api(await started.make.user());
    const asked = stranger.agroevidence.parcelExport.read({ query: { format: 'KML' }, farmIds: [imported.farm.id] });
    await expect(asked).rejects.toMatchObject({ status: 404 });
    const { user } = await started.make.farmer();
    for (const format of landFormats) {
      const answer = await started.api(user).agroevidence.parcelExport.read({ query: { format } });
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(40);
    }
  });
});
