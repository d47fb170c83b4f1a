import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

const admin = 'spravce@example.com';
const farm = {
  id: 3,
  name: 'Farma 3',
  countryCode: 'CZ',
  createdAt: '2026-01-01T10:00:00Z',
  version: 1,
  users: 1,
  parcels: 4,
  lastImport: null,
  registry: null,
};
const change = vi.fn(async (_input: object) => ({ ...farm, name: 'Moje', version: 3 }));

beforeEach(() => {
  vi.clearAllMocks();
  storage.write(storageKeys.token, tokenOf(admin));
});

it('a farm that another has changed meanwhile is shown as theirs, and overwritten only by saving once more', async () => {
  const current = { ...farm, name: 'Jejich', version: 2 };
  change.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current }));
  const person = { id: 1, email: admin, firstName: '', lastName: '', language: 'cs', authorities: [], isAdmin: true };
  fakeApi({
    gateway: { users: { read: async () => person } },
    agroevidence: {
      farms: { list: async () => ({ rows: [], total: 0 }) },
      supportedCountries: { list: async () => ({ rows: [], total: 0 }) },
      adminFarms: { list: async () => ({ rows: [farm], total: 1 }), change },
    },
  });
  const { user } = renderApp('/admin/farms');
  const menu = textOf('table.rowMenu', { name: 'Farma 3' });
  await user.click(await screen.findByRole('button', { name: menu }, { timeout: 5000 }));
  await user.click(await screen.findByRole('menuitem', { name: textOf('action.edit') }));
  const name = await screen.findByLabelText(textOf('admin.farm.name'));
  await user.clear(name);
  await user.type(name, 'Moje{Enter}');
  expect(await screen.findByText(textOf('record.changedMeanwhile', { now: 'Jejich' }))).toBeTruthy();
  expect(name).toHaveProperty('value', 'Moje');
  await user.type(name, '{Enter}');
  expect(await screen.findByText(textOf('admin.farm.saved', { farm: 'Moje' }))).toBeTruthy();
  expect(change.mock.calls).toMatchObject([[{ version: 1 }], [{ version: 2 }]]);
});
