import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { createSession } from '#web/lib/session.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

const jan = 'jan@farma.cz';
const farm = { ...sampleFarm, id: 3, name: 'Lhota', boundingBox: null };
const profile = { id: 1, email: jan, firstName: 'Jan', lastName: '', language: 'cs', authorities: [], isAdmin: false };

const signIn = vi.fn(async (_input: object) => ({ id_token: `${tokenOf(jan)}-again`, principal: jan }));

/** The profile with a changed name, and a session that the server has ended meanwhile. */
async function interrupt(): Promise<ReturnType<typeof renderApp>> {
  fakeApi({
    gateway: { authentication: { signIn }, users: { read: async () => profile } },
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }) } },
  });
  const app = renderApp('/farm/3/user/profile');
  const name = await screen.findByLabelText(textOf('profile.firstName'), {}, { timeout: 5000 });
  await app.user.clear(name);
  await app.user.type(name, 'Jeník');
  void app.session.renew(app.session.token() ?? '').catch(() => undefined);
  await screen.findByRole('dialog', { name: textOf('signInAgain.heading') });
  return app;
}

describe('a session that the server has ended', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    storage.write(storageKeys.token, tokenOf(jan));
  });

  it('is renewed in a dialog over what was typed, with the email filled in', async () => {
    const app = await interrupt();
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLInputElement>(textOf('login.username')).value).toBe(jan);
    expect(document.activeElement).toBe(within(dialog).getByLabelText(textOf('login.password')));
    await app.user.keyboard('tajne1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(textOf('profile.firstName')).value).toBe('Jeník');
    expect(app.session.token()).toBe(`${tokenOf(jan)}-again`);
  });

  it('says what is wrong with the password and asks again', async () => {
    signIn.mockRejectedValueOnce(new ApiError(401, { code: 'authentication.failed' }));
    const app = await interrupt();
    await app.user.keyboard('spatne{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(textLike('error.authentication.failed'));
    expect(screen.getByRole('dialog', { name: textOf('signInAgain.heading') })).toBeTruthy();
  });

  it('asks somebody else whether to leave, and takes their session only then', async () => {
    const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    signIn.mockResolvedValueOnce({ id_token: tokenOf('eva@farma.cz'), principal: 'eva@farma.cz' });
    const app = await interrupt();
    await app.user.keyboard('jiné{Enter}');
    const dialog = await screen.findByRole('dialog', { name: textOf('signInAgain.otherHeading') });
    expect(app.session.token()).toBe(tokenOf(jan));
    await app.user.click(
      within(dialog).getByRole('button', { name: textOf('signInAgain.goOnAs', { email: 'jan@farma.cz' }) }),
    );
    expect(await screen.findByRole('dialog', { name: textOf('signInAgain.heading') })).toBeTruthy();
    signIn.mockResolvedValueOnce({ id_token: tokenOf('eva@farma.cz'), principal: 'eva@farma.cz' });
    await app.user.type(screen.getByLabelText(textOf('login.password')), '{Enter}');
    await app.user.click(
      await screen.findByRole('button', { name: textOf('signInAgain.goOnAsOther', { email: 'eva@farma.cz' }) }),
    );
    expect(load).toHaveBeenCalledWith('/farm');
    expect(storage.read(storageKeys.token)).toBe(tokenOf('eva@farma.cz'));
  });

  it('leads to the sign-in for whoever lets go of what was typed', async () => {
    const app = await interrupt();
    await app.user.click(screen.getByRole('button', { name: textOf('signInAgain.leave') }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(storage.read(storageKeys.token)).toBeNull();
  });

  it('before any screen was shown leads to the sign-in, which says why and knows the email', async () => {
    const session = createSession(() => Promise.reject(new ApiError(401, { code: 'authentication.expired' })));
    await session.renew(tokenOf(jan)).catch(() => undefined);
    renderApp('/login');
    expect(await screen.findByText(textOf('error.authentication.expired'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(textOf('login.username')).value).toBe(jan);
  });
});
