import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

function answer(farmIds: readonly number[]): void {
  const rows = farmIds.map((id) => ({
    id,
    name: `Farma ${id}`,
    countryCode: 'CZ',
    role: 'owner' as const,
    boundingBox: null,
    revision: 1,
    version: 1,
  }));
  fakeApi({ agroevidence: { farms: { list: async () => ({ rows, total: rows.length }) } } });
}

describe('a consent that nobody waits for', () => {
  beforeEach(() => {
    storage.remove(storageKeys.token);
  });

  it('leads whoever is signed in to the integrations of their first farm', async () => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
    answer([8, 3]);
    renderApp('/oauth');
    expect(await screen.findByRole('heading', { name: textOf('oauth.title') }, { timeout: 5000 })).toBeTruthy();
    const way = await screen.findByRole('link', { name: textOf('oauth.toIntegrations') });
    expect(way.getAttribute('href')).toBe('/farm/8/user/integrations');
  });

  it('leads whoever has no farm on from the beginning', async () => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
    answer([]);
    renderApp('/oauth');
    expect((await screen.findByRole('link', { name: textOf('action.continue') })).getAttribute('href')).toBe('/farm');
  });

  it('leads everybody else to the sign-in', async () => {
    renderApp('/oauth');
    expect((await screen.findByRole('link', { name: textOf('login.submit') })).getAttribute('href')).toBe('/login');
  });

  it('leaves what the provider sent neither in the address nor in the history', async () => {
    const { router } = renderApp('/oauth?code=tajny-kod&state=x');
    await screen.findByRole('heading', { name: textOf('oauth.title') });
    expect(router.state.location.href).toBe('/oauth');
    expect(router.history.length).toBe(1);
  });
});
