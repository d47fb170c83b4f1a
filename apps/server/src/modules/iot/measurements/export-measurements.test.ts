import type { MeasurementExport } from '@brazda/contract/iot/measurements.ts';
import { sql } from 'kysely';
import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { sensingFarm, type SensingFarm, type SentValue } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

type Wish = Partial<MeasurementExport> & Pick<MeasurementExport, 'nodeIds' | 'from' | 'to'>;

async function workbook({ iot }: SensingFarm, body: Wish) {
  const answer = await iot.measurements.exportFile({ body });
  const [sheet] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
  const [titles = [], ...rows] = sheet?.data ?? [];
  return { sheet: sheet?.sheet, titles, rows };
}

async function lines({ iot }: SensingFarm, body: Wish): Promise<string[]> {
  const answer = await iot.measurements.exportFile({ body: { ...body, format: 'csv' } });
  const text = await answer.text();
  return text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
}

/** Of a spreadsheet, whose times are those of clocks. */
function stampOf(cell: unknown): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : String(cell);
}

/** A value each hour of the day, which is how many hours have passed since it began. */
function hourly(from: string, hours: number): SentValue[] {
  return Array.from({ length: hours }, (_, at) => [new Date(Date.parse(from) + at * 3_600_000).toISOString(), at]);
}

describe('POST data/aggregations/export', () => {
  it('has 23 hours of the day on which clocks are put forward, by the clocks of the farm', async () => {
    const sensing = await sensingFarm(started);
    const node = await sensing.makeNode('Mlýn');
    await sensing.measure(node, 'TEMPERATURE', hourly('2026-03-28T23:00:00Z', 23));
    const day = '2026-03-29';
    const { sheet, titles, rows } = await workbook(sensing, { nodeIds: [node.id], from: day, to: day, step: '1h' });
    expect(sheet).toBe('Měření');
    expect(titles).toEqual([
      ...['Čas (Europe/Prague)', 'Posun proti UTC'],
      ...['Teplota (°C)', 'Teplota · nejnižší (°C)', 'Teplota · nejvyšší (°C)'],
    ]);
    expect(rows).toHaveLength(23);
    expect(rows.slice(0, 4).map(([time, offset, value]) => [stampOf(time), offset, value])).toEqual([
      ['2026-03-29 00:00', 'UTC+01:00', 0],
      ['2026-03-29 01:00', 'UTC+01:00', 1],
      ['2026-03-29 03:00', 'UTC+02:00', 2],
      ['2026-03-29 04:00', 'UTC+02:00', 3],
    ]);
    expect(stampOf(rows.at(-1)?.[0])).toBe('2026-03-29 23:00');
  });

  it('tells of wind over how many seconds it was measured, and of other values at which place', async () => {
    const sensing = await sensingFarm(started);
    const node = await sensing.makeNode('Kopec');
    const day = '2026-05-12';
    await sensing.measure(node, 'WIND_GUST', [[`${day}T10:00:00Z`, 7.5]], 3);
    await sensing.measure(node, 'SOIL_TEMPERATURE', [[`${day}T10:00:00Z`, 14]], 2);
    const { titles } = await workbook(sensing, { nodeIds: [node.id], from: day, to: day, step: 'raw' });
    expect(titles.slice(2)).toEqual(['Teplota půdy 2 (°C)', 'Náraz větru · 3 s (m/s)']);
  });

  it('has 25 hours of the day on which they are put back, two of them of one name and told apart', async () => {
    const sensing = await sensingFarm(started);
    const node = await sensing.makeNode('Mlýn');
    await sensing.measure(node, 'TEMPERATURE', hourly('2026-10-24T22:00:00Z', 25));
    const day = '2026-10-25';
    const wish = { nodeIds: [node.id], from: day, to: day };
    const { rows } = await workbook(sensing, { ...wish, step: '1h' });
    expect(rows).toHaveLength(25);
    expect(rows.slice(2, 4).map(([time, offset, value]) => [stampOf(time), offset, value])).toEqual([
      ['2026-10-25 02:00', 'UTC+02:00', 2],
      ['2026-10-25 02:00', 'UTC+01:00', 3],
    ]);
    const days = await workbook(sensing, { ...wish, from: '2026-10-24', to: '2026-10-26', step: '1d' });
    expect(days.rows.map(([time, , mean, lowest, highest]) => [stampOf(time), mean, lowest, highest])).toEqual([
      ['2026-10-24 00:00', null, null, null],
      ['2026-10-25 00:00', 12, 0, 24],
      ['2026-10-26 00:00', null, null, null],
    ]);
    const raw = await workbook(sensing, { ...wish, step: 'raw' });
    expect(raw.rows).toHaveLength(25);
    expect(raw.rows[3]?.slice(1)).toEqual(['UTC+01:00', 3]);
  });

  it('gives each value as it came, all nodes and features in columns of one time', async () => {
    const sensing = await sensingFarm(started);
    const [station, soil] = [await sensing.makeNode('=Stanice'), await sensing.makeNode('Půda')];
    await sensing.measure(soil, 'SOIL_TEMPERATURE', [['2026-06-01T10:00:00Z', 15.123_456]], 2);
    await sensing.measure(station, 'RAINFALL', [
      ['2026-06-01T10:00:00Z', 100],
      ['2026-06-01T10:10:00Z', 101.2],
    ]);
    await sensing.measure(station, 'TEMPERATURE', [['2026-06-01T10:10:05Z', -3.5]]);
    const wish = { nodeIds: [station.id, soil.id], from: '2026-06-01', to: '2026-06-01', step: 'raw' as const };
    const { titles, rows } = await workbook(sensing, wish);
    expect(titles.slice(2)).toEqual([
      '=Stanice · Teplota (°C)',
      '=Stanice · Srážky · stav počítadla (mm)',
      'Půda · Teplota půdy 2 (°C)',
    ]);
    expect(rows.map(([time, , ...values]) => [stampOf(time), ...values])).toEqual([
      ['2026-06-01 12:00', null, 100, 15.123_456],
      ['2026-06-01 12:10', null, 101.2, null],
      ['2026-06-01 12:10', -3.5, null, null],
    ]);
    const [head = '', , , last] = await lines(sensing, wish);
    expect(head.split(';')[2]).toBe("'=Stanice · Teplota (°C)");
    expect(last).toBe('2026-06-01 12:10:05;UTC+02:00;-3,5;;');
  });

  it('is separated and told as those who ask for it write numbers and words', async () => {
    const sensing = await sensingFarm(started);
    const node = await sensing.makeNode('Mill');
    await sensing.measure(node, 'TEMPERATURE', [['2026-06-01T10:00:00Z', 21.5]]);
    const body = { nodeIds: [node.id], from: '2026-06-01', to: '2026-06-01', step: 'raw', format: 'csv' } as const;
    const answer = await started.app.inject({
      method: 'POST',
      url: '/iot/data/aggregations/export?language=en',
      headers: { authorization: `Bearer ${sensing.user.token}` },
      payload: body,
    });
    expect(answer.body.slice(1)).toBe(
      'Time (Europe/Prague),Offset from UTC,Temperature (°C)\r\n2026-06-01 12:00:00,UTC+02:00,21.5\r\n',
    );
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Mill 2026-06-01 2026-06-01.csv"');
  });

  it('has the name of its one node and the days as the name of its file, in letters of all languages', async () => {
    const { user, makeNode } = await sensingFarm(started);
    const node = await makeNode('Žižkův (mlýn)');
    const answer = await started.app.inject({
      method: 'POST',
      url: '/iot/data/aggregations/export',
      headers: { authorization: `Bearer ${user.token}` },
      payload: { nodeIds: [node.id], from: '2026-06-01', to: '2026-06-02', step: '1d' },
    });
    const [, plain, whole] =
      /filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(String(answer.headers['content-disposition'])) ?? [];
    expect(plain).toBe('Zizkuv _mlyn_ 2026-06-01 2026-06-02.xlsx');
    expect(decodeURIComponent(whole ?? '')).toBe('Žižkův (mlýn) 2026-06-01 2026-06-02.xlsx');
  });

  it('has whole weeks and the sums of charts, in however many pieces it is read', async () => {
    const sensing = await sensingFarm(started);
    const node = await sensing.makeNode('Mlýn');
    await sensing.measure(node, 'EVAPOTRANSPIRATION', [
      ['2024-01-03T10:00:00Z', 1],
      ['2024-01-07T10:00:00Z', 2],
      ['2026-06-14T10:00:00Z', 4],
    ]);
    const wish = { nodeIds: [node.id], from: '2024-01-03', to: '2026-06-20' };
    const { rows } = await workbook(sensing, { ...wish, step: '7d' });
    const measured = rows.filter(([, , value]) => value !== null);
    expect(measured.map(([time, , value]) => [stampOf(time), value])).toEqual([
      ['2024-01-01 00:00', 3],
      ['2026-06-08 00:00', 4],
    ]);
    expect(new Set(rows.map(([time]) => stampOf(time))).size).toBe(129);
    expect(rows).toHaveLength(129);
  });

  it('is refused to those who ask for days in the wrong order, for too many, or for what is of others', async () => {
    const sensing = await sensingFarm(started);
    const { id } = await sensing.makeNode('Mlýn');
    const asked = (from: string, to: string, of = sensing) =>
      of.iot.measurements.exportFile({ body: { nodeIds: [id], from, to } });
    await expect(asked('2026-06-02', '2026-06-01')).rejects.toMatchObject({ status: 400, code: 'validation.failed' });
    await expect(asked('1990-01-01', '2026-06-01')).rejects.toMatchObject({ status: 400 });
    const stranger = await sensingFarm(started);
    await expect(asked('2026-06-01', '2026-06-01', stranger)).rejects.toMatchObject({ code: 'node.notFound' });
  });
});

describe('A workbook of more values than Excel has rows', () => {
  const pretend = (nodeId: number, count: number): Promise<unknown> =>
    sql`update iot.half_hour h set count = ${count} from iot.sensor s
      where s.farm_id = h.farm_id and s.id = h.sensor_id and s.node_id = ${nodeId}`.execute(
      started.services.database.kysely,
    );

  it('is refused before it begins; values of one instant are one row', async () => {
    const sensing = await sensingFarm(started);
    const nodes = [await sensing.makeNode('Mlýn'), await sensing.makeNode('Dvůr')];
    for (const node of nodes) await sensing.measure(node, 'TEMPERATURE', [['2026-06-01T10:00:00Z', 1]]);
    const day = '2026-06-01';
    const wish = { nodeIds: nodes.map(({ id }) => id), from: day, to: day, step: 'raw' as const };
    for (const { id } of nodes) await pretend(id, 600_000);
    expect((await workbook(sensing, wish)).rows).toHaveLength(1);
    await pretend(nodes[0]?.id ?? 0, 1_048_576);
    const refused = sensing.iot.measurements.exportFile({ body: wish });
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'measurements.tooManyRows' });
    expect(await lines(sensing, wish)).toHaveLength(2);
  });
});
