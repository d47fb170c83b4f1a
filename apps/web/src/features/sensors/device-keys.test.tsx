import type { AccessKey } from '@brazda/contract/iot/access-keys.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleNode } from '#web/testing/sample-node.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

const node = sampleNode();
const ofFarm: AccessKey = {
  ...{ id: 8, farmId: 3, name: 'Síť u nás', nodeId: null, createdAt: '2026-11-01T08:00:00Z', revokedAt: null },
  usedAt: null,
};
const ofNode: AccessKey = { ...ofFarm, id: 9, name: 'Mlýn', nodeId: 5, usedAt: '2026-11-20T08:00:00Z' };
let keys: AccessKey[] = [];
const listKeys = vi.fn(async (_input?: object) => keys);
const makeKey = vi.fn(async (_input: object) => {
  keys = [...keys, { ...ofNode, id: 10, name: 'Nový', usedAt: null }];
  return { ...ofNode, id: 10, name: 'Nový', usedAt: null, key: 'tajny-klic' };
});
const revoke = vi.fn(async (_input: object) => undefined);

function show(path: string, role: FarmRole = 'manager'): ReturnType<typeof userEvent.setup> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    iot: {
      nodes: { read: async () => node },
      measurements: {
        read: async () => ({ timeZone: 'Europe/Prague', granularity: '1h', times: [], series: [] }),
      },
      messages: { list: async () => ({ rows: [], total: 0 }) },
      alarmRules: { list: async () => [] },
      alarms: { list: async () => ({ rows: [], total: 0 }) },
      connections: { read: async () => ({ mqtt: null }) },
      accessKeys: { list: listKeys, create: makeKey, revoke },
    },
  });
  renderApp(path);
  return userEvent.setup();
}

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  keys = [ofFarm, ofNode];
  for (const spy of [listKeys, makeKey, revoke]) spy.mockClear();
});

describe('the keys of one device', () => {
  it('stand on its page with when each was used last, without those of the farm', async () => {
    show('/farm/3/sensors/5');
    const section = await screen.findByRole('region', { name: textOf('sensors.keys.device') });
    expect(await within(section).findByText('Mlýn')).toBeTruthy();
    expect(within(section).getByText(textLike('sensors.keys.used'))).toBeTruthy();
    expect(within(section).queryByText('Síť u nás')).toBeNull();
    expect(within(section).queryByRole('link', { name: textOf('sensors.keys.ofOne') })).toBeNull();
  });

  it('are made for it alone and seen once, and ended after a question', async () => {
    const user = show('/farm/3/sensors/5');
    const section = await screen.findByRole('region', { name: textOf('sensors.keys.device') });
    await user.type(await within(section).findByLabelText(textOf('sensors.keys.name')), 'Nový');
    await user.click(within(section).getByRole('button', { name: textOf('sensors.keys.make') }));
    expect(await within(section).findByText('tajny-klic')).toBeTruthy();
    expect(makeKey.mock.calls[0]?.[0]).toMatchObject({ params: { id: 3 }, body: { name: 'Nový', nodeId: 5 } });
    expect(await within(section).findByText(textOf('sensors.keys.unused'))).toBeTruthy();
    await user.click(
      within(section).getByRole('button', { name: textOf('sensors.keys.revokeNamed', { name: 'Mlýn' }) }),
    );
    expect(revoke).not.toHaveBeenCalled();
    await user.click(within(section).getByRole('button', { name: textOf('sensors.keys.revoke') }));
    expect(revoke.mock.calls[0]?.[0]).toMatchObject({ params: { accessKeyId: 9 } });
  });

  it('are neither shown to nor asked for by who may not manage the farm', async () => {
    show('/farm/3/sensors/5', 'reader');
    expect(await screen.findByText(textOf('sensors.rules.nothingMeasured'))).toBeTruthy();
    expect(screen.queryByRole('region', { name: textOf('sensors.keys.device') })).toBeNull();
    expect(listKeys).not.toHaveBeenCalled();
  });

  it('lead to it from among those of the farm', async () => {
    show('/farm/3/sensors/connection');
    const link = await screen.findByRole('link', { name: textOf('sensors.keys.ofOne') });
    expect(link.getAttribute('href')).toBe('/farm/3/sensors/5');
  });
});
