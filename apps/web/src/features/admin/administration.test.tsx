import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi, type FakeAnswers } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const admin = 'spravce@example.com';
const farmer = 'jan@farma.cz';

/** A token with which an administrator acts as the farmer. */
function actingToken(): string {
  const claims = { exp: 4_000_000_000, sid: 'acting', principal: farmer, user_farms: [], original_user_id: 1 };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

const farm = (id: number): object => ({
  id,
  name: `Farma ${id}`,
  countryCode: 'CZ',
  role: 'owner',
  boundingBox: null,
  revision: 1,
  version: 1,
});

function answer(gateway: FakeAnswers['gateway'] = {}): void {
  const read = async ({ params }: { params: { email: string } }): Promise<object> => ({
    id: 1,
    email: params.email,
    firstName: '',
    lastName: '',
    language: 'cs',
    authorities: [],
    isAdmin: params.email === admin,
  });
  fakeApi({
    gateway: { users: { read: read as never }, ...gateway },
    agroevidence: {
      farms: { list: (async () => ({ rows: [farm(3)], total: 1 })) as never },
      adminFarms: { list: async () => ({ rows: [], total: 0 }) },
    },
  });
}

describe('administration', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf(admin));
    answer();
  });

  it('is in the menu of an administrator', async () => {
    const app = renderApp('/farm/3/map');
    await app.user.click(
      await screen.findByRole('button', { name: textOf('shell.userMenu', { user: admin }) }, { timeout: 10_000 }),
    );
    expect(await screen.findByRole('link', { name: textOf('admin.title') })).toBeTruthy();
    expect(await screen.findByRole('button', { name: textOf('impersonation.title') })).toBeTruthy();
  });

  it('is in nobody else’s, and nothing is where it would be', async () => {
    storage.write(storageKeys.token, tokenOf(farmer));
    const app = renderApp('/farm/3/map');
    await app.user.click(
      await screen.findByRole('button', { name: textOf('shell.userMenu', { user: farmer }) }, { timeout: 10_000 }),
    );
    expect(screen.queryByRole('link', { name: textOf('admin.title') })).toBeNull();
    void app.router.navigate({ to: '/admin/farms', search: {} });
    expect(await screen.findByRole('heading', { name: textOf('shell.error.404.heading') })).toBeTruthy();
  });

  it('says what to do where no farm is found', async () => {
    renderApp('/farm/3/admin/farms?query=nikde');
    expect(await screen.findByRole('heading', { name: textOf('admin.farms.none', { query: 'nikde' }) })).toBeTruthy();
    expect(screen.getByLabelText(textOf('admin.farms.search'))).toHaveProperty('value', 'nikde');
  });
});

describe('acting as a user', () => {
  it('is shown above every screen with the farm and the way back', async () => {
    storage.write(storageKeys.token, actingToken());
    const back = vi.fn(async () => ({ id_token: tokenOf(admin), principal: admin }));
    answer({ authentication: { switch: back } });
    const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const app = renderApp('/farm/3/map');
    const panel = await screen.findByRole('complementary', { name: textOf('impersonation.title') });
    expect(panel.textContent).toContain(textOf('impersonation.acting', { user: farmer, farm: 'Farma 3' }));
    await app.user.click(screen.getByRole('button', { name: textOf('impersonation.end') }));
    await waitFor(() => expect(storage.read(storageKeys.token)).toBe(tokenOf(admin)));
    expect(back).toHaveBeenCalledWith(expect.objectContaining({ body: null }));
    expect(load).toHaveBeenCalledWith('/farm');
  });

  it('is not shown to people who are themselves', async () => {
    storage.write(storageKeys.token, tokenOf(farmer));
    answer();
    renderApp('/farm/3/map');
    await screen.findByText('map');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
