import type { Location, LocationPoint } from '@brazda/contract/iot/locations.ts';
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#web/lib/api.ts';
import { placesOptions } from '#web/parts/sensor/places.queries.ts';
import { sensorOptions } from '#web/parts/sensor/sensor.queries.ts';
import { nodeWeatherOptions } from './node-weather.queries.ts';
import { lastMessageOptions, measurementsOptions, messagesOptions, sensorsOptions } from './sensors.queries.ts';
import { renewals } from './sensors.live.ts';

const minuteMs = 60_000;
const farmId = 3;

function renewedBy(queries: QueryClient, nodeIds: number[] | null): readonly QueryKey[] {
  return renewals['sensors.measured']?.({ topic: 'sensors.measured', farmId, nodeIds }, queries) ?? [];
}

it.each([
  { minutesAgo: 9, isRenewed: false },
  { minutesAgo: 11, isRenewed: true },
])('weather that was worked out $minutesAgo minutes ago is renewed by a measurement: $isRenewed', (asked) => {
  const queries = new QueryClient();
  const options = nodeWeatherOptions(farmId, 5, { from: '2026-11-20', to: '2026-11-26' });
  queries.setQueryData([...options.queryKey], {}, { updatedAt: Date.now() - asked.minutesAgo * minuteMs });
  const stop = new QueryObserver(queries, { ...options, refetchOnMount: false }).subscribe(() => undefined);
  const isWeather = (nodeIds: number[] | null): boolean =>
    renewedBy(queries, nodeIds).some((key) => key.includes('weather'));
  expect([isWeather(null), isWeather([5]), isWeather([6])]).toEqual([asked.isRenewed, asked.isRenewed, false]);
  stop();
});

describe('what is asked for anew when named sensors have measured', () => {
  const answered = { rows: [{ id: 5 }, { id: 6 }], total: 2 } as never;
  const days = { from: '2026-11-20', to: '2026-11-26', step: '1h' } as const;
  const asked = {
    'a page of the list that has one of them': { options: sensorsOptions(farmId, {}), answer: answered, by: [6] },
    'a list of those that have a sign': {
      options: sensorsOptions(farmId, { sign: 'SILENT' }),
      answer: answered,
      by: [7],
    },
    'a list by when they were heard': {
      options: sensorsOptions(farmId, { by: 'heard-at' }),
      answer: answered,
      by: [7],
    },
    'one of them': { options: sensorOptions(farmId, 5), answer: {} as never, by: [5] },
    'charts of one of them and others': {
      options: measurementsOptions(
        farmId,
        [
          { id: 5, sensors: [] },
          { id: 8, sensors: [] },
        ],
        days,
      ),
      answer: {} as never,
      by: [8],
    },
    'the last message of one of them': { options: lastMessageOptions(farmId, { nodeId: 5 }), answer: null, by: [5] },
    'the last message of what is none yet': {
      options: lastMessageOptions(farmId, { device: 'mlyn' }),
      answer: null,
      by: [],
    },
    'the messages of all': { options: messagesOptions(farmId, {}), answer: answered, by: [] },
  };

  it.each(Object.entries(asked))('%s', (_name, { options, answer, by }) => {
    const queries = new QueryClient();
    queries.getQueryCache().build(queries, options as never);
    queries.setQueryData([...options.queryKey], answer);
    const isRenewed = (nodeIds: number[] | null): boolean =>
      renewedBy(queries, nodeIds).some((key) => JSON.stringify(key) === JSON.stringify(options.queryKey));
    const isOfOthers = by.length === 0 || by[0] === 7;
    expect([isRenewed(by), isRenewed([9])]).toEqual([true, isOfOthers]);
  });
});

describe('places of sensors on a map, where some have measured', () => {
  const place = (id: number, value: number): Location =>
    ({
      ...{ id, farmId, nodeId: id * 10, name: `Místo ${id}`, status: 'ACTIVE', historic: false, to: null },
      ...{ geometry: { type: 'Point', coordinates: [14, 49] }, from: '2026-01-01T00:00:00Z' },
      config: { charts: [], features: [], sensors: [{ feature: 'HUMIDITY', level: 0, value }] },
    }) as unknown as Location;
  const pointOf = ({ id, nodeId, name }: Location): LocationPoint =>
    ({ locationId: id, farmId, nodeId, name, status: 'ERROR', historic: false }) as unknown as LocationPoint;
  let values: Record<number, number>;
  const list = vi.spyOn(api.iot.locations, 'list');
  const points = vi.spyOn(api.iot.locations, 'points');

  beforeEach(() => {
    values = { 1: 50, 2: 60, 3: 70 };
    const all = (): Location[] => Object.entries(values).map(([id, value]) => place(Number(id), value));
    list.mockReset().mockImplementation(async (wish) => {
      const ids = wish.query?.['node-id'];
      const rows = all().filter(({ nodeId }) => !ids || ids.includes(nodeId));
      return { rows, total: rows.length };
    });
    points.mockReset().mockImplementation(async () => all().map(pointOf));
  });

  async function shownMap() {
    const queries = new QueryClient();
    const stop = new QueryObserver(queries, placesOptions(farmId, false)).subscribe(() => undefined);
    const shown = () =>
      queries
        .getQueryData(placesOptions(farmId, false).queryKey)
        ?.map(({ status, sensors }) => [status, sensors[0]?.value]);
    await vi.waitFor(() => expect(shown()).toHaveLength(3));
    list.mockClear();
    points.mockClear();
    return { queries, shown, stop };
  }

  it('are asked for alone and stand among the others', async () => {
    const { queries, shown, stop } = await shownMap();
    values = { 1: 51, 2: 61, 3: 71 };
    expect(renewedBy(queries, [20]).some((key) => key.includes('places'))).toBe(false);
    await vi.waitFor(() =>
      expect(shown()).toEqual([
        ['ERROR', 50],
        ['ACTIVE', 61],
        ['ERROR', 70],
      ]),
    );
    expect(list.mock.calls.map(([wish]) => wish.query?.['node-id'])).toEqual([[20]]);
    expect(points).not.toHaveBeenCalled();
    stop();
  });

  it('are asked for one after the other where more measure meanwhile', async () => {
    const { queries, shown, stop } = await shownMap();
    values = { 1: 51, 2: 61, 3: 71 };
    for (const nodeIds of [[10], [20], [30]]) renewedBy(queries, nodeIds);
    expect(list).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(shown()?.map(([, value]) => value)).toEqual([51, 61, 71]));
    expect(list.mock.calls.map(([wish]) => wish.query?.['node-id'])).toEqual([[10], [20, 30]]);
    stop();
  });

  it('are asked for with all others where those came whole meanwhile, which may be newer', async () => {
    const { queries, shown, stop } = await shownMap();
    const older = { rows: [place(2, 61)], total: 1 };
    let answer = (_: typeof older): void => undefined;
    list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    renewedBy(queries, [20]);
    values = { 1: 52, 2: 62, 3: 72 };
    await queries.invalidateQueries(placesOptions(farmId, false));
    answer(older);
    await vi.waitFor(() => expect(points).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(shown()?.map(([, value]) => value)).toEqual([52, 62, 72]));
    stop();
  });

  it('are asked for with all others where that failed, and where nobody looks at them now', async () => {
    const { queries, shown, stop } = await shownMap();
    values = { 1: 51, 2: 61, 3: 71 };
    list.mockRejectedValueOnce(new Error('away'));
    renewedBy(queries, [20]);
    await vi.waitFor(() => expect(shown()?.map(([, value]) => value)).toEqual([51, 61, 71]));
    stop();
    expect(renewedBy(queries, [20]).some((key) => key.includes('places'))).toBe(true);
  });
});
