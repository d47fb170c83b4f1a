import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';
import { ParcelDivision } from './ParcelDivision.tsx';

const parcel = sampleParcel();
const { geometry: _, ...listed } = parcel;
const division = { farmId: 7, parcels: 0, version: 1 };
const change = vi.fn(async (_input: object) => ({ ...listed, revision: { before: 1, after: 2 }, changeId: 81 }));
const undo = vi.fn(async (_input: object) => ({ changeId: 82 }));

beforeEach(() => {
  change.mockClear();
  undo.mockClear();
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [sampleFarm], total: 1 }) },
      centers: { list: async () => ({ rows: [{ ...division, id: 1, name: 'Dvůr' }], total: 1 }) },
      zones: { list: async () => ({ rows: [{ ...division, id: 2, name: 'Nad vodou' }], total: 1 }) },
      parcels: { change: change as never },
    },
    gateway: { farmChanges: { undo } },
  });
});

async function isUndone(): Promise<void> {
  screen.getByRole('button', { name: textOf('action.undo') }).click();
  await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 81 } }]]));
}

describe('the centre and the zones of a parcel', () => {
  it('are changed at once: a centre with an offer to undo it', async () => {
    const { user } = renderWithProviders(<ParcelDivision farm={sampleFarm} parcel={parcel} />);
    await user.selectOptions(await screen.findByLabelText(textOf('parcelOverview.center')), '1');
    expect(await screen.findByText(textOf('parcelOverview.center.changed'))).toBeTruthy();
    expect(change.mock.calls).toMatchObject([[{ body: { center: { centerId: 1 } } }]]);
    await isUndone();
  });

  it('are changed at once: a zone with an offer to undo it', async () => {
    const { user } = renderWithProviders(<ParcelDivision farm={sampleFarm} parcel={parcel} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Nad vodou' }));
    expect(await screen.findByText(textOf('parcelOverview.zones.changed'))).toBeTruthy();
    expect(change.mock.calls).toMatchObject([[{ body: { zoneIds: [2] } }]]);
    await isUndone();
  });

  it('stand beside the cadastral unit, whose change is offered to be undone too', async () => {
    const { user } = renderWithProviders(<ParcelDivision farm={sampleFarm} parcel={parcel} />);
    await user.type(await screen.findByLabelText(textOf('parcel.cadastralUnit')), 'Lhota{Enter}');
    expect(await screen.findByText(textOf('parcelOverview.cadastralUnit.saved'))).toBeTruthy();
    await isUndone();
  });
});
