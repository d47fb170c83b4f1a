import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';
import { ChosenParcels } from './ChosenParcels.tsx';
import type { ParcelTable } from './use-parcel-table.ts';

const assign = vi.fn(async (_input: object) => ({ changed: 2, changeId: 81 }));
const undo = vi.fn(async (_input: object) => ({ changeId: 82 }));
const nothing = vi.fn();
const table: ParcelTable = {
  rows: { pages: new Map(), total: 3 } as never,
  ids: [4, 5, 6],
  choice: { chosen: new Set([4, 6]), isAll: false, toggle: nothing, toggleAll: nothing },
  clear: nothing,
  chooseAll: nothing,
};

beforeEach(() => {
  vi.clearAllMocks();
  const none = async () => ({ rows: [], total: 0 });
  fakeApi({
    agroevidence: {
      centers: { list: none },
      zones: { list: none },
      seedApplications: { hints: async () => [] },
      climateRegions: { assign },
    },
    gateway: { farmChanges: { undo } },
  });
});

describe('the climate region of chosen parcels', () => {
  it('is said of all of them by one call, which is offered to be undone', async () => {
    const { user } = renderWithProviders(<ChosenParcels farm={sampleFarm} table={table} />);
    await user.selectOptions(
      await screen.findByLabelText(textOf('parcelList.setClimateRegion')),
      textOf('parcel.climateRegion.5'),
    );
    expect(await screen.findByText(textOf('parcelList.assigned', { count: 2 }))).toBeTruthy();
    expect(assign.mock.calls).toMatchObject([[{ body: { climateRegion: 5, parcelIds: [4, 6] } }]]);
    screen.getByRole('button', { name: textOf('action.undo') }).click();
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 81 } }]]));
  });

  it('is taken back from all of them', async () => {
    const { user } = renderWithProviders(<ChosenParcels farm={sampleFarm} table={table} />);
    await user.selectOptions(
      await screen.findByLabelText(textOf('parcelList.setClimateRegion')),
      textOf('parcel.climateRegion.unknown'),
    );
    await waitFor(() => expect(assign.mock.calls).toMatchObject([[{ body: { climateRegion: null } }]]));
  });

  it('is asked of nobody where soils are told otherwise', async () => {
    renderWithProviders(<ChosenParcels farm={{ ...sampleFarm, countryCode: 'SK' }} table={table} />);
    expect(await screen.findByLabelText(textOf('parcelList.setZone'))).toBeTruthy();
    expect(screen.queryByLabelText(textOf('parcelList.setClimateRegion'))).toBeNull();
  });
});
