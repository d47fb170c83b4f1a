import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi, type FakeAnswers } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const farm = (id: number): object => ({
  id,
  name: `Farma ${id}`,
  countryCode: 'CZ',
  role: 'owner',
  boundingBox: null,
  revision: 1,
  version: 1,
});
type ListFarms = NonNullable<NonNullable<NonNullable<FakeAnswers['agroevidence']>['farms']>['list']>;

function answerFarms(list: () => Promise<unknown>): void {
  fakeApi({
    agroevidence: {
      farms: { list: list as ListFarms },
      supportedCountries: { list: async () => ({ rows: [], total: 0 }) },
    },
  });
}
const twoFarms = async (): Promise<unknown> => ({ rows: [farm(3), farm(5)], total: 2 });

function pathOf({ router }: ReturnType<typeof renderApp>): string {
  return router.state.location.pathname;
}

describe('an address', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
    answerFarms(twoFarms);
  });

  it.each(['/', '/farm', '/farm/99', '/farm/nonsense'])('%s leads to the first farm', async (path) => {
    const app = renderApp(path);
    await waitFor(() => expect(pathOf(app)).toBe('/farm/3/map'));
  });

  it('of a farm opens the newer map where its flag is on', async () => {
    const app = renderApp('/farm/5', { configuration: { flags: { 'cfd-8205-map-v2': true } } });
    await waitFor(() => expect(pathOf(app)).toBe('/farm/5/map-v2'));
    expect(await screen.findByText('map', {}, { timeout: 5000 })).toBeTruthy();
  });

  it('of the application leads to signing in without a session, and remembers where to go back', async () => {
    storage.remove(storageKeys.token);
    const app = renderApp('/farm/5/map');
    await waitFor(() => expect(pathOf(app)).toBe('/login'));
    expect(app.router.state.location.search).toEqual({ redirect: '/farm/5/map' });
  });

  it.each([401, 403])('leads to signing in when the farms are refused with %i', async (status) => {
    answerFarms(() => Promise.reject(new ApiError(status, { code: 'authentication.expired' })));
    const app = renderApp('/farm/5/map');
    expect(await screen.findByRole('heading', { name: textOf('login.title') })).toBeTruthy();
    expect(pathOf(app)).toBe('/login');
  });

  it.each([
    [500, textOf('shell.error.500.heading')],
    [503, textOf('shell.error.503.heading')],
    [429, textOf('shell.error.503.heading')],
  ])('stays and offers another try when the server is in trouble (%i)', async (status, heading) => {
    answerFarms(() => Promise.reject(new ApiError(status, { code: 'unexpected' })));
    const app = renderApp('/farm/5/map');
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(pathOf(app)).toBe('/farm/5/map');
    expect(app.session.token()).not.toBeNull();
    answerFarms(twoFarms);
    await app.user.click(screen.getByRole('button', { name: textOf('action.retry') }));
    expect(await screen.findByText('map')).toBeTruthy();
  });

  it('stays and offers another try when the server is out of reach', async () => {
    answerFarms(() => Promise.reject(new ApiError(0, { code: 'network.unreachable' })));
    const app = renderApp('/farm/5/map');
    expect(await screen.findByRole('heading', { name: textOf('shell.error.0.heading') })).toBeTruthy();
    answerFarms(twoFarms);
    await app.user.click(screen.getByRole('button', { name: textOf('action.retry') }));
    expect(await screen.findByText('map')).toBeTruthy();
  });

  it('leads a user without farms to set one up', async () => {
    answerFarms(async () => ({ rows: [], total: 0 }));
    const app = renderApp('/farm');
    await waitFor(() => expect(pathOf(app)).toBe('/signup/import'));
  });

  it('of a farm that is not theirs says so to whoever came with it, above the farm that is opened', async () => {
    renderApp('/farm/99');
    expect(await screen.findByText(textOf('shell.farmRefused', { farm: 'Farma 3' }))).toBeTruthy();
  });

  it('that does not exist within a farm says so below the header, in the one main part of the page', async () => {
    renderApp('/farm/5/nonsense');
    expect(await screen.findByRole('heading', { name: textOf('shell.error.404.heading') })).toBeTruthy();
    expect(screen.getByRole('button', { name: textOf('shell.switchFarm', { farm: 'Farma 5' }) })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('for a new account leads whoever is signed in to their farm', async () => {
    const app = renderApp('/signup');
    await waitFor(() => expect(pathOf(app)).toBe('/farm/3/map'));
  });

  it('that does not exist says so', async () => {
    renderApp('/nowhere');
    expect(await screen.findByRole('heading', { name: textOf('shell.error.404.heading') })).toBeTruthy();
  });

  it('is left for signing in when the session ends, also in another tab', async () => {
    const app = renderApp('/farm/5/map');
    await screen.findByText('map');
    app.session.end();
    await waitFor(() => expect(pathOf(app)).toBe('/login'));
    expect(app.router.state.location.search).toEqual({ redirect: '/farm/5/map' });
  });
});

describe('the shell', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  });

  it('switches between the farms of the user', async () => {
    answerFarms(twoFarms);
    const app = renderApp('/farm/5/map');
    await app.user.click(await screen.findByRole('button', { name: textOf('shell.switchFarm', { farm: 'Farma 5' }) }));
    await app.user.click(await screen.findByRole('link', { name: 'Farma 3' }));
    await waitFor(() => expect(pathOf(app)).toBe('/farm/3/map'));
  });

  it('signs out at the server and here, even when the server does not hear of it', async () => {
    const signOut = vi.fn(() => Promise.reject(new ApiError(0, { code: 'network.unreachable' })));
    answerFarms(twoFarms);
    const app = renderApp('/farm/5/map');
    await app.user.click(
      await screen.findByRole('button', { name: textOf('shell.userMenu', { user: 'jan@farma.cz' }) }),
    );
    fakeApi({ gateway: { authentication: { signOut } } });
    await app.user.click(await screen.findByRole('button', { name: textOf('shell.signOut') }));
    await waitFor(() => expect(pathOf(app)).toBe('/login'));
    expect(storage.read(storageKeys.token)).toBeNull();
    expect(signOut).toHaveBeenCalledOnce();
  });
});
