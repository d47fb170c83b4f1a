import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';

beforeEach(() => storage.write(storageKeys.token, tokenOf('jan@farma.cz')));

it.each([
  'sensors/abc',
  'sensors/undefined',
  'sensors/0',
  'sensors/1e3',
  'sensors/99999999999/edit',
  'sensors/water/-1',
  'actions/x',
  'actions/1.5/edit',
  'parcels/0x10/overview',
])('there is no screen at an address that names nothing: %s', async (path) => {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role: 'manager' as const, boundingBox: null };
  fakeApi({
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm } },
    core: { farmEvents: { follow: fakeEvents().follow } },
  });
  renderApp(`/farm/3/${path}`);
  expect(await screen.findByRole('heading', { name: textOf('shell.error.404.heading') })).toBeTruthy();
});
