import type { FieldMapping } from '@brazda/contract/iot/field-mapping.ts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { sensingFarm, type SensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const days = { from: '2026-05-31', to: '2026-06-05' };
const features = ['TEMPERATURE', 'SOIL_TEMPERATURE', 'RAINFALL', 'WIND_DIRECTION', 'HUMIDITY'] as const;
const fields = ['a', 'b', 'c', 'd'] as const;

type Message = Readonly<Record<string, string | number>>;

/** Fields of one device mean something else each time; some of them nothing, and sometimes none of them anything. */
function randomMapping(random: () => number): FieldMapping {
  const used = new Set<string>();
  return fields.flatMap((field) => {
    const feature = features[Math.floor(random() * features.length)] ?? 'TEMPERATURE';
    const level = Math.floor(random() * 2);
    if (random() < 0.3 || used.has(`${feature} ${level}`)) return [];
    used.add(`${feature} ${level}`);
    const isSinceLast = random() < 0.5;
    return [{ field, feature, level, factor: 1 + Math.floor(random() * 3), offset: 0, isSinceLast }];
  });
}

/** Some days of messages with gaps, not all of which have all fields. */
function randomMessages(random: () => number): Message[] {
  const first = Date.UTC(2026, 5, 1);
  return Array.from({ length: 16 }, (_, at) => ({
    time: new Date(first + at * 41 * 60_000 * Math.ceil(random() * 3)).toISOString(),
    ...Object.fromEntries(fields.filter(() => random() < 0.8).map((field) => [field, Math.round(random() * 100)])),
  }));
}

/** All that is said of what a node has measured. */
async function saidOf({ iot }: SensingFarm, nodeId: number): Promise<unknown> {
  const { sensors } = await iot.nodes.read({ params: { nodeId } });
  const steps = await Promise.all(
    (['30m', '4h', '1d'] as const).map((granularity) =>
      iot.measurements.read({ query: { 'node-id': [nodeId], ...days, granularity } }),
    ),
  );
  const body = { nodeIds: [nodeId], ...days, step: 'raw' as const, format: 'csv' as const };
  const file = await (await iot.measurements.exportFile({ body })).text();
  const series = steps.map((step) => step.series.map(({ nodeId: _, ...said }) => said));
  return { sensors, series, file };
}

async function nodeThatSent(messages: readonly Message[], fieldMapping: FieldMapping) {
  const sensing = await sensingFarm(started);
  const node = await sensing.makeNode('Sonda', { fieldMapping });
  for (const message of messages) await sensing.send({ id: node.externalId, ...message });
  return { sensing, nodeId: node.id };
}

const rain = { field: 'a', feature: 'RAINFALL', level: 0, factor: 1, offset: 0 } as const;
const rainMessages = [
  { time: '2026-06-01T10:05:00Z', a: 2 },
  { time: '2026-06-01T10:15:00Z', a: 0.5 },
  { time: '2026-06-01T10:25:00Z', a: 1 },
];

/** What is said to have fallen on each day on which it rained. */
async function rainOf({ iot }: SensingFarm, nodeId: number): Promise<unknown> {
  const query = { 'node-id': [nodeId], feature: ['RAINFALL' as const], ...days, granularity: '1d' as const };
  const { series } = await iot.measurements.read({ query });
  return series[0]?.values.filter((value) => value !== null && value > 0);
}

describe('what a node has sent, read once more', () => {
  it.each([1, 2, 3])('says exactly what it would say had it been read so from the beginning (%i)', async (seed) => {
    const random = seededRandom(seed);
    const messages = randomMessages(random);
    const [before, after] = [randomMapping(random), randomMapping(random)];
    const { sensing, nodeId } = await nodeThatSent(messages, before);
    const fresh = await nodeThatSent(messages, after);
    const wanted = await saidOf(fresh.sensing, fresh.nodeId);
    await sensing.iot.nodes.edit({ params: { nodeId }, body: { fieldMapping: after } });
    await expect.poll(() => saidOf(sensing, nodeId), { timeout: 20_000 }).toEqual(wanted);
  });

  it('says so of many months too, in whatever order its messages came and of whatever time they told', async () => {
    const random = seededRandom(11);
    const [begins, months, count] = [Date.UTC(2026, 0, 20), 5, 430];
    const timeAt = (at: number): string => new Date(begins + (at * months * 30 * 86_400_000) / count).toISOString();
    const measured = Array.from({ length: count }, (_, at) => ({
      time: timeAt(at),
      ...Object.fromEntries(fields.filter(() => random() < 0.7).map((field) => [field, Math.round(random() * 100)])),
    }));
    // A logger tells at the end of what it has kept all the time.
    const kept = Array.from({ length: 8 }, (_, at) => ({ feature: 'SOIL_MOISTURE', value: at, time: timeAt(50 * at) }));
    const messages = [...measured, { time: timeAt(count), readings: kept }];
    const shuffled = messages
      .map((message) => [random(), message] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, message]) => message);
    const meant = (...names: readonly (typeof features)[number][]): FieldMapping =>
      names.map((feature, at) => ({ field: fields[at] ?? 'a', feature, level: 0, factor: 2, offset: 0 }));
    const [before, after] = [meant('TEMPERATURE', 'RAINFALL', 'HUMIDITY'), meant('HUMIDITY', 'TEMPERATURE')];
    const sent = async (mapping: FieldMapping) => {
      const made = await nodeThatSent([], mapping);
      const { externalId } = await made.sensing.iot.nodes.read({ params: { nodeId: made.nodeId } });
      await made.sensing.sendAll(shuffled.map((message) => ({ id: externalId, ...message })));
      return made;
    };
    const query = (nodeId: number) => ({ 'node-id': [nodeId], from: '2026-01-01', to: '2026-07-31' });
    const said = async ({ sensing: { iot }, nodeId }: Awaited<ReturnType<typeof nodeThatSent>>): Promise<unknown> => {
      const { sensors } = await iot.nodes.read({ params: { nodeId } });
      const { series } = await iot.measurements.read({ query: { ...query(nodeId), granularity: '4h' } });
      return { sensors, series: series.map(({ nodeId: _, ...one }) => one) };
    };
    const [again, fresh] = [await sent(before), await sent(after)];
    const wanted = await said(fresh);
    await again.sensing.iot.nodes.edit({ params: { nodeId: again.nodeId }, body: { fieldMapping: after } });
    await expect.poll(() => said(again), { timeout: 40_000, interval: 500 }).toEqual(wanted);
  });

  it('adds up what rain fell since the message before, where that is what its device says', async () => {
    const { sensing, nodeId } = await nodeThatSent(rainMessages, [rain]);
    await sensing.iot.nodes.edit({ params: { nodeId }, body: { fieldMapping: [{ ...rain, isSinceLast: true }] } });
    await expect.poll(() => rainOf(sensing, nodeId), { timeout: 20_000 }).toEqual([3.5]);
  });

  it('takes rain as its device says also where that had sent much before it first told of any', async () => {
    const first = Date.parse('2026-06-01T00:00:00Z');
    const dry = Array.from({ length: 300 }, (_, at) => ({ time: new Date(first + at * 60_000).toISOString(), b: 20 }));
    const warmth = { ...rain, field: 'b', feature: 'TEMPERATURE' } as const;
    const { sensing, nodeId } = await nodeThatSent([], [rain, warmth]);
    const { externalId: id } = await sensing.iot.nodes.read({ params: { nodeId } });
    await sensing.sendAll([...dry, ...rainMessages].map((message) => ({ id, ...message })));
    await sensing.iot.nodes.edit({
      params: { nodeId },
      body: { fieldMapping: [{ ...rain, isSinceLast: true }, warmth] },
    });
    await expect.poll(() => rainOf(sensing, nodeId), { timeout: 20_000 }).toEqual([3.5]);
  });

  it('ends an alarm about what none of them says any more', async () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    const meaning = { level: 0, factor: 1, offset: 0, feature: 'TEMPERATURE' as const };
    const { sensing, nodeId } = await nodeThatSent([], [{ ...meaning, field: 'wrong' }]);
    const { iot, farm, user, send } = sensing;
    const rule = {
      nodeId,
      feature: 'TEMPERATURE' as const,
      comparison: 'ABOVE' as const,
      threshold: 40,
      userIds: [user.id],
    };
    await iot.alarmRules.create({ params: { id: farm.id }, body: rule });
    const { externalId } = await iot.nodes.read({ params: { nodeId } });
    await send({ id: externalId, time: at, wrong: 99, right: 20 });
    const open = async (): Promise<number> => (await iot.alarms.list({ query: { state: 'OPEN' } })).total;
    expect(await open()).toBe(1);
    await iot.nodes.edit({
      params: { nodeId },
      body: { fieldMapping: [{ ...meaning, feature: 'HUMIDITY', field: 'right' }] },
    });
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
    const { rows } = await iot.alarms.list({ query: { 'node-id': nodeId, state: 'ENDED' } });
    expect(rows).toMatchObject([{ ending: 'NOT_MEASURED' }]);
    expect((await iot.nodes.read({ params: { nodeId } })).sensors).toMatchObject([{ feature: 'HUMIDITY', value: 20 }]);
  });

  it('keeps the messages as they came, also where nothing of them can be read any more', async () => {
    const [first, second] = ['2026-06-01T10:00:00Z', '2026-06-02T10:00:00Z'];
    const meaning = { field: 'a', level: 0, factor: 1, offset: 0 } as const;
    const { sensing, nodeId } = await nodeThatSent(
      [
        { time: first, a: 4 },
        { time: second, a: 5 },
      ],
      [{ ...meaning, feature: 'TEMPERATURE' }],
    );
    const contents = async (): Promise<unknown> =>
      (await sensing.iot.messages.list({ query: { 'node-id': nodeId } })).rows.map(({ at, content, state }) => [
        ...[at, content],
        state,
      ]);
    const read = await contents();
    await sensing.iot.nodes.edit({ params: { nodeId }, body: { fieldMapping: [] } });
    const nothing = { sensors: [], series: [[], [], []] };
    await expect.poll(() => saidOf(sensing, nodeId), { timeout: 20_000 }).toMatchObject(nothing);
    expect(await contents()).toEqual((read as unknown[][]).map(([at, content]) => [at, content, 'UNREADABLE']));
    await sensing.iot.nodes.edit({
      params: { nodeId },
      body: { fieldMapping: [{ ...meaning, feature: 'TEMPERATURE' }] },
    });
    await expect.poll(contents, { timeout: 20_000 }).toEqual(read);
  });
});
