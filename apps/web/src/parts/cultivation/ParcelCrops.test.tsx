import type { CatalogueCrop } from '@brazda/contract/agroevidence/crops.ts';
import type { SeedApplication } from '@brazda/contract/agroevidence/seed-applications.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleCrop } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';
import { ParcelCrops } from './ParcelCrops.tsx';

const wheat: SeedApplication = {
  ...{ id: 5, farmId: 7, parcelId: 18, role: 'MAIN', part: 1, isWholeParcel: true, hasOutline: false, area: 12.48 },
  ...{ sownOn: null, harvestedOn: null, validFrom: '2025-10-02', validTo: null, version: 3 },
  seed: { crop: sampleCrop() },
};
const oats: CatalogueCrop = {
  ...{ id: 9, name: 'Oves setý', color: { red: 1, green: 2, blue: 3 }, externalId: '101', catalogueType: 'PUBLIC' },
  ...{ farmId: null, eppo: 'AVESA', validFrom: null, validTo: null, status: 'OPEN', usedOnParcels: 0, version: 1 },
};
const none = { ...oats, id: 1000, name: 'NO_CROP', catalogueType: 'PRIVATE' } as const;

const record = vi.fn();
const change = vi.fn();
const retract = vi.fn();
const undo = vi.fn();
const crops = vi.fn<(input: { query: { search?: string } }) => Promise<unknown>>();

beforeEach(() => {
  for (const spy of [record, change, retract, undo, crops]) spy.mockReset();
  crops.mockResolvedValue({ rows: [oats, none], total: 2 });
  const ofParcel = () => Promise.resolve({ rows: [wheat], total: 1 });
  fakeApi({
    gateway: { farmChanges: { undo } },
    agroevidence: { seedApplications: { ofParcel, record, change, retract }, catalogues: { crops: crops as never } },
  });
});

function open(mayChange = true): ReturnType<typeof renderWithProviders> {
  return renderWithProviders(<ParcelCrops farmId={7} parcelId={18} mayChange={mayChange} />);
}

describe('the crops of a parcel', () => {
  it('are told with their days, and left alone by whoever may not change them', async () => {
    open(false);
    expect(await screen.findByText('Pšenice ozimá')).toBeTruthy();
    expect(screen.getByText(textOf('crops.since', { from: '2. 10. 2025' }))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are recorded: found from three letters on, on a part of the parcel', async () => {
    record.mockResolvedValue({ ...wheat, changeId: 30, id: 6, seed: { crop: oats } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: textOf('crops.record') }));
    const dialog = within(await screen.findByRole('dialog', { name: textOf('crops.recordHeading') }));
    const box = dialog.getByRole('combobox', { name: textOf('parcel.crop') });
    await user.type(box, 'ov');
    expect(await dialog.findByRole('option', { name: new RegExp(textOf('parcel.noCrop')) })).toBeTruthy();
    await user.type(box, 'es');
    await waitFor(() => expect(crops.mock.calls.map(([{ query }]) => query.search)).toEqual([undefined, 'oves']));
    await user.click(await dialog.findByRole('option', { name: /Oves setý/ }));
    const from = dialog.getByLabelText(textOf('crops.from'));
    await user.clear(from);
    await user.type(from, '1. 4. 2026');
    await user.click(dialog.getByRole('radio', { name: textOf('crops.place.part') }));
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await dialog.findByText(textOf('crops.areaMissing'))).toBeTruthy();
    expect(record).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(textOf('crops.partArea')), '3,5');
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('crops.recorded', { crop: 'Oves setý' }))).toBeTruthy();
    expect(record.mock.calls[0]?.[0]).toMatchObject({
      params: { id: 18 },
      body: {
        ...{ cropId: 9, role: 'MAIN', validFrom: '2026-04-01', sownOn: '2026-04-01' },
        ...{ validTo: null, harvestedOn: null, part: 1, area: 3.5 },
      },
    });
  });

  it('are corrected by what is said otherwise alone; what was typed stays when it is refused', async () => {
    change.mockRejectedValue(new ApiError(409, { code: 'cultivation.overlaps' }));
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: textLike('crops.editNamed', { crop: 'Pšenice ozimá' }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(textOf('crops.to')), '20. 7. 2026');
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await dialog.findByText(textLike('error.cultivation.overlaps'))).toBeTruthy();
    expect(change.mock.calls[0]?.[0]).toMatchObject({
      params: { id: 5 },
      version: 3,
      body: { validTo: '2026-07-20', harvestedOn: '2026-07-20' },
    });
    expect(dialog.getByLabelText<HTMLInputElement>(textOf('crops.to')).value).toBe('20. 7. 2026');
  });

  it('are taken back after a question', async () => {
    retract.mockResolvedValue({ changeId: 31 });
    undo.mockResolvedValue({ changeId: 32 });
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: textLike('crops.retractNamed', { crop: 'Pšenice ozimá' }) }),
    );
    expect(screen.getByText(textOf('crops.retractQuestion', { crop: 'Pšenice ozimá' }))).toBeTruthy();
    expect(retract).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: textOf('crops.retract') }));
    await waitFor(() => expect(retract.mock.calls[0]?.[0]).toMatchObject({ params: { id: 5 }, version: 3 }));
    await user.click(await screen.findByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls[0]?.[0]).toMatchObject({ params: { id: 7, changeId: 31 } }));
  });
});
