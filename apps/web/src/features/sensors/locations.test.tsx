import type { Location, LocationGroup } from '@brazda/contract/iot/locations.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';

const place: Location = {
  ...{ id: 21, farmId: 3, nodeId: 5, nodeName: 'Stanice', deviceType: 'METEO', name: 'U mlýna', status: 'ERROR' },
  ...{
    historic: false,
    geometry: { type: 'Point', coordinates: [14.4, 49.1] },
    from: '2026-04-01T08:00:00Z',
    to: null,
  },
  ...{ groups: [{ id: 31, name: 'Sady' }], config: { charts: [], features: [], sensors: [] }, version: 3 },
};
const former: Location = {
  ...place,
  id: 22,
  name: 'U lesa',
  status: 'HISTORICAL',
  historic: true,
  groups: [],
  to: '2026-04-01T08:00:00Z',
  from: '2025-03-01T08:00:00Z',
};
const groups: readonly LocationGroup[] = [
  { id: 31, farmId: 3, name: 'Sady', locations: 1, version: 1 },
  { id: 32, farmId: 3, name: 'Sklady', locations: 0, version: 1 },
];

const list = vi.fn(async (_input?: object) => ({ rows: [place, former], total: 2 }));
const setGroups = vi.fn(async (_input: object) => ({ ...place, changeId: 9 }));
const create = vi.fn(async (_input: object) => ({
  id: 33,
  farmId: 3,
  name: 'Pole',
  locations: 0,
  version: 1,
  changeId: 8,
}));

function show(path: string, role: FarmRole = 'manager'): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    core: { farmEvents: { follow: fakeEvents().follow } },
    iot: { locations: { list, setGroups }, locationGroups: { list: async () => [...groups], create } },
  });
  return renderApp(path);
}

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  for (const spy of [list, setGroups, create]) spy.mockClear();
});

describe('the places of sensors', () => {
  it('are asked for as the address says, and say how it is there and from when to when a sensor stood there', async () => {
    show('/farm/3/sensors/places?which=former&kind=METEO&group=Sady&from=2025-01-01&status=HISTORICAL');
    const table = await screen.findByRole('table', { name: textOf('sensors.places') });
    expect(within(table).getByText(textOf('sensors.places.status.ERROR'))).toBeTruthy();
    expect(within(table).getByText('1. 3. 2025 – 1. 4. 2026')).toBeTruthy();
    expect(within(table).getByText('Od 1. 4. 2026')).toBeTruthy();
    expect(list.mock.calls[0]?.[0]).toMatchObject({
      query: {
        ...{ historic: true, 'device-group': ['METEO'], 'group-name': ['Sady'], from: '2025-01-01' },
        ...{ status: ['HISTORICAL'], 'include-inactive': true },
      },
    });
  });

  it('are put into groups, of which there can be new ones', async () => {
    const { user } = show('/farm/3/sensors/places');
    await user.click(
      await screen.findByRole('button', { name: textOf('sensors.places.chooseNamed', { name: 'U mlýna' }) }),
    );
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByLabelText('Sklady'));
    await user.click(within(dialog).getByLabelText('Sady'));
    await user.click(within(dialog).getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('sensors.places.grouped', { name: 'U mlýna' }))).toBeTruthy();
    expect(setGroups.mock.calls[0]?.[0]).toMatchObject({ body: { groupIds: [32] } });
    await user.click(screen.getByRole('button', { name: textOf('sensors.groups.add') }));
    expect(screen.getByText(textOf('validation.required'))).toBeTruthy();
    await user.type(screen.getByLabelText(textOf('sensors.groups.new')), 'Pole');
    await user.click(screen.getByRole('button', { name: textOf('sensors.groups.add') }));
    expect(await screen.findByText(textOf('sensors.groups.added', { name: 'Pole' }))).toBeTruthy();
  });

  it('are only looked at by those who may not manage the farm', async () => {
    show('/farm/3/sensors/places', 'reader');
    expect(await screen.findByText('U mlýna')).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: textOf('sensors.places.chooseNamed', { name: 'U mlýna' }) }),
    ).toBeNull();
    expect(screen.queryByLabelText(textOf('sensors.groups.new'))).toBeNull();
  });
});
