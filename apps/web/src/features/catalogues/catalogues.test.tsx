import type { CatalogueCrop, ChangedCrop } from '@brazda/contract/agroevidence/crops.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

const wheat: CatalogueCrop = {
  ...{ id: 1, name: 'Pšenice setá ozimá', color: { red: 1, green: 2, blue: 3 }, externalId: '105', eppo: 'TRZAW' },
  ...{
    catalogueType: 'PUBLIC',
    farmId: null,
    validFrom: null,
    validTo: null,
    status: 'OPEN',
    usedOnParcels: 4,
    version: 1,
  },
};
const teff: CatalogueCrop = {
  ...{ ...wheat, id: 1_000_001, name: 'Teff', externalId: null, eppo: null, usedOnParcels: 0 },
  ...{ catalogueType: 'PRIVATE', farmId: 3, validFrom: '2026-03-01', version: 2 },
};
const farm = { id: 3, name: 'U lesa', countryCode: 'CZ', boundingBox: null, revision: 1, version: 1 };

const crops = vi.fn();
const createCrop = vi.fn();
const changeCrop =
  vi.fn<(input: { body: { status?: string | undefined }; version?: number }) => Promise<ChangedCrop>>();
const undo = vi.fn(async (_input: object) => ({ changeId: 42 }));
const importCrops = vi.fn();

beforeEach(() => {
  for (const spy of [crops, createCrop, changeCrop, importCrops]) spy.mockReset();
  undo.mockClear();
  crops.mockResolvedValue({ rows: [wheat, teff], total: 2 });
});

function open(role: FarmRole = 'owner', address = ''): ReturnType<typeof renderApp> {
  const own = { ...farm, role };
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [own], total: 1 }),
        read: async () => own,
        settings: async () => ({ farmId: 3, eagriSettingsEnabled: false, timeZone: 'Europe/Prague' }),
      },
      catalogues: { crops, createCrop, changeCrop, importCrops },
    },
    gateway: {
      farmChanges: { undo },
      users: {
        read: async () => ({
          ...{ id: 1, email: 'jan@farma.cz', firstName: '', lastName: '', language: 'cs' },
          ...{ authorities: ['ROLE_USER'], isAdmin: false },
        }),
      },
    },
  });
  return renderApp(`/farm/3/catalogues${address}`);
}

const patience = { timeout: 5000 };

describe('the catalogue of crops', () => {
  it('shows what the address says, and lets a reader look alone', async () => {
    open('reader', '?query=psenice&on=2026-04-01&shelf=own&page=2');
    expect(await screen.findByText('Teff', {}, patience)).toBeTruthy();
    expect(crops.mock.calls[0]?.[0]).toMatchObject({
      query: { search: 'psenice', 'valid-on': '2026-04-01', type: ['PRIVATE'], page: 2 },
    });
    expect(screen.queryByRole('button', { name: textOf('catalogues.add') })).toBeNull();
    expect(screen.queryByRole('button', { name: textOf('catalogues.editNamed', { crop: 'Teff' }) })).toBeNull();
  });

  it('lets own crops be changed, and those of the catalogue not', async () => {
    const { user } = open();
    const edit = await screen.findByRole(
      'button',
      { name: textOf('catalogues.editNamed', { crop: 'Teff' }) },
      patience,
    );
    expect(
      screen.queryByRole('button', { name: textOf('catalogues.editNamed', { crop: 'Pšenice setá ozimá' }) }),
    ).toBeNull();
    changeCrop.mockResolvedValue({ ...teff, name: 'Milička', changeId: 40 });
    await user.click(edit);
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText(textOf('catalogues.name'));
    await user.clear(name);
    await user.type(name, 'Milička');
    await user.click(dialog.getByRole('radio', { name: textOf('catalogues.colorNumber', { number: 2 }) }));
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('catalogues.changed', { crop: 'Milička' }))).toBeTruthy();
    expect(changeCrop.mock.calls[0]?.[0]).toMatchObject({
      params: { id: 1000001 },
      version: 2,
      body: { name: 'Milička', color: { red: 122, green: 158, blue: 63 }, validFrom: '2026-03-01' },
    });
  });

  it('keeps what was typed where a name is taken', async () => {
    createCrop.mockRejectedValue(new ApiError(409, { code: 'crop.nameTaken' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: textOf('catalogues.add') }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: textOf('catalogues.addHeading') }));
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await dialog.findByText(textOf('validation.required'))).toBeTruthy();
    const name = dialog.getByLabelText<HTMLInputElement>(textOf('catalogues.name'));
    await user.type(name, 'Teff');
    await user.type(dialog.getByLabelText('EPPO'), 'E');
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await dialog.findByText(textOf('catalogues.eppoFormat'))).toBeTruthy();
    await user.clear(dialog.getByLabelText('EPPO'));
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await dialog.findByText(textOf('error.crop.nameTaken'))).toBeTruthy();
    expect(name.value).toBe('Teff');
  });

  it('puts an own crop away at once, and brings it back where that is undone', async () => {
    changeCrop.mockResolvedValueOnce({ ...teff, status: 'RETIRED', version: 3, changeId: 41 });
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: textOf('catalogues.put.RETIRED.named', { crop: 'Teff' }) }, patience),
    );
    await user.click(await screen.findByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 41 } }]]));
    expect(changeCrop.mock.calls.map(([{ body, version }]) => [body.status, version])).toEqual([['RETIRED', 2]]);
  });

  it('tells row by row what is wrong in a table', async () => {
    const fields = [
      { path: 'rows.3.color', code: 'cropFile.color.invalid', detail: { row: 3, value: 'red' } },
      { path: 'rows.5.name', code: 'cropFile.name.missing', detail: { row: 5, value: '' } },
    ];
    importCrops.mockRejectedValueOnce(new ApiError(422, { code: 'cropFile.invalid', fields }));
    importCrops.mockResolvedValueOnce({ created: 2, changed: 1, unchanged: 0, changeId: 43 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: textOf('catalogues.import') }, patience));
    const dialog = await screen.findByRole('dialog', { name: textOf('catalogues.importHeading') });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file');
    await user.upload(input, new File(['Plodina\n'], 'plodiny.csv', { type: 'text/csv' }));
    await user.click(within(dialog).getByRole('button', { name: textOf('catalogues.take') }));
    expect(await within(dialog).findByText(textOf('catalogues.fault.color', { row: 3, value: 'red' }))).toBeTruthy();
    expect(within(dialog).getByText(textOf('catalogues.fault.nameMissing', { row: 5 }))).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: textOf('catalogues.take') }));
    expect(
      await screen.findByText(textOf('catalogues.imported', { created: 2, changed: 1, unchanged: 0 })),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 43 } }]]));
  });
});
