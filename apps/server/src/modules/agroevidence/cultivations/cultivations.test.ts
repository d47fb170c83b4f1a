import { describe, expect, it } from 'vitest';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Of the catalogue. */
const wheat = 1;
const rape = 36;
const maize = 17;
const noCrop = 1000;

/** The factories' parcels are squares from this corner; wheat stands on each since the first day of 2024. */
const corner = [14.33, 48.89] as const;
const width = 0.002;
const height = 0.001;

function rectangle(west: number, east: number) {
  const [left, bottom] = corner;
  const [x1, x2] = [left + west * width, left + east * width];
  const ring: [number, number][] = [
    [x1, bottom],
    [x2, bottom],
    [x2, bottom + height],
    [x1, bottom + height],
    [x1, bottom],
  ];
  return { type: 'MultiPolygon' as const, coordinates: [[ring]] };
}

async function farmWithParcel() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm });
  return { user, farm, parcelId: parcel.id, ...callsOf(user, parcel.id) };
}

function callsOf(user: TestUser, parcelId: number) {
  const { seedApplications, parcels } = started.api(user).agroevidence;
  type Body = Parameters<typeof seedApplications.record>[0]['body'];
  return {
    parcels,
    seedApplications,
    record: (body: Body) => seedApplications.record({ params: { id: parcelId }, body }),
    history: async () => {
      const { rows } = await seedApplications.ofParcel({ params: { id: parcelId } });
      return rows.map(({ seed, validFrom, validTo }) => [seed.crop.name, validFrom, validTo]);
    },
  };
}

describe('What is recorded to grow', () => {
  it('puts an end to what stood there before, and stands today', async () => {
    const { record, history, parcels, seedApplications, parcelId } = await farmWithParcel();
    const sown = await record({ cropId: rape, validFrom: '2025-08-20', sownOn: '2025-08-20' });
    expect(sown).toMatchObject({ isWholeParcel: true, role: 'MAIN', part: 1, sownOn: '2025-08-20', validTo: null });
    expect(sown.area).toBeCloseTo(1.63, 1);
    expect(await history()).toEqual([
      ['Řepka ozimá', '2025-08-20', null],
      ['Pšenice setá ozimá', '2024-01-01', '2025-08-20'],
    ]);
    const current = await seedApplications.current({ params: { id: parcelId } });
    expect(current?.id).toBe(sown.id);
    const [listed] = (await parcels.list()).rows;
    expect(listed?.seedApplication).toMatchObject({ validFrom: '2025-08-20', seed: { crop: { id: rape } } });
  });

  it('goes on where what ended it is taken back', async () => {
    const { record, history, seedApplications } = await farmWithParcel();
    const { id } = await record({ cropId: rape, validFrom: '2025-08-20' });
    await record({ cropId: maize, validFrom: '2026-04-20' });
    await seedApplications.retract({ params: { id } });
    expect(await history()).toEqual([
      ['Kukuřice na zrno', '2026-04-20', null],
      ['Pšenice setá ozimá', '2024-01-01', '2026-04-20'],
    ]);
    await expect(seedApplications.retract({ params: { id } })).rejects.toMatchObject({ code: 'cultivation.notFound' });
  });

  it('may be entered afterwards, before what followed on it', async () => {
    const { record, history } = await farmWithParcel();
    await record({ cropId: rape, validFrom: '2022-08-20' });
    expect(await history()).toEqual([
      ['Pšenice setá ozimá', '2024-01-01', null],
      ['Řepka ozimá', '2022-08-20', '2024-01-01'],
    ]);
  });

  it('ends with its harvest, and is corrected on the version that is known', async () => {
    const { record, seedApplications, history } = await farmWithParcel();
    const { id, version } = await record({ cropId: rape, validFrom: '2025-08-20', sownOn: '2025-08-20' });
    const ended = await seedApplications.end({ params: { id }, body: { on: '2026-07-25' }, version });
    expect(ended).toMatchObject({ harvestedOn: '2026-07-25', validTo: '2026-07-25' });
    const same = await seedApplications.end({ params: { id }, body: { on: '2026-07-25' } });
    expect(same).toMatchObject({ version: ended.version, changeId: null });
    const late = seedApplications.change({ params: { id }, body: { cropId: maize }, version });
    await expect(late).rejects.toMatchObject({
      code: 'record.changed',
      body: { current: { harvestedOn: '2026-07-25' } },
    });
    const moved = await seedApplications.change({
      params: { id },
      body: { validFrom: '2025-08-25', sownOn: '2025-08-25' },
      version: ended.version,
    });
    expect(moved).toMatchObject({ validFrom: '2025-08-25', sownOn: '2025-08-25', validTo: '2026-07-25' });
    expect(await history()).toEqual([
      ['Řepka ozimá', '2025-08-25', '2026-07-25'],
      ['Pšenice setá ozimá', '2024-01-01', '2025-08-25'],
    ]);
  });

  it.each([
    ['ends before it begins', { cropId: rape, validFrom: '2025-08-20', validTo: '2025-08-20' }, 'daysReversed'],
    [
      'is harvested before it is sown',
      { cropId: rape, validFrom: '2025-08-20', sownOn: '2025-08-20', harvestedOn: '2025-07-01', validTo: '2026-01-01' },
      'daysReversed',
    ],
    ['begins on the day of another', { cropId: rape, validFrom: '2024-01-01' }, 'overlaps'],
    ['takes more than the parcel has', { cropId: rape, validFrom: '2025-08-20', area: 1.8 }, 'tooLarge'],
    [
      'is drawn beside the parcel',
      { cropId: rape, validFrom: '2025-08-20', geometry: rectangle(0.5, 1.5) },
      'outsideParcel',
    ],
    ['is drawn as a line', { cropId: rape, validFrom: '2025-08-20', geometry: rectangle(0.5, 0.5) }, 'outlineInvalid'],
  ] as const)('is refused where it %s', async (_, body, code) => {
    const { record, history } = await farmWithParcel();
    await expect(record(body)).rejects.toMatchObject({ code: `cultivation.${code}` });
    expect(await history()).toEqual([['Pšenice setá ozimá', '2024-01-01', null]]);
  });

  it('is refused with an outline that is open or crosses itself', async () => {
    const { record } = await farmWithParcel();
    const [x, y] = corner;
    const open: [number, number][] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    const crossed: [number, number][] = [
      [x, y],
      [x + width, y + height],
      [x + width, y],
      [x, y + height],
      [x, y],
    ];
    for (const ring of [open, crossed]) {
      const geometry = { type: 'MultiPolygon' as const, coordinates: [[ring]] };
      const attempt = record({ cropId: rape, validFrom: '2025-08-20', geometry });
      await expect(attempt).rejects.toMatchObject({ code: 'cultivation.outlineInvalid' });
    }
  });

  it('is hidden from others, and refused on historical land and for crops of others', async () => {
    const { seedApplications, parcelId } = await farmWithParcel();
    const stranger = await farmWithParcel();
    const body = { cropId: rape, validFrom: '2025-08-20' };
    const attempt = stranger.seedApplications.record({ params: { id: parcelId }, body });
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
    const [own] = (await seedApplications.ofParcel({ params: { id: parcelId } })).rows;
    await expect(stranger.seedApplications.retract({ params: { id: own?.id ?? 0 } })).rejects.toMatchObject({
      code: 'cultivation.notFound',
    });
    const crop = await started.api(stranger.user).agroevidence.catalogues.createCrop({
      body: { name: 'Teff', color: { red: 1, green: 2, blue: 3 } },
      farmIds: [stranger.farm.id],
    });
    const foreign = seedApplications.record({ params: { id: parcelId }, body: { ...body, cropId: crop.id } });
    await expect(foreign).rejects.toMatchObject({ status: 404, code: 'crop.notFound' });
    const retired = await started.make.parcel({ farm: stranger.farm, isRetired: true });
    const historical = stranger.seedApplications.record({ params: { id: retired.id }, body });
    await expect(historical).rejects.toMatchObject({ code: 'parcel.retired' });
  });

  it('is told to those who look at the farm, and stands among what was done on it', async () => {
    const { user, farm, record } = await farmWithParcel();
    await record({ cropId: rape, validFrom: '2025-08-20' });
    const { rows } = await started.api(user).gateway.farmChanges.list({ params: { id: farm.id } });
    expect(rows[0]).toMatchObject({ action: 'cultivation.recorded' });
  });
});

describe('Parts of a parcel', () => {
  it('stand beside each other by their outlines, and end the whole', async () => {
    const { record, history, seedApplications, parcels } = await farmWithParcel();
    await record({ cropId: rape, validFrom: '2025-08-20', part: 1, geometry: rectangle(0, 0.25) });
    const large = await record({ cropId: maize, validFrom: '2025-08-20', part: 2, geometry: rectangle(0.25, 1) });
    expect(large).toMatchObject({ isWholeParcel: false, hasOutline: true, part: 2 });
    expect(large.area).toBeCloseTo(1.22, 1);
    expect(await history()).toEqual([
      ['Řepka ozimá', '2025-08-20', null],
      ['Kukuřice na zrno', '2025-08-20', null],
      ['Pšenice setá ozimá', '2024-01-01', '2025-08-20'],
    ]);
    const [listed] = (await parcels.list()).rows;
    expect(listed?.seedApplication?.seed.crop.id).toBe(maize);
    const outlines = (await seedApplications.outlines({ query: { date: '2025-09-01' } })).rows;
    expect(outlines.map(({ geometry, properties }) => [properties.part, geometry?.type])).toEqual([
      [2, 'MultiPolygon'],
      [1, 'MultiPolygon'],
    ]);
  });

  it('do not lie over each other', async () => {
    const { record } = await farmWithParcel();
    await record({ cropId: rape, validFrom: '2025-08-20', part: 1, geometry: rectangle(0, 0.25) });
    const attempt = record({ cropId: maize, validFrom: '2025-08-20', part: 2, geometry: rectangle(0.2, 0.6) });
    await expect(attempt).rejects.toMatchObject({ code: 'cultivation.overlaps' });
  });

  it('come to no more than the parcel, but for half a hundredth', async () => {
    const { record } = await farmWithParcel();
    await record({ cropId: rape, validFrom: '2025-08-20', part: 1, area: 1 });
    const tooMuch = record({ cropId: maize, validFrom: '2025-09-20', part: 2, area: 0.65 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'cultivation.tooLarge' });
    expect(await record({ cropId: maize, validFrom: '2025-09-20', part: 2, area: 0.63 })).toMatchObject({ area: 0.63 });
  });

  it('follow on each other part by part, and all give way to the whole', async () => {
    const { record, history } = await farmWithParcel();
    await record({ cropId: rape, validFrom: '2025-08-20', part: 1, area: 1 });
    await record({ cropId: maize, validFrom: '2025-08-20', part: 2, area: 0.6 });
    await record({ cropId: wheat, validFrom: '2026-08-20', part: 1, area: 1 });
    await record({ cropId: rape, validFrom: '2026-10-01' });
    expect(await history()).toEqual([
      ['Řepka ozimá', '2026-10-01', null],
      ['Pšenice setá ozimá', '2026-08-20', '2026-10-01'],
      ['Řepka ozimá', '2025-08-20', '2026-08-20'],
      ['Kukuřice na zrno', '2025-08-20', '2026-10-01'],
      ['Pšenice setá ozimá', '2024-01-01', '2025-08-20'],
    ]);
  });

  it('leave room for what is sown under them', async () => {
    const { record, seedApplications, parcelId } = await farmWithParcel();
    await record({ cropId: 57, role: 'UNDERSOWN', validFrom: '2026-04-01' });
    await record({ cropId: 58, role: 'UNDERSOWN', validFrom: '2026-04-01' });
    const current = await seedApplications.current({ params: { id: parcelId } });
    expect(current?.seed.crop.id).toBe(wheat);
    expect((await seedApplications.ofParcel({ params: { id: parcelId } })).total).toBe(3);
  });
});

describe('GET seed-applications/at-date', () => {
  it('tells what stands on a day, page by page, on all parcels or some', async () => {
    const { record, seedApplications, farm, parcelId } = await farmWithParcel();
    const other = await started.make.parcel({ farm, name: 'U lesa' });
    await record({ cropId: rape, validFrom: '2025-08-20' });
    const cropsAt = async (date: string, query = {}): Promise<(number | null)[]> =>
      (await seedApplications.atDate({ query: { date, ...query } })).rows.map(({ seed }) => seed.crop.id);
    expect(await cropsAt('2025-08-19')).toEqual([wheat, wheat]);
    expect(await cropsAt('2025-08-20')).toEqual([rape, wheat]);
    expect(await cropsAt('2025-08-20', { 'parcel-ids': [other.id] })).toEqual([wheat]);
    expect(await cropsAt('2025-08-20', { 'parcel-ids': [parcelId] })).toEqual([rape]);
    expect(await cropsAt('2023-12-31')).toEqual([]);
    expect(await seedApplications.atDate({ query: { 'per-page': 1, page: 2 } })).toMatchObject({
      total: 2,
      rows: [{ parcelId: other.id }],
    });
  });
});

describe('What stood on a parcel on a day', () => {
  it('is told with the land that it had then, also of one that was redrawn and has ended since', async () => {
    const { user, farm, parcelId, seedApplications } = await farmWithParcel();
    const { parcelEditing } = started.api(user).agroevidence;
    const params = { id: parcelId };
    const told = async (date: string) => {
      const { rows } = await seedApplications.outlines({ query: { date }, farmIds: [farm.id] });
      return rows.map(({ geometry, properties }) => ({ area: properties.area, geometry }));
    };
    const whole = await told('2026-01-15');
    const half = { type: 'Polygon' as const, coordinates: rectangle(0, 0.5).coordinates[0] ?? [] };
    await parcelEditing.redraw({ params, body: { mode: 'CHANGE', outline: half, from: '2026-02-01' } });
    const smaller = await told('2026-02-15');
    expect(smaller[0]?.area).toBeCloseTo((whole[0]?.area ?? 0) / 2, 1);
    expect(await told('2026-01-15')).toEqual(whole);
    await parcelEditing.retire({ params, body: { from: '2026-03-01' } });
    expect(await told('2026-01-15')).toEqual(whole);
    expect(await told('2026-02-15')).toEqual(smaller);
    expect(await told('2026-03-01')).toEqual([]);
  });
});

describe('GET parcels/{id}/seed-applications/last-no-crop-with-planned', () => {
  it('tells when nothing stood last, also where that was recorded, and what is planned then', async () => {
    const { record, seedApplications, parcelId, farm } = await farmWithParcel();
    const last = () => seedApplications.lastWithoutCrop({ params: { id: parcelId } });
    expect(await last()).toEqual({ validFrom: null, validTo: '2024-01-01', planned: [] });
    await record({ cropId: noCrop, validFrom: '2026-07-25' });
    await plan(farm, parcelId, 2026, rape);
    expect(await last()).toMatchObject({
      validFrom: '2026-07-25',
      validTo: null,
      planned: [{ seasonId: 2026, crop: { id: rape, name: 'Řepka ozimá' } }],
    });
    await record({ cropId: rape, validFrom: '2026-08-20' });
    expect(await last()).toMatchObject({ validFrom: '2026-07-25', validTo: '2026-08-20' });
    const told = await seedApplications.ofParcel({ params: { id: parcelId }, query: { 'exclude-no-crop': true } });
    expect(told.rows.map(({ seed }) => seed.crop.id)).toEqual([rape, wheat]);
  });
});

async function plan(farm: TestFarm, parcelId: number, season: number, cropId: number): Promise<void> {
  await started.services.database.kysely
    .insertInto('agroevidence.planEntry')
    .values({ farmId: farm.id, parcelId, season, cropId })
    .execute();
}

describe('GET seed-applications/hints', () => {
  it('tells of split parcels, of those that are apart, alone in their block, or in different blocks', async () => {
    const { record, seedApplications, farm, parcelId } = await farmWithParcel();
    const [x, y] = corner;
    const beside = await started.make.parcel({ farm, name: 'Vedle', at: [x + width, y] });
    const apart = await started.make.parcel({ farm, name: 'Jinde', blockNumber: '8801/1', at: [x + 0.1, y] });
    const hints = async (...ids: number[]): Promise<string[]> =>
      (await seedApplications.hints({ query: { 'parcel-ids': ids } })).map(({ code }) => code);
    expect(await hints(parcelId, beside.id)).toEqual([]);
    expect(await hints(parcelId, apart.id)).toEqual([
      'PARCELS_NOT_ADJACENT',
      'SINGLE_PARCEL_LPIS',
      'DIFFERENT_LPIS_BLOCKS',
    ]);
    await record({ cropId: rape, validFrom: '2025-08-20', part: 1, area: 1 });
    expect(await hints(parcelId)).toEqual(['PARCEL_HAS_CROP_SPLIT']);
  });
});
