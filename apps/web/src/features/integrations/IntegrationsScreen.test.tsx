import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const farmer = 'jan@farma.cz';
const none = { farmId: 3, login: null, szrid: null, hasSecret: false, version: 0 };
const known = { farmId: 3, login: '99jan', szrid: '1000000001', hasSecret: true, version: 1 };
const update = { importId: 7, farmId: 3, validityDate: '2026-11-20', updatedAt: '2026-11-20T10:00:00Z', parcels: 21 };

const access = vi.fn(async (): Promise<typeof known | typeof none> => none);
const changeAccess = vi.fn(async (_input: object) => ({ ...known, login: '99nova' }));
const updated = vi.fn(async (_input: object): Promise<object> => ({ rows: [], total: 0 }));

interface Wishes {
  readonly isRegistryConnected?: boolean;
  readonly countryCode?: string;
}

function open({ isRegistryConnected = true, countryCode = 'CZ' }: Wishes = {}): ReturnType<typeof renderApp> {
  const farm = {
    id: 3,
    name: 'Statek',
    countryCode,
    role: 'owner',
    boundingBox: null,
    revision: 1,
    version: 1,
  } as const;
  const person = { id: 1, email: farmer, firstName: '', lastName: '', language: 'cs', authorities: [], isAdmin: false };
  fakeApi({
    gateway: { users: { read: async () => person } },
    agroevidence: {
      farms: {
        list: async () => ({ rows: [farm], total: 1 }),
        settings: async () => ({ farmId: 3, eagriSettingsEnabled: false, timeZone: 'Europe/Prague' }),
      },
      eagri: { access, changeAccess, updated: updated as never },
    },
  });
  return renderApp('/farm/3/user/integrations', { configuration: { isRegistryConnected } });
}

const login = (): Promise<HTMLInputElement> => screen.findByLabelText(textOf('registry.login'));
const key = (): HTMLInputElement => screen.getByLabelText(textOf('registry.secret'));

async function fillIn({ user }: ReturnType<typeof renderApp>): Promise<void> {
  await user.type(await login(), ' 99nova');
  await user.type(key(), 'tajny klic');
  await user.type(screen.getByLabelText(textOf('registry.szrid')), '1 000 000 001');
  await user.click(screen.getByRole('button', { name: textOf('integrations.registry.submit') }));
}

const ownEntries = new RegExp(
  `^(${[textOf('integrations.title'), textOf('profile.title'), textOf('password.title')].join('|')})$`,
);

describe('the integrations of a farm', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    storage.write(storageKeys.token, tokenOf(farmer));
  });

  it('come first in the menu of the user', async () => {
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: textOf('shell.userMenu', { user: farmer }) }, { timeout: 5000 }),
    );
    const links = await screen.findAllByRole('link', { name: ownEntries });
    expect(links[0]?.textContent).toBe(textOf('integrations.title'));
  });

  it('let a farm sign in to the land registry, without the blanks that were typed', async () => {
    const app = open();
    expect(await screen.findByText(textOf('integrations.registry.notConnected'))).toBeTruthy();
    await fillIn(app);
    expect(await screen.findByText(textOf('integrations.registry.connected'))).toBeTruthy();
    expect(changeAccess).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { id: 3 },
        body: { login: '99nova', secret: 'tajny klic', szrid: '1000000001' },
      }),
    );
    expect(screen.getByText('99nova', { selector: 'dd' })).toBeTruthy();
    expect(await screen.findByText(textOf('integrations.registry.never'))).toBeTruthy();
    expect(screen.queryByLabelText(textOf('registry.secret'))).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: textOf('integrations.registry.change') }));
  });

  it('ask the registry nothing while something is missing', async () => {
    const { user } = open();
    await login();
    await user.click(screen.getByRole('button', { name: textOf('integrations.registry.submit') }));
    expect(await screen.findAllByText(textOf('validation.required'))).toHaveLength(3);
    expect(changeAccess).not.toHaveBeenCalled();
  });

  it.each([
    [403, 'eagri.forbidden', textLike('error.eagri.forbidden')],
    [503, 'eagri.unavailable', textLike('error.eagri.unavailable')],
    [422, 'validation.submitError', textLike('error.validation.submitError')],
  ])('say what to do when the registry answers %i, and keep what was typed', async (status, code, words) => {
    changeAccess.mockRejectedValueOnce(new ApiError(status, { code }));
    await fillIn(open());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(key().value).toBe('tajny klic');
  });

  it('say so when the registry has no land for this number', async () => {
    const fields = [{ path: 'szrid', code: 'eagri.unknownSubject' }];
    changeAccess.mockRejectedValueOnce(new ApiError(422, { code: 'validation.submitError', fields }));
    await fillIn(open());
    expect(await screen.findByText(textLike('registry.noLand'))).toBeTruthy();
  });

  it('show how the farm signs in and when its land came, and never the key', async () => {
    access.mockResolvedValueOnce(known);
    updated.mockResolvedValueOnce({ rows: [update], total: 4 });
    const { user } = open();
    expect(await screen.findByText('99jan')).toBeTruthy();
    expect(screen.getByText('1000000001')).toBeTruthy();
    expect(
      await screen.findByText(textLike('integrations.registry.takenOf', { count: 21, day: '20. 11. 2026' })),
    ).toBeTruthy();
    expect(updated).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ 'per-page': 1, 'sort-dir': 'desc' }) as object }),
    );
    await user.click(screen.getByRole('button', { name: textOf('integrations.registry.change') }));
    expect((await login()).value).toBe('99jan');
    expect(key().value).toBe('');
    expect(document.activeElement).toBe(await login());
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText(textOf('registry.secret'))).toBeNull();
  });

  it('show how another has let it sign in meanwhile, keep what was typed, and overwrite only what was shown', async () => {
    access.mockResolvedValueOnce(known);
    const theirs = { ...known, login: '99jejich', version: 2 };
    changeAccess.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current: theirs }));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: textOf('integrations.registry.change') }));
    await app.user.clear(await login());
    await app.user.clear(screen.getByLabelText(textOf('registry.szrid')));
    await fillIn(app);
    expect(await screen.findByText(textOf('record.changedMeanwhile', { now: '99jejich' }))).toBeTruthy();
    expect(screen.getByText('99jejich', { selector: 'dd' })).toBeTruthy();
    expect(key().value).toBe('tajny klic');
    await app.user.click(screen.getByRole('button', { name: textOf('integrations.registry.submit') }));
    expect(await screen.findByText('99nova', { selector: 'dd' })).toBeTruthy();
    expect(changeAccess.mock.calls).toMatchObject([[{ version: 1 }], [{ version: 2 }]]);
  });

  it('say so where no registry is connected, and ask for nothing', async () => {
    open({ isRegistryConnected: false });
    expect(await screen.findByText(textLike('integrations.registry.unavailable'))).toBeTruthy();
    await waitFor(() => expect(access).toHaveBeenCalled());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('say calmly that another country has no such registry', async () => {
    open({ countryCode: 'SK' });
    expect(await screen.findByText(textLike('integrations.registry.foreign', { country: 'Slovensko' }))).toBeTruthy();
    expect(access).not.toHaveBeenCalled();
    expect(screen.queryByText(textOf('integrations.registry.notConnected'))).toBeNull();
  });

  it('can be seen but not changed by whoever acts as the user', async () => {
    const claims = { exp: 4_000_000_000, sid: 'acting', principal: farmer, user_farms: [], original_user_id: 1 };
    storage.write(storageKeys.token, `e30.${btoa(JSON.stringify(claims))}.signature`);
    access.mockResolvedValueOnce(known);
    open();
    expect(await screen.findByText('99jan')).toBeTruthy();
    expect(screen.getByText(textLike('integrations.registry.acting'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('integrations.registry.change') })).toBeNull();
  });
});
