import type { ChangedNode } from '@brazda/contract/iot/nodes.ts';
import { addDays } from '@brazda/domain/days.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sensingFarm, type SensingFarm, type SentValue } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Of the catalogue. */
const [potatoes, wheat, vine, barley] = [51, 1, 109, 8];
type Place = NonNullable<ChangedNode['geometry']>;
const at = [14.33, 48.89] as const;
const near: Place = { type: 'Point', coordinates: [14.35, 48.9] };

const today = (): string => clockOf('Europe/Prague')(started.clock.now()).stamp.slice(0, 10);

/** The hours of some days that ended with yesterday, as devices tell them: a quarter past each, by universal time. */
function hourly(days: number, valueAt: (daysAgo: number, hourOfDay: number) => number): SentValue[] {
  const until = Date.parse(`${today()}T00:00:00Z`);
  return Array.from({ length: days * 24 }, (_, hour) => [
    new Date(until - (days * 24 - hour) * 3_600_000 + 900_000).toISOString(),
    valueAt(days - Math.floor(hour / 24), hour % 24),
  ]);
}

async function fieldOf(
  farm: SensingFarm,
  cropId: number,
  more: { name?: string; at?: readonly [number, number] } = {},
) {
  const { id } = await started.make.parcel({ farm: farm.farm, name: 'Pole', at, ...more });
  await sql`update agroevidence.cultivation set crop_id = ${cropId}, own_crop_id = null, valid = daterange('2020-01-01', null)
    where farm_id = ${farm.farm.id} and parcel_id = ${id}`.execute(started.services.database.kysely);
  return id;
}

/** A station in whose weather blight comes to potatoes: two days of warm and damp air that ended the day before yesterday. */
async function dampStation(farm: SensingFarm, name = 'Meteostanice', place = near) {
  const node = await farm.makeNode(name, { geometry: place });
  await farm.measure(
    node,
    'TEMPERATURE',
    hourly(10, () => 15),
  );
  await farm.measure(
    node,
    'HUMIDITY',
    hourly(10, (_, hour) => (hour < 8 ? 95 : 60)),
  );
  await farm.measure(
    node,
    'RAINFALL',
    hourly(1, () => 0),
  );
  return node;
}

/** Something was brought onto the potatoes of a parcel. */
async function spray(
  farm: SensingFarm,
  parcelId: number,
  kind: 'HERBICIDE' | 'FUNGICIDE',
  day: string,
  state: 'PLANNED' | 'DONE',
): Promise<void> {
  const { agroevidence } = started.api(farm.user);
  const { id: materialId } = await agroevidence.catalogueMaterials.create({
    body: {
      ...{ kind: 'PLANT_PROTECTION', name: `${kind} ${day}`, registrationNumber: null },
      facts: {
        ...{ functions: [kind], formulation: null, kilogramsPerLitre: null, doseUnit: 'L' },
        ...{ distances: [], activeSubstances: [], uses: [] },
      },
    },
  });
  await agroevidence.actions.recordApplication({
    body: {
      ...{ actionType: 'SPRAY', state, day, startedAt: `${day}T06:30:00Z`, operator: 'Jan Novák', cropId: potatoes },
      materials: [{ materialId, value: 1, unit: 'L', purpose: 'choroby' }],
      targets: [{ parcelId }],
    },
  });
}

const lightsOf = (farm: SensingFarm, query: object = {}) => farm.iot.diseaseLights.list({ query });

describe('the light of a parcel', () => {
  it('tells of potatoes whether blight is near by the nearest node, and why', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    await fieldOf(farm, barley, { name: 'Ječmen' });
    const node = await dampStation(farm);
    await dampStation(farm, 'Daleko', { type: 'Point', coordinates: [14.5, 48.95] });
    const { rows, total } = await lightsOf(farm);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      ...{ parcelId, host: 'POTATO', level: 'HIGH', lack: null, sprayedOn: null, judgedDay: addDays(today(), -1) },
      cropName: 'Brambory konzumní pozdní',
      node: { id: node.id, name: 'Meteostanice', isChosen: false },
      verdicts: [
        {
          ...{ model: 'POTATO_BLIGHT_HUTTON', level: 'HIGH', reason: { code: 'BLIGHT_DAYS', actual: 2, needed: 2 } },
          source: { validFrom: '2017-01-01' },
        },
      ],
    });
    expect(rows[0]?.node?.distanceKm).toBeGreaterThan(1);
    expect(rows[0]?.node?.distanceKm).toBeLessThan(3);
    expect(rows[0]?.week.map(({ level }) => level)).toEqual(Array.from({ length: 7 }, () => 'HIGH'));
  });

  it('stays that of the node that has measured the week, though a nearer one was put up yesterday', async () => {
    const farm = await sensingFarm(started);
    await fieldOf(farm, potatoes);
    const station = await dampStation(farm);
    const young = await farm.makeNode('Ve stodole', { geometry: { type: 'Point', coordinates: [...at] } });
    for (const feature of ['TEMPERATURE', 'HUMIDITY'] as const)
      await farm.measure(
        young,
        feature,
        hourly(1, () => 20),
      );
    expect((await lightsOf(farm)).rows[0]).toMatchObject({ level: 'HIGH', node: { id: station.id } });
    for (const feature of ['TEMPERATURE', 'HUMIDITY'] as const)
      await farm.measure(
        young,
        feature,
        hourly(10, () => 20),
      );
    expect((await lightsOf(farm)).rows[0]).toMatchObject({ node: { id: young.id } });
    expect((await lightsOf(farm)).rows[0]?.level).not.toBe('UNKNOWN');
  });

  it('is unknown where nothing is measured near, and says why', async () => {
    const farm = await sensingFarm(started);
    await fieldOf(farm, potatoes);
    const light = async () => (await lightsOf(farm)).rows[0];
    expect(await light()).toMatchObject({ level: 'UNKNOWN', lack: 'NO_NODE', node: null, verdicts: [], week: [] });
    const node = await farm.makeNode('Nikde');
    await farm.measure(
      node,
      'TEMPERATURE',
      hourly(1, () => 15),
    );
    await farm.measure(
      node,
      'HUMIDITY',
      hourly(1, () => 60),
    );
    expect(await light()).toMatchObject({ level: 'UNKNOWN', lack: 'NO_PLACE' });
    await farm.iot.nodes.place({
      params: { nodeId: node.id },
      body: { name: 'Daleko', geometry: { type: 'Point', coordinates: [15, 49] } },
    });
    expect(await light()).toMatchObject({ level: 'UNKNOWN', lack: 'TOO_FAR' });
  });

  it('takes the weather of the node that is chosen for it, however far, until the nearest is taken again', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, wheat);
    const far = await dampStation(farm, 'Daleko', { type: 'Point', coordinates: [15, 49] });
    const choose = (nodeId: number | null) =>
      farm.iot.diseaseLights.chooseNode({ params: { parcelId }, body: { nodeId } });
    await choose(far.id);
    await choose(far.id);
    expect((await lightsOf(farm)).rows[0]).toMatchObject({ node: { id: far.id, isChosen: true }, lack: null });
    await choose(null);
    expect((await lightsOf(farm)).rows[0]).toMatchObject({ node: null, lack: 'TOO_FAR' });
    const stranger = await sensingFarm(started);
    const foreign = await stranger.makeNode('Cizí');
    await expect(choose(foreign.id)).rejects.toMatchObject({ code: 'node.notFound' });
    await expect(
      stranger.iot.diseaseLights.chooseNode({ params: { parcelId }, body: { nodeId: null } }),
    ).rejects.toMatchObject({ code: 'parcel.notFound' });
    await expect(lightsOf(stranger, { 'parcel-id': [parcelId] })).rejects.toMatchObject({ status: 404 });
  });

  it('tells of wheat that nobody knows how far it is grown, and of vines that it is too cold, whatever the spring was', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, wheat);
    const vineyard = await fieldOf(farm, vine, { name: 'Vinice' });
    const node = await farm.makeNode('Meteostanice', { geometry: near });
    await farm.measure(
      node,
      'TEMPERATURE',
      hourly(5, () => 3),
    );
    await farm.measure(
      node,
      'HUMIDITY',
      hourly(5, () => 95),
    );
    const { rows } = await lightsOf(farm, { 'parcel-id': [parcelId] });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.verdicts.map(({ model, level, reason: { code } }) => [model, level, code])).toEqual([
      ['WHEAT_SEPTORIA_HUMIDITY', 'UNKNOWN', 'GROWTH_STAGE_UNKNOWN'],
      ['WHEAT_LEAF_RUST', 'NONE', 'DEGREE_HOURS_OF_WETNESS'],
    ]);
    const [vines] = (await lightsOf(farm, { host: ['GRAPE'] })).rows;
    expect(vines).toMatchObject({ parcelId: vineyard, level: 'NONE' });
    expect((await lightsOf(farm, { level: ['HIGH'] })).total).toBe(0);
    expect((await lightsOf(farm, { 'per-page': 1, page: 2 })).rows).toHaveLength(1);
  });

  it('tells of wheat what the weather means for it once work on it has said how far it is grown', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, wheat);
    const node = await farm.makeNode('Meteostanice', { geometry: near });
    for (const [feature, value] of [
      ['TEMPERATURE', 3],
      ['HUMIDITY', 95],
    ] as const)
      await farm.measure(
        node,
        feature,
        hourly(5, () => value),
      );
    const record = (day: string, growthStage: number) =>
      started.api(farm.user).agroevidence.actions.recordOther({
        body: { actionType: 'ROLL', day, targets: [{ parcelId, growthStage }] },
      });
    const septoria = async () => {
      const [light] = (await lightsOf(farm)).rows;
      const found = light?.verdicts.find(({ model }) => model === 'WHEAT_SEPTORIA_HUMIDITY');
      return [light?.level, found?.level, found?.reason.code, found?.reason.actual];
    };
    expect((await septoria()).slice(0, 3)).toEqual(['UNKNOWN', 'UNKNOWN', 'GROWTH_STAGE_UNKNOWN']);
    await record(addDays(today(), -4), 39);
    expect((await septoria()).slice(0, 3)).toEqual(['HIGH', 'HIGH', 'WET_HOURS_IN_A_ROW']);
    await record(addDays(today(), -2), 77);
    expect(await septoria()).toEqual(['NONE', 'NONE', 'GROWTH_STAGE_OUTSIDE', 77]);
  });

  it('is one of each crop of a parcel that is divided, and what was brought to one protects no other', async () => {
    const farm = await sensingFarm(started);
    const { agroevidence } = started.api(farm.user);
    const parcelId = await fieldOf(farm, potatoes);
    await sql`update agroevidence.cultivation set area_m2 = 6000 where parcel_id = ${parcelId}`.execute(
      started.services.database.kysely,
    );
    const body = { cropId: wheat, validFrom: addDays(today(), -90), area: 0.4, part: 2 };
    await agroevidence.seedApplications.record({ params: { id: parcelId }, body });
    await dampStation(farm);
    await spray(farm, parcelId, 'FUNGICIDE', addDays(today(), -3), 'DONE');
    const { rows, total } = await lightsOf(farm, { 'parcel-id': [parcelId] });
    expect(total).toBe(2);
    expect(new Map(rows.map(({ cropId, sprayedOn }) => [cropId, sprayedOn]))).toEqual(
      new Map([
        [potatoes, addDays(today(), -3)],
        [wheat, null],
      ]),
    );
  });

  it('is that of a protected crop after a fungicide, but not after a herbicide or a plan', async () => {
    const farm = await sensingFarm(started);
    const parcelId = await fieldOf(farm, potatoes);
    await dampStation(farm);
    const light = async () => (await lightsOf(farm)).rows[0];
    await spray(farm, parcelId, 'HERBICIDE', addDays(today(), -1), 'DONE');
    await spray(farm, parcelId, 'FUNGICIDE', addDays(today(), -1), 'PLANNED');
    expect(await light()).toMatchObject({ level: 'HIGH', sprayedOn: null });
    const sprayedOn = addDays(today(), -3);
    await spray(farm, parcelId, 'FUNGICIDE', sprayedOn, 'DONE');
    const now = await light();
    expect(now).toMatchObject({ level: 'PROTECTED', sprayedOn, protectedUntil: addDays(sprayedOn, 7) });
    expect(now?.week.map(({ level }) => level)).toEqual([
      ...['HIGH', 'HIGH', 'HIGH', 'HIGH'],
      ...['PROTECTED', 'PROTECTED', 'PROTECTED'],
    ]);
  });
});
