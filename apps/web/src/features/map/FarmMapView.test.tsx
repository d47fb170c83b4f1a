import { screen, waitFor } from '@testing-library/react';
import type OlMap from 'ol/Map.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';

const drawn = { list: 0, panel: 0 };

vi.mock('./ParcelList.tsx', () => ({
  ParcelList: () => {
    drawn.list += 1;
    return <p>list</p>;
  },
}));
vi.mock('./ParcelPanel.tsx', () => ({
  ParcelPanel: () => {
    drawn.panel += 1;
    return <p>panel</p>;
  },
}));
vi.mock('#web/lib/follow-farm-events.ts', () => ({ followFarmEvents: () => () => undefined }));

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  localStorage.setItem('brazda.test', '1');
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [sampleFarm], total: 1 }), read: async () => sampleFarm },
      parcels: { map: async () => ({ rows: [], total: 0 }), read: async () => sampleParcel() },
      supportedCountries: { list: async () => ({ rows: [], total: 0 }) },
    },
  });
});

async function openMap(): Promise<{ readonly app: ReturnType<typeof renderApp>; readonly map: OlMap }> {
  const app = renderApp('/farm/7/map?parcel=18&sort=area&at=@49.00000,16.00000,14z');
  await screen.findByText('list', {}, { timeout: 10_000 });
  await screen.findByText('panel');
  const map = await waitFor(() => {
    const { brazdaMap } = window as { brazdaMap?: OlMap };
    if (!brazdaMap) throw new Error('There is no map yet');
    return brazdaMap;
  });
  return { app, map };
}

describe('the map of a farm', () => {
  it('that is moved says so in the address, and draws neither list nor panel anew for it', async () => {
    const { app, map } = await openMap();
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    const before = { ...drawn };
    map.getView().setZoom(15);
    map.dispatchEvent('moveend');
    await waitFor(() => expect(app.router.state.location.search.at).toContain('15z'));
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    expect(drawn).toEqual(before);
    expect(app.router.state.location.search).toMatchObject({ parcel: 18, sort: 'area' });
  });
});
