import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

const accepted = { id_token: tokenOf('jan@farma.cz'), principal: 'jan@farma.cz' };
const noFarms = { list: async () => ({ rows: [], total: 0 }) };
const noCountries = { list: async () => ({ rows: [], total: 0 }) };

async function signInWith(
  signIn: () => Promise<typeof accepted>,
  path = '/login',
): Promise<ReturnType<typeof renderApp>> {
  fakeApi({
    gateway: { authentication: { signIn } },
    agroevidence: { farms: noFarms, supportedCountries: noCountries },
  });
  const app = renderApp(path);
  await app.user.type(await screen.findByLabelText(textOf('login.username')), ' jan@farma.cz ');
  await app.user.type(screen.getByLabelText(textOf('login.password')), 'tajne1');
  await app.user.click(screen.getByRole('button', { name: textOf('login.submit') }));
  return app;
}

describe('signing in', () => {
  it('asks for what is missing and puts the cursor there', async () => {
    const signIn = vi.fn();
    fakeApi({ gateway: { authentication: { signIn } } });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText(textOf('login.password')), 'x');
    await user.click(screen.getByRole('button', { name: textOf('login.submit') }));
    expect(screen.getByText(textOf('validation.required'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(textOf('login.username')));
    expect(signIn).not.toHaveBeenCalled();
  });

  it('sends the name without spaces around it, and the wish to be remembered', async () => {
    const signIn = vi.fn(async () => accepted);
    const { session } = await signInWith(signIn);
    await waitFor(() => expect(session.token()).toBe(accepted.id_token));
    const body = { username: 'jan@farma.cz', password: 'tajne1', rememberMe: false };
    expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ body }));
  });

  it('leads a user without a farm to set one up', async () => {
    await signInWith(async () => accepted);
    expect(await screen.findByRole('heading', { name: textOf('farmImport.title') }, { timeout: 5000 })).toBeTruthy();
  });

  it.each([400, 401])('says that name or password are wrong on status %i, and keeps what was typed', async (status) => {
    await signInWith(() => Promise.reject(new ApiError(status, { code: 'authentication.failed' })));
    expect((await screen.findByRole('alert')).textContent).toMatch(textLike('error.authentication.failed'));
    expect(screen.getByLabelText<HTMLInputElement>(textOf('login.password')).value).toBe('tajne1');
  });

  it.each([500, 503])('shows a page on status %i, from which one comes back to what was typed', async (status) => {
    const { user } = await signInWith(() => Promise.reject(new ApiError(status, { code: 'unexpected' })));
    await user.click(await screen.findByRole('button', { name: textOf('login.backToLogin') }));
    expect(screen.getByLabelText<HTMLInputElement>(textOf('login.password')).value).toBe('tajne1');
  });

  it('offers the demo farm only where there is one', async () => {
    fakeApi({});
    renderApp('/login', { configuration: { demo: { email: 'demo@brazda.farm', password: 'x' } } });
    expect(await screen.findByRole('button', { name: textOf('login.demoSubmit') })).toBeTruthy();
  });

  it('leads back to where the user wanted to go', async () => {
    const { router } = await signInWith(async () => accepted, '/login?redirect=/signup/import-in-progress?import=7');
    await waitFor(() => expect(router.state.location.href).toBe('/signup/import-in-progress?import=7'));
  });

  it('does not follow an address outside of the application', async () => {
    const { router } = await signInWith(async () => accepted, '/login?redirect=//evil.example');
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup/import'));
  });
});
