import type { ChangedNode, NewNode } from '@brazda/contract/iot/nodes.ts';
import { addDays } from '@brazda/domain/days.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { sensingFarm, type SensingFarm, type SentValue } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** In summer, whenever the tests run: in March soil is taken for full. */
beforeEach(() => {
  started.clock.advance(Date.parse('2027-06-20T10:00:00Z') - started.clock.now().getTime());
});

/** Of the catalogue: late potatoes, emmer wheat, which has no code, and that nothing grows. */
const [potatoes, emmer, nothingGrown] = [51, 5, 1000];
const at = [14.33, 48.89] as const;
const near: NonNullable<NewNode['geometry']> = { type: 'Point', coordinates: [14.35, 48.9] };
const measuredDays = 10;

const today = (): string => clockOf('Europe/Prague')(started.clock.now()).stamp.slice(0, 10);
const yesterday = (): string => addDays(today(), -1);

/** Every hour of the last days and of today, by universal time. */
function hourly(days: number, valueAt: (daysAgo: number, hourOfDay: number) => number | undefined): SentValue[] {
  const until = Math.floor(started.clock.now().getTime() / 3_600_000) * 3_600_000;
  return Array.from({ length: days * 24 }, (_, hour) => {
    const time = new Date(until - (days * 24 - hour) * 3_600_000);
    return [time.toISOString(), valueAt(days - Math.floor(hour / 24), time.getUTCHours())] as const;
  }).flatMap(([time, value]) => (value === undefined ? [] : [[time, value] as const]));
}

async function fieldOf(farm: SensingFarm, cropId: number, more: { name?: string; sownDaysAgo?: number } = {}) {
  const { name = 'Pole', sownDaysAgo = 60 } = more;
  const { id } = await started.make.parcel({ farm: farm.farm, name, at });
  await sql`update agroevidence.cultivation set crop_id = ${cropId}, own_crop_id = null,
    valid = daterange(${addDays(today(), -sownDaysAgo)}::date, null), sown_on = ${addDays(today(), -sownDaysAgo)}::date
    where farm_id = ${farm.farm.id} and parcel_id = ${id}`.execute(started.services.database.kysely);
  return id;
}

/** A station that counts tips of 0.2 mm: none fall, or as many each hour as is said. */
async function station(
  farm: SensingFarm,
  rainAt: (daysAgo: number, hourOfDay: number) => number | undefined = () => 0,
): Promise<ChangedNode> {
  const node = await farm.makeNode('Meteostanice', { geometry: near, elevationM: 400 });
  await farm.measure(
    node,
    'TEMPERATURE',
    hourly(measuredDays, (_, hour) => 18 + 6 * Math.sin(((hour - 9) / 12) * Math.PI)),
  );
  await farm.measure(
    node,
    'HUMIDITY',
    hourly(measuredDays, () => 65),
  );
  await farm.measure(node, 'RAINFALL', hourly(measuredDays, rainAt));
  return node;
}

const standingsOf = async (farm: SensingFarm, query: object = {}) => farm.iot.waterBalances.list({ query });
const standingOf = async (farm: SensingFarm) => (await standingsOf(farm)).rows[0];
const balanceOf = (farm: SensingFarm, parcelId: number) => farm.iot.waterBalances.read({ params: { parcelId } });
const saySoil = (farm: SensingFarm, parcelId: number, rootDepthM: number | null = null) =>
  farm.iot.waterBalances.saySoil({ params: { parcelId }, body: { texture: 'LOAM', rootDepthM } });
const full = (farm: SensingFarm, parcelId: number, day: string) =>
  farm.iot.waterBalances.addEntry({ params: { parcelId }, body: { day, kind: 'FIELD_CAPACITY' } });

describe('the water of a parcel', () => {
  it('is asked for one thing after the other until it is known', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    expect(await standingOf(farm)).toMatchObject({ parcelId, state: 'UNKNOWN', lack: 'SOIL_UNSAID', depletion: null });
    await saySoil(farm, parcelId);
    expect(await standingOf(farm)).toMatchObject({ state: 'UNKNOWN', lack: 'NO_NODE', node: null });
    const node = await farm.makeNode('Jen teplota', { geometry: near });
    await farm.measure(
      node,
      'TEMPERATURE',
      hourly(3, () => 15),
    );
    await farm.measure(
      node,
      'HUMIDITY',
      hourly(3, () => 60),
    );
    expect(await standingOf(farm)).toMatchObject({ lack: 'WEATHER_UNKNOWN', node: { name: 'Jen teplota' } });
    const rainy = await station(farm);
    // What measures no rain gives way to what does, however near it is.
    expect(await standingOf(farm)).toMatchObject({ node: { name: 'Meteostanice' } });
    await farm.iot.nodes.retire({ params: { nodeId: rainy.id } });
    await farm.iot.nodes.retire({ params: { nodeId: node.id } });
    await station(farm);
    expect(await standingOf(farm)).toMatchObject({ lack: 'START_UNSAID', state: 'UNKNOWN', unknownSince: null });
    await full(farm, parcelId, addDays(today(), -4));
    const standing = await standingOf(farm);
    expect(standing).toMatchObject({ lack: null, judgedDay: yesterday(), node: { name: 'Meteostanice' } });
    expect(standing?.depletion).toBeGreaterThan(0);
    expect(standing?.total).toBeGreaterThan(standing?.readily ?? NaN);
  });

  it('is told day by day, each of which follows from the one before', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    await station(farm);
    await saySoil(farm, parcelId);
    await full(farm, parcelId, addDays(today(), -8));
    await farm.iot.waterBalances.addEntry({
      params: { parcelId },
      body: { day: addDays(today(), -3), kind: 'IRRIGATION', millimetres: 5 },
    });
    const balance = await balanceOf(farm, parcelId);
    expect(balance).toMatchObject({
      ...{ timeZone: 'Europe/Prague', crop: 'POTATO', methods: ['HARGREAVES'] },
      sowing: { day: addDays(today(), -60), isSaid: true },
      start: { beginning: 'WEATHER', isFull: false },
      soil: { texture: 'LOAM', fieldCapacity: null, wiltingPoint: null, rootDepthM: null },
      entries: [
        { day: addDays(today(), -3), kind: 'IRRIGATION', millimetres: 5 },
        { day: addDays(today(), -8), kind: 'FIELD_CAPACITY', millimetres: null },
      ],
    });
    const { depletion, evapotranspiration, rainfall, irrigation, deepPercolation, times } = balance;
    const last = times.length - 1;
    expect(clockOf('Europe/Prague')(new Date((times[last] ?? NaN) * 1000)).stamp.slice(0, 10)).toBe(yesterday());
    expect(depletion.slice(last - 7)[0]).toBe(0);
    for (let day = last - 6; day <= last; day += 1) {
      const came = (rainfall[day] ?? NaN) + (irrigation[day] ?? NaN);
      const change = (evapotranspiration[day] ?? NaN) - came + (deepPercolation[day] ?? NaN);
      expect((depletion[day] ?? NaN) - (depletion[day - 1] ?? NaN)).toBeCloseTo(change, 3);
    }
    expect(irrigation.filter((one) => one > 0)).toEqual([5]);
    expect(balance.standing?.depletion).toBe(depletion[last]);
  });

  it('ends where rain is not known, and begins anew where somebody says how the soil is', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    await saySoil(farm, parcelId);
    await station(farm, (daysAgo) => (daysAgo > 5 || daysAgo < 4 ? 0 : undefined));
    await full(farm, parcelId, addDays(today(), -8));
    const standing = await standingOf(farm);
    expect(standing).toMatchObject({ state: 'UNKNOWN', lack: 'WEATHER_GAP', depletion: null, daysLeft: null });
    expect(standing?.unknownSince).toBeTruthy();
    await farm.iot.waterBalances.addEntry({
      params: { parcelId },
      body: { day: yesterday(), kind: 'DEPLETION', millimetres: 12.5 },
    });
    expect(await standingOf(farm)).toMatchObject({ lack: null, depletion: 12.5, unknownSince: null });
  });

  it('is not worked out of a crop that no table knows, nor where nothing grows, and is listed by how it is', async () => {
    const farm = await sensingFarm(started);
    const dry = await fieldOf(farm, potatoes, { name: 'Suché' });
    const unknown = await fieldOf(farm, emmer, { name: 'Dvouzrnka' });
    const bare = await fieldOf(farm, nothingGrown, { name: 'Úhor' });
    await station(farm);
    for (const parcelId of [dry, unknown]) await saySoil(farm, parcelId);
    await farm.iot.waterBalances.addEntry({
      params: { parcelId: dry },
      body: { day: yesterday(), kind: 'DEPLETION', millimetres: 500 },
    });
    const { rows, total } = await standingsOf(farm);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { parcelId: dry, state: 'DRY', daysLeft: 0 },
      { parcelId: unknown, state: 'UNKNOWN', lack: 'CROP_UNKNOWN' },
    ]);
    expect(rows[0]?.share).toBeGreaterThan(1);
    expect((await standingsOf(farm, { state: ['ENOUGH', 'SOON'] })).total).toBe(0);
    expect((await standingsOf(farm, { 'parcel-id': [unknown] })).rows).toMatchObject([{ parcelId: unknown }]);
    expect((await standingsOf(farm, { 'per-page': 1, page: 2 })).rows).toMatchObject([{ parcelId: unknown }]);
    expect(await balanceOf(farm, bare)).toMatchObject({ standing: null, start: null, times: [], sowing: null });
  });

  it('is that of the largest crop of a parcel, and says on which part of it that is', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    const { kysely } = started.services.database;
    await sql`update agroevidence.cultivation k set area_m2 = null
      where k.farm_id = ${farm.farm.id} and k.parcel_id = ${parcelId}`.execute(kysely);
    expect(await standingOf(farm)).toMatchObject({ cropShare: null });
    const divide = (share: number, part: number) => sql`
      select v.shown_area_ha * 10000 * ${share}::float8 as area_m2, ${part}::int as part
      from agroevidence.parcel_version v where v.farm_id = ${farm.farm.id} and v.parcel_id = ${parcelId} and v.is_current`;
    await sql`update agroevidence.cultivation k set area_m2 = d.area_m2, part = d.part from (${divide(0.6, 1)}) d
      where k.farm_id = ${farm.farm.id} and k.parcel_id = ${parcelId}`.execute(kysely);
    await sql`insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, crop_name, valid, source, area_m2, part)
      select k.farm_id, k.parcel_id, ${emmer}, k.crop_name, k.valid, k.source, d.area_m2, d.part
      from agroevidence.cultivation k, (${divide(0.4, 2)}) d
      where k.farm_id = ${farm.farm.id} and k.parcel_id = ${parcelId}`.execute(kysely);
    const standing = await standingOf(farm);
    expect(standing).toMatchObject({ parcelId, lack: 'SOIL_UNSAID' });
    expect(standing?.cropShare).toBeCloseTo(0.6, 6);
    expect((await balanceOf(farm, parcelId)).standing?.cropShare).toBeCloseTo(0.6, 6);
  });

  it('is not filled by rain that a gauge tells of after days of silence, which fell nobody knows when', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    // Silent for more than a day, and 60 mm more at midnight in Prague.
    const isSilent = (daysAgo: number, hour: number) => daysAgo === 4 || (daysAgo === 3 && hour >= 10 && hour < 22);
    await station(farm, (daysAgo, hour) => (isSilent(daysAgo, hour) ? undefined : daysAgo > 4 ? 0 : 60));
    await saySoil(farm, parcelId);
    await full(farm, parcelId, addDays(today(), -8));
    expect((await balanceOf(farm, parcelId)).rainfall).not.toContain(60);
    expect((await standingOf(farm))?.unknownSince).toBeTruthy();
  });

  it('is that of a crop that was sown only today after its first whole day', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes, { sownDaysAgo: 0 });
    await station(farm);
    await saySoil(farm, parcelId);
    expect(await standingOf(farm)).toMatchObject({ lack: 'NO_DAY_YET' });
  });

  it('is hidden from other farms', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    const stranger = await sensingFarm(started);
    await expect(balanceOf(stranger, parcelId)).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
    await expect(standingsOf(stranger, { 'parcel-id': [parcelId] })).rejects.toMatchObject({ status: 404 });
    await expect(saySoil(stranger, parcelId)).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
    await expect(full(stranger, parcelId, yesterday())).rejects.toMatchObject({ status: 404 });
    expect((await standingsOf(stranger)).total).toBe(0);
  });
});
