import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';
import { recallMap, rememberMap } from './map-memory.ts';

vi.mock('#web/lib/follow-farm-events.ts', () => ({ followFarmEvents: () => () => undefined }));

const satellite = { id: 'satellite', kind: 'xyz', url: '/s/{z}/{x}/{y}.png', attribution: '' } as const;
const orthophoto = { id: 'orthophoto', kind: 'xyz', url: '/o/{z}/{x}/{y}.png', attribution: '' } as const;
const configuration = { map: { baseLayers: [satellite, orthophoto], overlays: [] } };
const place = 'at=@49.00000,16.00000,14z';

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [sampleFarm], total: 1 }), read: async () => sampleFarm },
      parcels: {
        map: async () => ({ rows: [], total: 0 }),
        points: async () => ({ rows: [], total: 0 }),
        list: async () => ({ rows: [], total: 0 }),
      },
      supportedCountries: { list: async () => ({ rows: [], total: 0 }) },
    },
  });
});

async function openLayers(address: string): Promise<ReturnType<typeof renderApp>> {
  const app = renderApp(address, { configuration });
  await app.user.click(await screen.findByRole('button', { name: textOf('map.layers') }, { timeout: 10_000 }));
  return app;
}

const radio = (name: 'orthophoto' | 'satellite'): HTMLInputElement =>
  screen.getByRole('radio', { name: textOf(`map.base.${name}`) });
const parcels = (): HTMLInputElement => screen.getByRole('checkbox', { name: textOf('map.layer.parcels') });

describe.each(['map', 'map-v2'])('the address of /%s', (section) => {
  it('shows whoever is sent it the same picture and layers, whatever they looked at themselves', async () => {
    rememberMap(sampleFarm.id, { base: 'satellite', layers: 'parcels,labels' });
    await openLayers(`/farm/7/${section}?${place}&base=orthophoto&layers=labels`);
    expect([radio('orthophoto').checked, parcels().checked]).toEqual([true, false]);
  });

  it('that names a place and no layers shows the usual ones', async () => {
    rememberMap(sampleFarm.id, { base: 'orthophoto', layers: 'none' });
    await openLayers(`/farm/7/${section}?${place}`);
    expect([radio('satellite').checked, parcels().checked]).toEqual([true, true]);
  });

  it('says from the beginning what is shown as it was left here', async () => {
    rememberMap(sampleFarm.id, { base: 'orthophoto', layers: 'labels' });
    const { router, user } = await openLayers(`/farm/7/${section}`);
    expect([radio('orthophoto').checked, parcels().checked]).toEqual([true, false]);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ base: 'orthophoto', layers: 'labels' }));
    await user.click(radio('satellite'));
    await waitFor(() => expect(router.state.location.search.base).toBeUndefined());
    expect(recallMap(sampleFarm.id)).toMatchObject({ layers: 'labels' });
    expect(recallMap(sampleFarm.id).base).toBeUndefined();
  });
});
