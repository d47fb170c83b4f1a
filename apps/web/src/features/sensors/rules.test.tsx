import type { AlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

const ofNode: AlarmRule = {
  ...{ id: 1, farmId: 3, nodeId: 5, nodeName: 'Stanice', locationId: null, locationName: null },
  ...{ feature: 'TEMPERATURE', level: null, comparison: 'BELOW', threshold: 2, hysteresis: 1, durationMinutes: 30 },
  ...{ severity: 'ERROR', userIds: [], channels: ['MAIL'], silencedUntil: null, version: 1 },
};
const ofPlace: AlarmRule = {
  ...ofNode,
  ...{ id: 2, nodeId: null, nodeName: null, locationId: 21, locationName: 'Sklad brambor' },
};
const ofAll: AlarmRule = { ...ofNode, id: 3, nodeId: null, nodeName: null, threshold: -5 };

const list = vi.fn(async (_input?: object) => [ofNode, ofPlace, ofAll]);
const retire = vi.fn(async (_input: object) => ({ changeId: 8 }));

function show(role: FarmRole = 'manager'): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    core: { farmEvents: { follow: fakeEvents().follow } },
    iot: { alarmRules: { list, retire } },
  });
  return renderApp('/farm/3/sensors/rules');
}

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  for (const spy of [list, retire]) spy.mockClear();
});

describe('all that is watched on a farm', () => {
  it('says what each rule is about: a sensor, a place where none has to stand, or all of them', async () => {
    show();
    const sensor = await screen.findByRole('link', { name: 'Stanice' });
    expect(sensor.getAttribute('href')).toBe('/farm/3/sensors/5');
    expect(screen.getByText(textOf('sensors.rule.isOfPlace', { name: 'Sklad brambor' }))).toBeTruthy();
    expect(screen.getByText(textOf('sensors.rule.isOfAll'))).toBeTruthy();
    expect(list.mock.calls[0]?.[0]).toMatchObject({ query: { 'node-id': undefined, farmIds: [3] } });
  });

  it('puts a rule of a place away', async () => {
    const { user } = show();
    const place = await screen.findByText(textOf('sensors.rule.isOfPlace', { name: 'Sklad brambor' }));
    const row = place.closest('li');
    if (!row) throw new Error('The rule is not in a list');
    await user.click(within(row).getByRole('button', { name: textLike('sensors.rule.retireNamed') }));
    expect(retire.mock.calls.map(([input]) => input)).toMatchObject([{ params: { alarmRuleId: 2 } }]);
  });

  it('can only be read by a reader', async () => {
    show('reader');
    await screen.findByRole('link', { name: 'Stanice' });
    expect(screen.queryByRole('button', { name: textLike('sensors.rule.retireNamed') })).toBeNull();
  });

  it('tells how to begin where nothing is watched', async () => {
    list.mockResolvedValueOnce([]);
    show();
    expect(await screen.findByRole('heading', { name: textOf('sensors.rules.noneOfFarm') })).toBeTruthy();
  });
});
