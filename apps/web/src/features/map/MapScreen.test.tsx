import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

const opened = vi.hoisted(() => vi.fn());

vi.mock('#web/features/map/FarmMapView.tsx', () => ({
  FarmMapView: ({ farm }: { readonly farm: Farm }) => {
    opened(farm.boundingBox);
    return <p>map</p>;
  },
}));

it('opens over land that has just come to a farm, though the list of farms still tells it empty', async () => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  const empty = { ...sampleFarm, id: 3, boundingBox: null };
  const boundingBox = [14, 49, 14.1, 49.1] as const;
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [empty], total: 1 }),
        read: async () => ({ ...empty, boundingBox: [...boundingBox] }),
      },
    },
  });
  renderApp('/farm/3/map');
  await screen.findByText('map', {}, { timeout: 5000 });
  expect(opened.mock.calls[0]).toEqual([[...boundingBox]]);
});
