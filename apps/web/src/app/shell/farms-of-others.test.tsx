import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const admin = 'spravce@example.com';
const own = { ...sampleFarm, id: 3, name: 'Lhota správce', boundingBox: null };
const others = [
  { id: 3, name: 'Lhota správce', users: 1 },
  { id: 9, name: 'Horní Lhota', users: 2 },
];

const search = vi.fn(async (_input: object) => ({ rows: others, total: 27 }));
const users = vi.fn(async (_input: object) => ({ rows: [{ userId: 5, email: 'jan@farma.cz' }], total: 2 }));
const take = vi.fn(async (_input: object) => ({ id_token: tokenOf('jan@farma.cz'), principal: 'jan@farma.cz' }));

async function open(isAdmin: boolean): Promise<ReturnType<typeof renderApp>> {
  const person = { id: 1, email: admin, firstName: '', lastName: '', language: 'cs', authorities: [], isAdmin };
  fakeApi({
    gateway: {
      users: { read: async () => person },
      farmUsers: { list: users as never },
      authentication: { switch: take },
    },
    agroevidence: {
      farms: { list: async () => ({ rows: [own], total: 1 }) },
      adminFarms: { list: search as never },
    },
  });
  const app = renderApp('/farm/3/map');
  await app.user.click(await screen.findByRole('button', { name: textLike('shell.switchFarm') }, { timeout: 5000 }));
  return app;
}

describe('the farm switcher of an administrator', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storage.write(storageKeys.token, tokenOf(admin));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('finds farms of others from three letters on, half a second after the last one, each farm once', async () => {
    const { user } = await open(true);
    const box = await screen.findByRole('searchbox', { name: textOf('shell.findFarm') });
    await user.type(box, 'lh');
    await act(() => vi.advanceTimersByTimeAsync(700));
    await user.type(box, 'o');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(search).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(300));
    const found = await screen.findByRole('region', { name: textOf('shell.farmsOfOthers') });
    expect(within(found).getAllByRole('button')).toHaveLength(1);
    expect(
      within(found).getByRole('button', {
        name: new RegExp(`Horní Lhota.*${textOf('admin.farm.userCount', { count: 2 })}`),
      }),
    ).toBeTruthy();
    expect(found.textContent).toContain(textOf('shell.moreFarms', { count: 25 }));
    expect(screen.getByRole('link', { name: 'Lhota správce' })).toBeTruthy();
    expect(search).toHaveBeenCalledTimes(1);
    expect(search).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ query: 'lho' }) as object }),
    );
  });

  it('says as whom the administrator will act before it does anything', async () => {
    const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await open(true);
    await user.type(await screen.findByRole('searchbox'), 'lhota');
    await act(() => vi.advanceTimersByTimeAsync(700));
    await user.click(await screen.findByRole('button', { name: /Horní Lhota/ }));
    const dialog = await screen.findByRole('dialog', {
      name: textOf('impersonation.farmTitle', { farm: 'Horní Lhota' }),
    });
    await waitFor(() =>
      expect(dialog.textContent).toContain(textOf('impersonation.notYours', { user: 'jan@farma.cz' })),
    );
    expect(take).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: textOf('impersonation.begin') }));
    await waitFor(() => expect(load).toHaveBeenCalledWith('/farm/9'));
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ body: { farmId: 9 } }));
  });

  it('offers no way to a farm that has nobody to act as', async () => {
    users.mockResolvedValueOnce({ rows: [], total: 0 });
    const { user } = await open(true);
    await user.type(await screen.findByRole('searchbox'), 'lhota');
    await act(() => vi.advanceTimersByTimeAsync(700));
    await user.click(await screen.findByRole('button', { name: /Horní Lhota/ }));
    expect(await screen.findByText(textOf('error.impersonation.noUser'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('impersonation.begin') })).toBeNull();
  });

  it('says so where nothing is found', async () => {
    search.mockResolvedValueOnce({ rows: [], total: 0 });
    const { user } = await open(true);
    await user.type(await screen.findByRole('searchbox'), 'nikde');
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(await screen.findByText(textOf('admin.farms.none', { query: 'nikde' }))).toBeTruthy();
  });

  it('stays as it is for everybody else', async () => {
    await open(false);
    expect(await screen.findByRole('link', { name: 'Lhota správce' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
