import type { SubtractionsWish } from '@brazda/contract/agroevidence/deductions.ts';
import type { DrawnFeature } from '@brazda/contract/agroevidence/land-features.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import type { TestParcel } from '#server/testing/make-parcel.ts';

const started = startApp();

/** Through the middle of parcels of tests, from west to east. */
const brook: DrawnFeature = {
  type: 'LineString',
  coordinates: [
    [14.32, 48.8905],
    [14.34, 48.8905],
  ],
};

async function parcelOfFarm() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm });
  return { farm, parcel, api: started.api(user).agroevidence };
}

type Api = Awaited<ReturnType<typeof parcelOfFarm>>['api'];

function draw(api: Api, farmId: number, kind: 'WATER' | 'WATER_PROTECTION_ZONE', geometry: DrawnFeature) {
  return api.landFeatures.create({ params: { id: farmId }, body: { kind, features: [{ geometry }] } });
}

async function subtract(
  api: Api,
  { id }: TestParcel,
  ...deductions: Partial<SubtractionsWish['deductions'][number]>[]
) {
  const wish = deductions.map(({ kind = 'BOUNDARY', ...deduction }) => ({ kind, ...deduction }));
  const [land] = await api.deductions.geometry({ body: { parcelIds: [id], deductions: wish } });
  if (!land) throw new Error('The parcel was not told');
  return land;
}

/** Square metres on the ellipsoid of what lies within some metres of the edge, by a projection of PROJ that keeps areas. */
async function byProjection({ id, farmId }: TestParcel, metres: number): Promise<number> {
  const plane = '+proj=laea +lat_0=48.8905 +lon_0=14.331 +ellps=GRS80 +units=m';
  const { rows } = await sql<{ area: number }>`
    select st_area(g) - st_area(st_buffer(g, ${-metres}::float8)) as area from (
      select st_transform(geometry, ${plane}::text) as g from agroevidence.parcel_version
      where farm_id = ${farmId} and parcel_id = ${id} and is_current) as one`.execute(started.services.database.kysely);
  return rows[0]?.area ?? 0;
}

describe('POST parcels/subtractions', () => {
  it('cuts so many metres off along the edge, as an exact projection has it', async () => {
    const { api, parcel } = await parcelOfFarm();
    const land = await subtract(api, parcel, { kind: 'BOUNDARY', width: 12 });
    const exact = (await byProjection(parcel, 12)) / 10_000;
    expect(Math.abs((land.subtracted ?? 0) / exact - 1)).toBeLessThan(1e-4);
    expect(land.remaining).toBeCloseTo(land.area - exact, 3);
    expect(land.isComplete).toBe(true);
    expect(land.geometry?.coordinates[0]).toHaveLength(2);
  });

  it('says that it does not know of water where the farm has drawn none, and never that there is none', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    const before = await subtract(api, parcel, { kind: 'WATER', width: 5 });
    expect(before).toMatchObject({ subtracted: null, remaining: null, isComplete: false, geometry: null });
    expect(before.deductions).toMatchObject([{ area: null, unknownBecause: 'NO_FEATURES' }]);
    await draw(api, farm.id, 'WATER', brook);
    const after = await subtract(api, parcel, { kind: 'WATER', width: 5 });
    const metresAcross = 146.7;
    expect(after.deductions[0]?.area).toBeCloseTo((metresAcross * 10) / 10_000, 3);
  });

  it('takes widths from dated data with their source where none is said', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    await draw(api, farm.id, 'WATER', brook);
    const { deductions } = await subtract(api, parcel, { kind: 'WATER' }, { kind: 'BOUNDARY' });
    expect(deductions).toMatchObject([
      { width: 3, source: expect.stringContaining('3 m') as string, isGeneralKnowledge: false },
      { width: null, area: null, unknownBecause: 'NO_WIDTH' },
    ]);
  });

  it('leaves land along water out only where the parcel slopes, and says so where no slope is known', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    await draw(api, farm.id, 'WATER', brook);
    const sloping = { kind: 'SLOPE_WATER', width: 20 } as const;
    expect((await subtract(api, parcel, sloping)).deductions[0]?.area).toBeGreaterThan(0.5);
    const steeper = await subtract(api, parcel, { ...sloping, leastSlope: 7 });
    expect(steeper).toMatchObject({ subtracted: 0, deductions: [{ area: 0, unknownBecause: null, leastSlope: 7 }] });
    await sql`update agroevidence.parcel_version set slope_degrees = null where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    expect((await subtract(api, parcel, sloping)).deductions).toMatchObject([
      { area: null, unknownBecause: 'NO_SLOPE' },
    ]);
  });

  it('counts what lies in two kinds once, and each kind whole beside it', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    await draw(api, farm.id, 'WATER', brook);
    const land = await subtract(api, parcel, { kind: 'BOUNDARY', width: 10 }, { kind: 'WATER', width: 10 });
    const sum = land.deductions.reduce((area, deduction) => area + (deduction.area ?? 0), 0);
    expect(land.subtracted).toBeLessThan(sum - 0.03);
    expect(land.subtracted).toBeGreaterThan(sum - 0.05);
  });

  it('leaves out protection zones as they are drawn, with the variant that was asked for', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    const west: DrawnFeature = {
      type: 'Polygon',
      coordinates: [
        [
          [14.32, 48.88],
          [14.331, 48.88],
          [14.331, 48.9],
          [14.32, 48.9],
          [14.32, 48.88],
        ],
      ],
    };
    await draw(api, farm.id, 'WATER_PROTECTION_ZONE', west);
    const land = await subtract(api, parcel, { kind: 'WATER_PROTECTION_ZONE', variant: 'AUTUMN' });
    expect(land.deductions).toMatchObject([{ variant: 'AUTUMN', width: 0 }]);
    expect(land.subtracted).toBeCloseTo(land.area / 2, 4);
  });

  it('tells the same areas without outlines, of many parcels in the order in which they were named', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    const other = await started.make.parcel({ farm, at: [14.34, 48.89] });
    const body = { parcelIds: [other.id, parcel.id], deductions: [{ kind: 'BOUNDARY' as const, width: 5 }] };
    const areas = await api.deductions.area({ body });
    const land = await api.deductions.geometry({ body });
    expect(areas.map(({ parcelId }) => parcelId)).toEqual([other.id, parcel.id]);
    expect(areas.map(({ subtracted }) => subtracted)).toEqual(land.map(({ subtracted }) => subtracted));
    expect(areas[0]).not.toHaveProperty('geometry');
  });

  it('knows no parcels of others, and takes no more than 500 at once', async () => {
    const { api } = await parcelOfFarm();
    const { parcel } = await parcelOfFarm();
    const deductions = [{ kind: 'BOUNDARY' as const, width: 5 }];
    const foreign = api.deductions.area({ body: { parcelIds: [parcel.id], deductions } });
    await expect(foreign).rejects.toMatchObject({ code: 'parcel.notFound' });
    const many = api.deductions.area({
      body: { parcelIds: Array.from({ length: 501 }, (_, id) => id + 1), deductions },
    });
    await expect(many).rejects.toMatchObject({ code: 'validation.failed' });
  });

  it('leaves nothing out along a strip of no width, however it is written', async () => {
    const { api, parcel } = await parcelOfFarm();
    for (const width of [0, 5e-324, 1e-12])
      expect(await subtract(api, parcel, { kind: 'BOUNDARY', width })).toMatchObject({ subtracted: 0, geometry: null });
  });

  it('never leaves out more than there is, more along a wider strip, and together no more than the sum', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    await draw(api, farm.id, 'WATER', brook);
    const width = fc.double({ min: 0, max: 200, noNaN: true });
    const kinds = fc.uniqueArray(fc.constantFrom('BOUNDARY' as const, 'WATER' as const, 'SLOPE_WATER' as const), {
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(kinds, fc.tuple(width, width), async (chosen, [one, other]) => {
        const ofWidth = (metres: number) => subtract(api, parcel, ...chosen.map((kind) => ({ kind, width: metres })));
        const [narrow, wide] = [await ofWidth(Math.min(one, other)), await ofWidth(Math.max(one, other))];
        for (const land of [narrow, wide]) {
          const areas = land.deductions.map(({ area }) => area ?? 0);
          expect(land.subtracted).toBeLessThanOrEqual(land.area);
          expect(land.subtracted).toBeLessThanOrEqual(areas.reduce((sum, area) => sum + area, 0) + squareMetre);
          expect(land.subtracted).toBeGreaterThanOrEqual(Math.max(...areas) - squareMetre);
        }
        narrow.deductions.forEach(({ area }, place) =>
          expect(area).toBeLessThanOrEqual((wide.deductions[place]?.area ?? 0) + squareMetre),
        );
      }),
      { numRuns: 12 },
    );
  });
});

/** In hectares, a thousandth of it: what outlines differ by where arcs are drawn by straight pieces. */
const squareMetre = 1e-4 / 1000;

describe('POST parcels/vegetation-strips', () => {
  it('lays a strip along a line across the parcel, half of it on either side', async () => {
    const { api, parcel } = await parcelOfFarm();
    const line = {
      ...brook,
      type: 'LineString' as const,
      coordinates: [
        [14.32, 48.8905],
        [14.34, 48.8905],
      ] as [number, number][],
    };
    const body = { parcelIds: [parcel.id], width: 12, along: { kind: 'LINE' as const, line } };
    const [strip] = await api.deductions.vegetationStrips({ body });
    expect(strip?.area).toBeCloseTo((146.7 * 12) / 10_000, 3);
    expect(strip?.geometry?.coordinates).toHaveLength(1);
  });

  it('refuses a line that fills the ground, before the database has to go along it', async () => {
    const { api, farm, parcel } = await parcelOfFarm();
    const coordinates = Array.from({ length: 1000 }, (_, time): [number, number] => [
      14.33 + time * 1e-6,
      48.89 + (time % 2) / 100,
    ]);
    const line = { type: 'LineString' as const, coordinates };
    const body = { parcelIds: [parcel.id], width: 12, along: { kind: 'LINE' as const, line } };
    await expect(api.deductions.vegetationStrips({ body })).rejects.toMatchObject({ code: 'deductions.lineTangled' });
    await expect(draw(api, farm.id, 'WATER', line)).rejects.toMatchObject({ code: 'landFeature.outlineInvalid' });
  });

  it('goes along a line of thousands of small bends within seconds, and as along a straight one', async () => {
    const { api, parcel } = await parcelOfFarm();
    const along = (points: number, bend: number) => {
      const coordinates = Array.from({ length: points + 1 }, (_, at): [number, number] => [
        14.329 + (0.004 * at) / points,
        48.8905 + (at % 2) * bend,
      ]);
      const line = { type: 'LineString' as const, coordinates };
      return api.deductions.vegetationStrips({
        body: { parcelIds: [parcel.id], width: 12, along: { kind: 'LINE' as const, line } },
      });
    };
    const [[straight], [bent]] = [await along(2, 0), await along(1000, 1e-7)];
    expect(bent?.area).toBeCloseTo(straight?.area ?? 0, 3);
  });

  it('lays none along water that nobody has drawn', async () => {
    const { api, parcel } = await parcelOfFarm();
    const body = { parcelIds: [parcel.id], width: 12, along: { kind: 'WATER' as const } };
    expect(await api.deductions.vegetationStrips({ body })).toEqual([
      { parcelId: parcel.id, area: null, remaining: null, unknownBecause: 'NO_FEATURES', geometry: null },
    ]);
    const edge = await api.deductions.vegetationStrips({ body: { ...body, along: { kind: 'BOUNDARY' } } });
    expect(edge).toMatchObject([{ unknownBecause: null }]);
  });

  it('saves strips as a land file, without the parcels that they do not reach', async () => {
    const { api, parcel } = await parcelOfFarm();
    const wish = { parcelIds: [parcel.id], width: 12, format: 'GEOJSON' as const };
    const saved = async (kind: 'BOUNDARY' | 'WATER'): Promise<unknown> =>
      (await api.deductions.vegetationStripFile({ body: { ...wish, along: { kind } } })).json();
    expect(await saved('BOUNDARY')).toMatchObject({
      features: [{ properties: { BRAZDA_ID: parcel.id, WIDTH_M: 12 }, geometry: { type: 'MultiPolygon' } }],
    });
    expect(await saved('WATER')).toMatchObject({ features: [] });
  });

  it('are told of the parcels on some ground alone', async () => {
    const { api, parcel } = await parcelOfFarm();
    const { boundingBox } = await api.parcels.read({ params: { id: parcel.id } });
    const deductions = [{ kind: 'BOUNDARY' as const, width: 3 }];
    const there = await api.deductions.seen({ body: { box: [...boundingBox], deductions } });
    expect(there).toMatchObject({ isAll: true, land: [{ parcelId: parcel.id }] });
    const [west, south] = boundingBox;
    const elsewhere = await api.deductions.seen({
      body: { box: [west - 2, south - 2, west - 1, south - 1], deductions },
    });
    expect(elsewhere).toEqual({ isAll: true, land: [] });
  });
});
