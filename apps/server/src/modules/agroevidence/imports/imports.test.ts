import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import type { RegisteredFarm } from '@brazda/contract/agroevidence/registration.ts';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '#server/testing/factories.ts';
import { rowsOf } from '#server/testing/farm-rows.ts';
import { importedFarm, keptFile, shapefile } from '#server/testing/import-land.ts';
import {
  bohemia,
  DPB_COLUMNS,
  manyParcels,
  NAME_COLUMNS,
  PRJ,
  ringAround,
  type Point,
} from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';

const started = startApp();

/** The geodetic reference values: what PROJ makes of places in S-JTSK. */
interface Geodesy {
  readonly krovak: { readonly points: readonly { name: string; x: number; y: number; lon: number; lat: number }[] };
}
const vectors = new URL('../../../../../../packages/domain/src/vectors/geodesy.json', import.meta.url);
const { points } = (JSON.parse(readFileSync(vectors, 'utf8')) as Geodesy).krovak;

interface Registered {
  readonly user: TestUser;
  readonly api: TestApi;
  readonly farm: RegisteredFarm;
  readonly importId: number;
}

async function register(file: File): Promise<Registered> {
  const user = await started.make.user();
  const api = started.api(user);
  const query = { countryCode: 'CZ', farmName: 'Nová' };
  const farm = await api.agroevidence.registration.shapefile({ query, file });
  return { user, api, farm, importId: farm.importId ?? 0 };
}

describe('An import', () => {
  it('says truly how far it is, never less than before, and shows its parcels all at once', async () => {
    const { api, farm, importId } = await register(
      shapefile({ parcels: manyParcels(1500, [14.3, 49.2], 0.004, 12), columns: DPB_COLUMNS }),
    );
    const seen: Import[] = [];
    const shown = new Set<number>();
    const hasEnded = (): boolean => ['SUCCESS', 'FAILED'].includes(seen.at(-1)?.state ?? '');
    const look = async (): Promise<void> => {
      while (!hasEnded()) {
        seen.push(await api.agroevidence.imports.read({ params: { id: importId } }));
        await pause(5);
      }
    };
    const count = async (): Promise<void> => {
      while (!hasEnded()) {
        shown.add((await api.agroevidence.parcels.list({ farmIds: [farm.id], query: { 'per-page': 1 } })).total);
        await pause(50);
      }
    };
    await Promise.all([look(), count()]);
    expect([...shown].filter((total) => total !== 0 && total !== 1500)).toEqual([]);
    const order = ['WAITING', 'IN_PROGRESS', 'SUCCESS'];
    for (const [index, read] of seen.entries()) {
      const before = seen[index - 1] ?? read;
      expect(read.done).toBeGreaterThanOrEqual(before.done);
      expect(order.indexOf(read.state)).toBeGreaterThanOrEqual(order.indexOf(before.state));
      expect(read.total === null ? read.done === 0 : read.total === 1500 && read.done <= 1500).toBe(true);
      expect(read.done % 125).toBe(0);
    }
    expect(seen.at(-1)).toMatchObject({
      state: 'SUCCESS',
      done: 1500,
      total: 1500,
      imported: 1500,
      skipped: 0,
      failure: null,
    });
    expect(new Set(seen.map(({ done }) => done)).size).toBeGreaterThan(2);
    expect((await api.agroevidence.parcels.list({ farmIds: [farm.id], query: { 'per-page': 1 } })).total).toBe(1500);
    expect(await keptFile(started.services.database, importId)).toBeNull();
    expect(await rowsOf(started.services.database, 'agroevidence.import_item', farm.id)).toBe(0);
  });

  it('says the area that its parcels show, by their official areas, and what the outlines come to', async () => {
    const { parcels, ended } = await importedFarm(
      started.api(await started.make.user()),
      shapefile({ parcels: manyParcels(3, [14.3, 49.2], 0.004, 3), columns: DPB_COLUMNS }),
    );
    const sum = (of: (parcel: (typeof parcels)[number]) => number): number =>
      parcels.reduce((total, parcel) => total + of(parcel), 0);
    expect(ended.areaHa).toBeCloseTo(
      sum(({ area }) => area),
      2,
    );
    expect(ended.computedAreaHa).toBeCloseTo(
      sum(({ computedArea }) => computedArea),
      2,
    );
  });

  it('stands in a list by pages, newest first, without the problems of each', async () => {
    const user = await started.make.user();
    const api = started.api(user);
    for (const longitude of [14.3, 14.5, 14.7]) {
      const parcels = manyParcels(1, [longitude, 49.2], 0.004, 8);
      await importedFarm(api, shapefile({ parcels, columns: DPB_COLUMNS }));
    }
    const { imports } = api.agroevidence;
    const first = await imports.list({ query: { 'per-page': 2 } });
    const second = await imports.list({ query: { 'per-page': 2, page: 2 } });
    expect([first, second].map(({ rows, total }) => [rows.length, total])).toEqual([
      [2, 3],
      [1, 3],
    ]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(first.rows[0]).not.toHaveProperty('problems');
  });

  it('goes beside another one', async () => {
    const both = await Promise.all(
      [14.3, 15.3].map(async (longitude) =>
        importedFarm(
          started.api(await started.make.user()),
          shapefile({ parcels: manyParcels(300, [longitude, 49.2], 0.004, 8), columns: DPB_COLUMNS }),
        ),
      ),
    );
    for (const { ended, parcels } of both) {
      expect(ended).toMatchObject({ state: 'SUCCESS', imported: 300 });
      expect(parcels).toHaveLength(300);
    }
  });

  it('recognises a crop by its name in any language, else by the code of the register', async () => {
    const crops = [
      ['105', 'Pšenice setá ozimá'],
      ['', 'kapusta repková pravá - ozimná'],
      ['96', 'psáno jinak'],
      ['999999', 'Neznámá plodina'],
      ['', ''],
    ];
    const columns = ['DPB_CTVERE', 'DPB_ZKOD', 'PLODINA_ID', 'PLOD_NAZE', 'ROK'].map(
      (name) => ({ name, type: 'C', length: 40 }) as const,
    );
    const parcels = crops.map(([PLODINA_ID = '', PLOD_NAZE = ''], index) => ({
      rings: [ringAround([14.3 + index * 0.01, 49.2], 0.002)],
      attributes: { DPB_CTVERE: '760-1170', DPB_ZKOD: `${index}/1`, PLODINA_ID, PLOD_NAZE, ROK: '2024' },
    }));
    const { parcels: imported } = await importedFarm(
      started.api(await started.make.user()),
      shapefile({ parcels, columns }),
    );
    const found = imported.map(({ seedApplication }) => seedApplication?.seed.crop);
    expect(found.map((crop) => crop?.id)).toEqual([1, 36, 8, null, undefined]);
    expect(found.map((crop) => crop?.name)).toEqual([
      'Pšenice setá ozimá',
      'Řepka ozimá',
      'Ječmen jarní',
      'Neznámá plodina',
      undefined,
    ]);
  });

  it.each(points)('puts S-JTSK where PROJ puts it: $name', async ({ name, x, y, lon, lat }) => {
    const rings = [
      [
        [x, y],
        [x, y + 80],
        [x + 90, y + 80],
        [x + 90, y],
        [x, y],
      ] as Point[],
    ];
    const country = ['bratislava', 'kosice'].includes(name) ? 'SK' : 'CZ';
    const file = shapefile({
      parcels: [{ rings, attributes: { NAZEV: name } }],
      columns: NAME_COLUMNS,
      prj: PRJ.sJtsk,
    });
    const { features, parcels } = await importedFarm(started.api(await started.make.user()), file, country);
    const metres = (features[0]?.geometry.coordinates.flat(2) ?? []).map(
      ([longitude = 0, latitude = 0]) =>
        Math.hypot((longitude - lon) * Math.cos((lat * Math.PI) / 180), latitude - lat) * 111_320,
    );
    expect(Math.min(...metres)).toBeLessThan(0.1);
    expect(parcels[0]?.computedArea).toBeCloseTo(0.72, 2);
  });

  it('repairs an outline that crosses itself, keeps its area, and says so before and after', async () => {
    const [x, y] = bohemia;
    const bowTie: Point[] = [
      [x, y],
      [x + 0.004, y + 0.004],
      [x + 0.004, y],
      [x, y + 0.004],
      [x, y],
    ];
    const file = shapefile({ parcels: [{ rings: [bowTie], attributes: { NAZEV: 'Mašle' } }], columns: NAME_COLUMNS });
    const api = started.api(await started.make.user());
    const report = await api.agroevidence.registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    const repaired = { code: 'landFile.selfCrossing', severity: 'WARNING', row: 1, parcel: 'Mašle' };
    expect(report).toMatchObject({ validation: 1, parcels: 1, skipped: 0, problems: [repaired] });
    const { ended, parcels, features } = await importedFarm(api, file);
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 1, skipped: 0, problems: [repaired], problemCount: 1 });
    expect(features[0]?.geometry.coordinates).toHaveLength(2);
    // Two triangles of half the height: half of the square.
    const square = 0.004 * 111_320 * (0.004 * 111_320 * Math.cos((y * Math.PI) / 180));
    expect(parcels[0]?.computedArea).toBeCloseTo(square / 20_000, 1);
    expect(report.computedAreaHa).toBeCloseTo(parcels[0]?.computedArea ?? 0, 3);
  });

  it('leaves out what is no land of the country and says which and why, before and after alike', async () => {
    const [x, y] = bohemia;
    const far = 0.02;
    const file = shapefile({
      columns: NAME_COLUMNS,
      parcels: [
        { rings: [ringAround([x, y], 0.002)], attributes: { NAZEV: 'Dobrá' } },
        { rings: null, attributes: { NAZEV: 'Bez tvaru' } },
        { rings: [ringAround([x + far, y], 0.000_002)], attributes: { NAZEV: 'Pod metr' } },
        { rings: [ringAround([21, 52.2], 0.002)], attributes: { NAZEV: 'Ve Varšavě' } },
        { rings: [[[x, NaN], ...ringAround([x, y + far], 0.002)]], attributes: { NAZEV: 'Nečíslo' } },
        {
          rings: [
            [
              [x, y],
              [x + far, y],
              [x, y],
            ],
          ],
          attributes: { NAZEV: 'Čára' },
        },
        { rings: [ringAround([x, y - far], 0.002)], attributes: { NAZEV: 'Také dobrá' } },
      ],
    });
    const api = started.api(await started.make.user());
    const report = await api.agroevidence.registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    expect(report).toMatchObject({ validation: 1, parcels: 2, skipped: 5 });
    expect(new Map(report.problems.map(({ row, code }) => [row, code]))).toEqual(
      new Map([
        [2, 'landFile.shapeMissing'],
        [3, 'landFile.noArea'],
        [4, 'landFile.parcelOutsideCountry'],
        [5, 'landFile.coordinateNotFinite'],
        [6, 'landFile.shapeEmpty'],
      ]),
    );
    const { ended, parcels } = await importedFarm(api, file);
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 2, skipped: 5, problemCount: 5 });
    expect(ended.problems).toEqual(report.problems);
    expect(parcels.map(({ localName }) => localName)).toEqual(['Dobrá', 'Také dobrá']);
  });
});
