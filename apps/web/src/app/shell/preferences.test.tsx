import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { slovakTextOf, textLike, textOf } from '#web/testing/text.ts';

const email = 'jan@farma.cz';
const user = { id: 1, email, firstName: 'Jan', lastName: 'Novák', language: 'cs', authorities: [], isAdmin: false };
const change = vi.fn(async () => user);

/** The user menu, opened. */
async function openMenu(): Promise<ReturnType<typeof renderApp>['user']> {
  fakeApi({
    gateway: { users: { read: async () => user, change } },
    agroevidence: { farms: { list: async () => ({ rows: [], total: 0 }) } },
  });
  const app = renderApp('/account');
  await app.user.click(await screen.findByRole('button', { name: textLike('shell.userMenu') }, { timeout: 5000 }));
  return app.user;
}

async function chooseSlovak(press: Awaited<ReturnType<typeof openMenu>>): Promise<void> {
  await press.selectOptions(screen.getByRole('combobox', { name: textOf('language.label') }), 'sk-SK');
  await waitFor(() => expect(document.documentElement.lang).toBe('sk'));
}

describe('The language in the user menu', () => {
  beforeEach(() => {
    change.mockClear();
  });

  it('is that of mails too: it is kept with the user, and nothing else of them is touched', async () => {
    storage.write(storageKeys.token, tokenOf(email));
    await chooseSlovak(await openMenu());
    expect(change).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ params: { email }, body: { language: 'sk' } }),
    );
  });

  it('stays on screen where it could not be kept, and that is said', async () => {
    storage.write(storageKeys.token, tokenOf(email));
    change.mockRejectedValueOnce(new ApiError(503, { code: 'service.unavailable' }));
    await chooseSlovak(await openMenu());
    expect(await screen.findByText(slovakTextOf('language.notKept'))).toBeTruthy();
  });
});
