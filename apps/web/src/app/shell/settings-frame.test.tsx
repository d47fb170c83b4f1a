import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

function signInAs(role: 'owner' | 'reader'): void {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  const farm = { id: 5, name: 'U lesa', countryCode: 'CZ', role, boundingBox: null, revision: 1, version: 1 } as const;
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }) },
      supportedCountries: { list: async () => ({ rows: [], total: 0 }) },
    },
  });
}

/** What the settings lead to from a screen, once as much is known as the last of them needs. */
async function waysOf(path: string, last: PlainMessageId = 'account.title'): Promise<(string | null)[]> {
  renderApp(path);
  const ways = within(await screen.findByRole('navigation', { name: textOf('shell.settings') }, { timeout: 5000 }));
  await ways.findByRole('link', { name: textOf(last) });
  return ways.getAllByRole('link').map((link) => link.textContent);
}

const ofPerson = ['profile.title', 'password.title', 'account.title'] as const;

describe('The settings', () => {
  beforeEach(() => signInAs('owner'));

  it('lead to each other, and mark the one on screen', async () => {
    expect(await waysOf('/farm/5/user/profile')).toEqual(
      ['farmSettings.title' as const, 'integrations.title' as const, ...ofPerson].map((id) => textOf(id)),
    );
    expect(screen.getByRole('link', { name: textOf('profile.title') }).getAttribute('aria-current')).toBe('page');
  });

  it('lead to nothing that a role does not allow', async () => {
    signInAs('reader');
    expect(await waysOf('/farm/5/user/profile')).not.toContain(textOf('integrations.title'));
  });

  it('of the person lead to no farm that is not on screen', async () => {
    expect(await waysOf('/account', 'profile.title')).toEqual(ofPerson.map((id) => textOf(id)));
  });
});
