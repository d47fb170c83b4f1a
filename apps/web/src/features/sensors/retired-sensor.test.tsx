import type { Measurements } from '@brazda/contract/iot/measurements.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleNode } from '#web/testing/sample-node.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { stubCanvas } from '#web/testing/stub-canvas.ts';
import { textLike, textOf } from '#web/testing/text.ts';

const retired = sampleNode({
  ...{ name: 'Stará stanice', networkType: 'CHIRPSTACK' },
  ...{ heardAt: '2026-03-10T10:00:00Z', retiredAt: '2026-05-20T10:00:00Z' },
  sensors: [
    {
      ...{ feature: 'TEMPERATURE', level: 0, unit: 'CELSIUS', value: -1.25, at: '2026-03-10T10:00:00Z' },
      ...{ rate: null, sinceMidnight: null },
    },
  ],
});
let node = retired;
const readMeasured = vi.fn(async (_input: object): Promise<Measurements> => ({
  ...{ timeZone: 'Europe/Prague', granularity: '1h', times: [], series: [] },
}));
const restore = vi.fn(async (_input: object) => {
  node = { ...retired, retiredAt: null };
  return { ...node, changeId: 7 };
});

function show(path: string, role: FarmRole = 'manager'): void {
  stubCanvas();
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    iot: {
      nodes: { read: async () => node, restore },
      measurements: { read: readMeasured },
      alarmRules: { list: async () => [] },
      alarms: { list: async () => ({ rows: [], total: 0 }) },
      accessKeys: { list: async () => [] },
    },
  });
  renderApp(path);
}

const button = (id: Parameters<typeof textOf>[0]): HTMLElement | null =>
  screen.queryByRole('button', { name: textOf(id) });

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  node = retired;
  for (const spy of [readMeasured, restore]) spy.mockClear();
});

describe('a sensor that was put away', () => {
  it('says so calmly, shows what it measured when it was heard last, and asks for nothing that cannot be done', async () => {
    show('/farm/3/sensors/5');
    expect(await screen.findByText(textLike('sensors.retiredSince'))).toBeTruthy();
    expect(screen.getByText('-1,3 °C')).toBeTruthy();
    await waitFor(() => expect(readMeasured).toHaveBeenCalled());
    expect(readMeasured.mock.calls[0]?.[0]).toMatchObject({ query: { from: '2026-03-04', to: '2026-03-10' } });
    expect(button('sensors.save')).toBeTruthy();
    for (const id of ['sensors.retire', 'sensors.place.do', 'sensors.rule.add', 'sensors.readAgain'] as const)
      expect(button(id)).toBeNull();
    expect(screen.queryByRole('link', { name: textOf('action.edit') })).toBeNull();
    expect(screen.queryByText(textOf('sensors.sign.UNPLACED'))).toBeNull();
  });

  it('is brought back by who may manage the farm, and is as others then', async () => {
    show('/farm/3/sensors/5');
    (await screen.findByRole('button', { name: textOf('sensors.restore') })).click();
    expect(await screen.findByText(textOf('sensors.restored', { name: 'Stará stanice' }))).toBeTruthy();
    expect(restore.mock.calls[0]?.[0]).toMatchObject({ params: { nodeId: 5 } });
    expect(await screen.findByRole('button', { name: textOf('sensors.retire') })).toBeTruthy();
    expect(screen.queryByText(textLike('sensors.retiredSince'))).toBeNull();
  });

  it('is only looked at by others', async () => {
    show('/farm/3/sensors/5', 'reader');
    expect(await screen.findByText(textLike('sensors.retiredSince'))).toBeTruthy();
    expect(button('sensors.restore')).toBeNull();
  });

  it('has no form where it would be changed', async () => {
    show('/farm/3/sensors/5/edit');
    expect(await screen.findByText(textLike('sensors.retiredSince'))).toBeTruthy();
    expect(button('action.save')).toBeNull();
    expect(button('sensors.restore')).toBeTruthy();
  });
});
