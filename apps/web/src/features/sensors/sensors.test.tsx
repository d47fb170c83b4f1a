import type { AccessKey } from '@brazda/contract/iot/access-keys.ts';
import type { AlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { Alarm } from '@brazda/contract/iot/alarms.ts';
import type { Measurements } from '@brazda/contract/iot/measurements.ts';
import type { Message } from '@brazda/contract/iot/messages.ts';
import type { Node } from '@brazda/contract/iot/nodes.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleNode } from '#web/testing/sample-node.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { stubCanvas } from '#web/testing/stub-canvas.ts';
import { textLike, textOf } from '#web/testing/text.ts';

const hour = 3_600_000;
const dry = { rate: null, sinceMidnight: null };
const station = sampleNode({
  ...{ networkType: 'CHIRPSTACK', deviceType: 'METEO', isSilent: true, rssi: -97, snr: 7.5 },
  heardAt: new Date(Date.now() - 13.5 * hour).toISOString(),
  sensors: [
    { feature: 'TEMPERATURE', level: 0, unit: 'CELSIUS', value: -1.25, at: '2026-11-26T08:00:00Z', ...dry },
    { feature: 'SOIL_TEMPERATURE', level: 2, unit: 'CELSIUS', value: 7, at: '2026-11-26T08:00:00Z', ...dry },
  ],
});
const parked: Message = {
  ...{ farmId: 3, at: '2026-11-26T08:00:00Z', receivedAt: '2026-11-26T08:00:01Z', networkType: 'GENERIC' },
  ...{ externalId: 'mlyn-1', nodeId: null, state: 'PARKED', reason: null, port: null, frameCounter: null },
  ...{ payload: null, content: '[21.5]', rssi: -101, snr: 7.5 },
};
const held: AccessKey = {
  ...{
    id: 8,
    farmId: 3,
    name: 'ChirpStack',
    nodeId: null,
    createdAt: '2026-11-01T08:00:00Z',
    revokedAt: null,
    usedAt: null,
  },
};

const drawn = { nodeId: 5, level: 0, minimum: null, maximum: null };
const readMeasured = vi.fn<(input: object) => Promise<Measurements>>();

const frost: Alarm = {
  ...{
    id: 4,
    farmId: 3,
    ruleId: 6,
    nodeId: 5,
    nodeName: 'U mlýna',
    feature: 'TEMPERATURE',
    level: 0,
    severity: 'ERROR',
  },
  ...{ comparison: 'BELOW', threshold: 0, peak: -3, value: -1.25, isStale: true, endedAt: null, ending: null },
  ...{ since: '2026-11-26T07:00:00Z', beganAt: '2026-11-26T07:20:00Z', acknowledgedAt: null, acknowledgedBy: null },
};
let alarms: readonly Alarm[] = [];
let rules: AlarmRule[] = [];
const addRule = vi.fn();
const acknowledge = vi.fn(async (_input: object) => undefined);

let nodes: readonly Node[] = [];
let messages: readonly Message[] = [];
/** As many as there are, where nothing else is said. */
let messageTotal: number | undefined;
let counts = { nodes: 1, silent: 0, unreadable: 0, unplaced: 0, inactive: 0 };
const list = vi.fn(async (_input?: object) => ({ rows: [...nodes], total: nodes.length }));
const create = vi.fn();
const edit = vi.fn();
const readAgain = vi.fn(async (_input: object) => undefined);
const makeKey = vi.fn(async (_input: object) => ({ ...held, id: 9, name: 'Sigfox', key: 'tajny-klic' }));
const revoke = vi.fn(async (_input: object) => undefined);
let events = fakeEvents();

function show(path: string, role: FarmRole = 'manager'): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  events = fakeEvents();
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    core: { farmEvents: { follow: events.follow } },
    iot: {
      nodes: {
        ...{ list, statistics: async () => counts, create, edit, readAgain },
        read: async ({ params }: { params: { nodeId: number } }) =>
          nodes.find(({ id }) => id === params.nodeId) ?? nodes[0] ?? station,
      },
      measurements: { read: readMeasured },
      messages: { list: async () => ({ rows: [...messages], total: messageTotal ?? messages.length }) },
      alarmRules: { list: async () => rules, create: addRule },
      alarms: { list: async () => ({ rows: [...alarms], total: alarms.length }), acknowledge },
      accessKeys: { list: async () => [held], create: makeKey, revoke },
      connections: { read: async () => ({ mqtt: { port: 1883, isEncrypted: true, isLocal: false } }) },
    },
  });
  return renderApp(path);
}

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  nodes = [station];
  counts = { nodes: 1, silent: 0, unreadable: 0, unplaced: 0, inactive: 0 };
  messages = [];
  messageTotal = undefined;
  alarms = [];
  rules = [];
  for (const spy of [addRule, acknowledge, list, create, edit, makeKey, revoke, readMeasured]) spy.mockClear();
});

describe('the sensors of a farm', () => {
  it('are listed with their newest values, how long they are silent, and what else wants to be looked at', async () => {
    show('/farm/3/sensors');
    expect(await screen.findByRole('link', { name: 'U mlýna' })).toBeTruthy();
    expect(screen.getByText('-1,3 °C')).toBeTruthy();
    expect(screen.getByText(`${textOf('sensors.feature.SOIL_TEMPERATURE')} 2`)).toBeTruthy();
    expect(screen.getByText('před 13 hodinami')).toBeTruthy();
    expect(screen.getByText(textOf('sensors.silentFor', { hours: 12 }))).toBeTruthy();
    expect(screen.getByText(textOf('sensors.sign.UNPLACED'))).toBeTruthy();
    expect(screen.queryByText(textOf('sensors.sign.UNREADABLE'))).toBeNull();
  });

  it('are asked for as the address says, and shown anew when they were heard', async () => {
    show('/farm/3/sensors?status=TRANSFER&type=METEO&network=SIGFOX&by=heard-at&descending=true');
    expect(await screen.findByText('-1,3 °C')).toBeTruthy();
    expect(list.mock.calls[0]?.[0]).toMatchObject({
      query: {
        ...{ status: ['TRANSFER'], 'device-type': ['METEO'], 'network-type': ['SIGFOX'] },
        ...{ 'sort-col': 'heard-at', 'sort-dir': 'desc' },
      },
    });
    nodes = [{ ...station, sensors: station.sensors.map((sensor) => ({ ...sensor, value: 2 })) }];
    // The list may be there before whoever follows events is.
    await vi.waitFor(
      () => {
        events.tell({ topic: 'sensors.measured', farmId: 3, nodeIds: null });
        expect(screen.getAllByText('2 °C')).toHaveLength(2);
      },
      { timeout: 5000, interval: 200 },
    );
  });

  it('are counted by what wants to be looked at, and one press shows which they are', async () => {
    counts = { nodes: 4, silent: 2, unreadable: 0, unplaced: 1, inactive: 0 };
    const { user } = show('/farm/3/sensors');
    const silent = await screen.findByRole('button', { name: textOf('sensors.counted.SILENT', { count: 2 }) });
    expect(screen.getByRole('button', { name: textOf('sensors.counted.UNPLACED', { count: 1 }) })).toBeTruthy();
    expect(screen.queryByRole('button', { name: textLike('sensors.counted.UNREADABLE') })).toBeNull();
    await user.click(silent);
    await vi.waitFor(() => expect(list.mock.calls.at(-1)?.[0]).toMatchObject({ query: { sign: ['SILENT'] } }));
    expect(silent.getAttribute('aria-pressed')).toBe('true');
  });

  it('say how to begin where there are none, and to those who may not begin who may', async () => {
    nodes = [];
    const { unmount } = show('/farm/3/sensors');
    expect(await screen.findByText(textOf('sensors.noneHelp'))).toBeTruthy();
    expect(screen.getByRole('link', { name: textOf('sensors.add') })).toBeTruthy();
    unmount();
    show('/farm/3/sensors', 'worker');
    expect(await screen.findByText(textOf('sensors.noneHelpReader'))).toBeTruthy();
    expect(screen.queryByRole('link', { name: textOf('sensors.add') })).toBeNull();
    expect(screen.queryByRole('link', { name: textOf('sensors.connection') })).toBeNull();
  });

  it('are added with what was typed, which stays where the farm has such a sensor already', async () => {
    create.mockRejectedValueOnce(new ApiError(409, { code: 'node.exists' }));
    const { user } = show('/farm/3/sensors/new?device=mlyn-1&network=GENERIC');
    const name = await screen.findByLabelText(textOf('sensors.name'));
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect(screen.getByText(textOf('validation.required'))).toBeTruthy();
    await user.type(name, 'Mlýn');
    await user.type(screen.getByLabelText(textOf('sensors.latitude')), '49,2');
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect(screen.getByText(textOf('sensors.place.wrong'))).toBeTruthy();
    await user.type(screen.getByLabelText(textOf('sensors.longitude')), '16,6');
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('error.node.exists'))).toBeTruthy();
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      body: {
        ...{ name: 'Mlýn', externalId: 'mlyn-1', networkType: 'GENERIC', deviceType: null },
        geometry: { coordinates: [16.6, 49.2] },
      },
    });
  });

  it('are changed from the version that was seen, and told what another has made of them meanwhile', async () => {
    const theirs = { ...station, name: 'Jinak', version: 6 };
    edit.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current: theirs }));
    edit.mockResolvedValueOnce({ ...station, name: 'Můj', changeId: 11 });
    const { user } = show('/farm/3/sensors/5/edit');
    const name = await screen.findByLabelText(textOf('sensors.name'));
    await user.clear(name);
    await user.type(name, 'Můj');
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('record.changedMeanwhile', { now: 'Jinak' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('sensors.changed', { name: 'Můj' }))).toBeTruthy();
    expect(edit.mock.calls.map(([input]) => (input as { version: number }).version)).toEqual([4, 6]);
  });
});

describe('the connection of sensors', () => {
  it('makes a key that is seen once, with all that is entered in the network', async () => {
    const { user } = show('/farm/3/sensors/connection?network=SIGFOX');
    await user.type(await screen.findByLabelText(textOf('sensors.keys.name')), 'Sigfox');
    await user.click(screen.getByRole('button', { name: textOf('sensors.keys.make') }));
    expect(await screen.findByText('Authorization: Bearer tajny-klic')).toBeTruthy();
    expect(screen.getByText(`${window.location.origin}/iot/uplinks/sigfox`)).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: textOf('sensors.copyNamed', { what: textOf('sensors.key') }) }),
    );
    expect(await screen.findByText(textOf('sensors.copied'))).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('tajny-klic');
  });

  it('tells where and under what to publish by MQTT, but not to a network that does not speak it', async () => {
    const { user } = show('/farm/3/sensors/connection?network=GENERIC');
    expect(await screen.findByText(`mqtts://${window.location.hostname}:1883`)).toBeTruthy();
    expect(screen.getByText('devices/mlyn-1/up')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(textOf('sensors.addresses.choose')), 'SIGFOX');
    expect(screen.queryByText(textOf('sensors.mqtt.address'))).toBeNull();
  });

  it('ends a key only after it has asked', async () => {
    const { user } = show('/farm/3/sensors/connection');
    await user.click(
      await screen.findByRole('button', { name: textOf('sensors.keys.revokeNamed', { name: held.name }) }),
    );
    expect(screen.getByText(textOf('sensors.keys.question', { name: held.name }))).toBeTruthy();
    expect(revoke).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: textOf('sensors.keys.revoke') }));
    await vi.waitFor(() => expect(revoke.mock.calls[0]?.[0]).toMatchObject({ params: { accessKeyId: 8 } }));
  });

  it('says in words why a message was not read, and makes a sensor of one that waits for it', async () => {
    messages = [
      parked,
      { ...parked, externalId: 'B2', state: 'UNREADABLE', reason: 'TOO_SHORT', payload: 'a1ff' },
      { ...parked, externalId: null, state: 'REFUSED', reason: 'NEW_KIND_OF_FAULT' },
      { ...parked, externalId: null, state: 'REFUSED', reason: 'NO_DEVICE' },
      { ...parked, externalId: 'B3', state: 'UNREADABLE', reason: 'NO_PAYLOAD' },
    ];
    messageTotal = 10_000;
    show('/farm/3/sensors/connection');
    const table = await screen.findByRole('table', { name: textOf('sensors.messages') });
    expect(screen.getByText(/10\s000 nebo více/)).toBeTruthy();
    expect(within(table).getByText(textOf('sensors.reason.TOO_SHORT'))).toBeTruthy();
    for (const reason of ['other', 'NO_DEVICE.GENERIC', 'NO_PAYLOAD.GENERIC'] as const)
      expect(within(table).getByText(textOf(`sensors.reason.${reason}`))).toBeTruthy();
    expect(within(table).getByText('a1ff')).toBeTruthy();
    const make = within(table).getAllByRole('link', { name: textLike('sensors.messages.makeNamed') });
    expect(make.map((link) => link.getAttribute('href'))).toEqual([
      '/farm/3/sensors/new?device=mlyn-1&network=GENERIC',
    ]);
  });
});

describe('a sensor', () => {
  const measured: Measurements = {
    ...{ timeZone: 'Europe/Prague', granularity: '4h', times: [1_795_600_000, 1_795_614_400] },
    series: [
      { ...drawn, feature: 'WIND_DIRECTION', unit: 'DEGREE', aggregation: 'MAX_COUNT', values: [90, 180] },
      { ...drawn, feature: 'WIND_SPEED', unit: 'METRE_PER_SECOND', aggregation: 'AVG', values: [2, 3] },
      { ...drawn, feature: 'RAINFALL', unit: 'MILLIMETRE', aggregation: 'INCREMENT', values: [0, 1.2] },
    ],
  };

  it('has a chart of each feature it measured on the days that the address says, and one of all wind', async () => {
    stubCanvas();
    readMeasured.mockResolvedValue(measured);
    show('/farm/3/sensors/5?from=2026-11-20&to=2026-11-22&step=4h', 'reader');
    expect(await screen.findByRole('application', { name: textOf('sensors.feature.RAINFALL') })).toBeTruthy();
    expect(screen.getAllByRole('application').length).toBe(2);
    expect(screen.getByRole('application', { name: textOf('sensors.wind') })).toBeTruthy();
    expect(readMeasured.mock.calls[0]?.[0]).toMatchObject({
      query: { 'node-id': [5], from: '2026-11-20', to: '2026-11-22', granularity: '4h' },
    });
    expect(screen.queryByRole('button', { name: textOf('sensors.retire') })).toBeNull();
  });

  it('is shown in the shortest steps of the days that can be chosen, where its address says others', async () => {
    stubCanvas();
    readMeasured.mockResolvedValue(measured);
    show('/farm/3/sensors/5?from=2005-01-01&to=2010-01-03', 'reader');
    await screen.findByRole('application', { name: textOf('sensors.wind') });
    const query = { from: '2010-01-01', to: '2010-01-03', granularity: '30m' };
    expect(readMeasured.mock.calls[0]?.[0]).toMatchObject({ query });
  });

  it('says how well it was heard last', async () => {
    stubCanvas();
    readMeasured.mockResolvedValue(measured);
    show('/farm/3/sensors/5', 'reader');
    const [label] = await screen.findAllByText(textOf('sensors.messages.signal'));
    expect(label?.nextElementSibling?.textContent).toMatch(/-97\sdBm \/ 7,5\sdB/);
  });

  it('stands beside others in its charts: each line says whose it is, and the address and the file know of it', async () => {
    stubCanvas();
    nodes = [station, { ...station, id: 6, name: 'Za humny' }];
    const [, , rain] = measured.series;
    readMeasured.mockImplementation(async (input) => {
      const { query } = input as { readonly query: { readonly 'node-id': readonly number[] } };
      return { ...measured, series: query['node-id'].flatMap((nodeId) => (rain ? [{ ...rain, nodeId }] : [])) };
    });
    const { user, router } = show('/farm/3/sensors/5?from=2026-11-20&to=2026-11-22');
    await user.click(await screen.findByRole('combobox', { name: textOf('sensors.compare') }));
    await user.click(await screen.findByRole('option', { name: 'Za humny' }));
    const legend = within(await screen.findByRole('group', { name: textOf('chart.legend') }));
    const line = (node: string): string =>
      textOf('sensors.compare.line', { node, sensor: textOf('sensors.feature.RAINFALL') });
    expect(await legend.findByRole('button', { name: line('Za humny') })).toBeTruthy();
    expect(legend.getByRole('button', { name: line('U mlýna') })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ with: [6] });
    expect(readMeasured.mock.lastCall?.[0]).toMatchObject({
      query: { 'node-id': [5, 6], feature: ['TEMPERATURE', 'SOIL_TEMPERATURE'] },
    });
    await user.click(screen.getByRole('button', { name: textOf('sensors.compare.remove', { node: 'Za humny' }) }));
    await waitFor(() => expect(screen.queryByRole('group', { name: textOf('chart.legend') })).toBeNull());
    expect(readMeasured.mock.calls[0]?.[0]).toMatchObject({ query: { 'node-id': [5] } });
  });

  it('is read again by whoever may manage the farm', async () => {
    readMeasured.mockResolvedValue({ ...measured, series: [] });
    const { user } = show('/farm/3/sensors/5');
    await user.click(await screen.findByRole('button', { name: textOf('sensors.readAgain') }));
    expect(await screen.findByText(textOf('sensors.readAgain.begun'))).toBeTruthy();
    expect(readAgain.mock.calls[0]?.[0]).toMatchObject({ params: { nodeId: 5 } });
  });

  it('says what to choose where so much was asked for that no chart can show it', async () => {
    readMeasured.mockRejectedValueOnce(new ApiError(422, { code: 'measurements.tooMany' }));
    show('/farm/3/sensors/5');
    expect(await screen.findByText(textOf('error.measurements.tooMany'))).toBeTruthy();
  });
});

describe('alarms of a sensor', () => {
  it('are counted in the list, and told with how far they went, and whether they are known to last', async () => {
    alarms = [frost];
    show('/farm/3/sensors');
    expect(await screen.findByText(textOf('sensors.sign.alarms', { count: 1 }))).toBeTruthy();
  });

  it('are taken note of once', async () => {
    alarms = [frost];
    const { user } = show('/farm/3/sensors/5', 'worker');
    expect(await screen.findByText('Teplota pod 0 °C')).toBeTruthy();
    expect(screen.getByText(textOf('sensors.alarm.stale'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('sensors.alarm.acknowledge') }));
    expect(acknowledge).toHaveBeenCalledWith(expect.objectContaining({ params: { alarmId: 4 } }));
  });

  it('have rules, which are asked for a limit and say what they watch', async () => {
    addRule.mockResolvedValue({ changeId: 9 });
    const { user } = show('/farm/3/sensors/5');
    await user.click(await screen.findByRole('button', { name: textOf('sensors.rule.add') }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: textOf('action.save') }));
    expect(within(dialog).getByText(textOf('validation.required'))).toBeTruthy();
    expect(addRule).not.toHaveBeenCalled();
    const limit = within(dialog).getByRole('textbox', { name: textOf('history.column.iot.alarm_rule.threshold') });
    await waitFor(() => expect(document.activeElement).toBe(limit));
    await user.type(limit, '-2,5');
    await user.click(within(dialog).getByRole('button', { name: textOf('action.save') }));
    expect(addRule).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { id: 3 },
        body: expect.objectContaining({
          nodeId: 5,
          feature: 'TEMPERATURE',
          comparison: 'BELOW',
          threshold: -2.5,
        }) as object,
      }),
    );
  });
});
