import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

const admin = 'spravce@example.com';
const farm = (id: number, registry: object | null): object => ({
  id,
  name: `Farma ${id}`,
  countryCode: 'CZ',
  createdAt: '2026-01-01T10:00:00Z',
  users: 1,
  parcels: 4,
  lastImport: null,
  registry,
});
const signedIn = { login: '99jan', szrid: '1000000001', changedAt: '2026-11-20T10:00:00Z' };

const list = vi.fn(async () => ({ rows: [farm(3, signedIn), farm(4, null)], total: 2 }));
const remove = vi.fn(async (_input: object) => undefined);

function open(): ReturnType<typeof renderApp> {
  const person = { id: 1, email: admin, firstName: '', lastName: '', language: 'cs', authorities: [], isAdmin: true };
  const own = { ...sampleFarm, id: 3, name: 'Farma 3', boundingBox: null };
  fakeApi({
    gateway: { users: { read: async () => person } },
    agroevidence: {
      farms: { list: async () => ({ rows: [own], total: 1 }) },
      adminFarms: { list: list as never, removeRegistryAccess: remove },
    },
  });
  return renderApp('/farm/3/admin/farms');
}

describe('the sign-in of a farm to the land registry, for an administrator', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    storage.write(storageKeys.token, tokenOf(admin));
  });

  it('stands in the list with login and number, and nothing where there is none', async () => {
    open();
    expect(
      await screen.findByRole(
        'button',
        { name: textOf('admin.farm.registryNamed', { login: '99jan', farm: 'Farma 3' }) },
        { timeout: 5000 },
      ),
    ).toBeTruthy();
    expect(screen.getByText('SZR 1000000001')).toBeTruthy();
    expect(screen.getByText('ne')).toBeTruthy();
  });

  it('can be removed once that is confirmed, and neither set nor changed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^99jan/ }));
    const dialog = await screen.findByRole('dialog', { name: textOf('admin.registry.title', { farm: 'Farma 3' }) });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: textOf('admin.registry.remove') }));
    expect(remove).not.toHaveBeenCalled();
    expect(within(dialog).getByText(textLike('admin.registry.question'))).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: textOf('admin.registry.remove') }));
    expect(await screen.findByText(textOf('admin.registry.removed', { farm: 'Farma 3' }))).toBeTruthy();
    expect(remove).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 3 } }));
    await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1));
  });
});
