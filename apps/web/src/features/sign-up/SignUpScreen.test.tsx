import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

const exists = vi.fn(async ({ query }: { query: { email: string } }) => query.email === 'znamy@farma.cz');
const signIn = vi.fn(async () => ({ id_token: tokenOf('jan@farma.cz'), principal: 'jan@farma.cz' }));
const noCountries = { list: async () => ({ rows: [], total: 0 }) };

async function open(register = vi.fn(async () => ({ id: 1, email: 'jan@farma.cz' }))): Promise<{
  app: ReturnType<typeof renderApp>;
  register: typeof register;
  submit: () => Promise<void>;
}> {
  fakeApi({
    gateway: { accounts: { exists, register }, authentication: { signIn } },
    agroevidence: { supportedCountries: noCountries },
  });
  const app = renderApp('/signup');
  await screen.findByLabelText(textOf('signUp.email'), {}, { timeout: 5000 });
  return { app, register, submit: () => app.user.click(screen.getByRole('button', { name: textOf('signUp.submit') })) };
}

describe('a new account', () => {
  it('needs an email, a password of six and the licence, and says so beside each', async () => {
    const { register, submit } = await open();
    await submit();
    expect(await screen.findByText(textLike('NewAccount.emailFormatError'))).toBeTruthy();
    expect(screen.getByText(textOf('NewAccount.passwordLengthError', { length: 6 }))).toBeTruthy();
    expect(screen.getByText(textLike('NewAccount.licenseCheckedError'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(textOf('signUp.email')));
    expect(register).not.toHaveBeenCalled();
  });

  it('says on leaving the field that the email is already known', async () => {
    const { app } = await open();
    await app.user.type(screen.getByLabelText(textOf('signUp.email')), 'znamy@farma.cz');
    await app.user.tab();
    expect(await screen.findByText(textLike('NewAccount.emailExistsError'))).toBeTruthy();
  });

  it('does not nag about a field that was only passed', async () => {
    const { app } = await open();
    await app.user.tab();
    expect(screen.queryByText(textLike('NewAccount.emailFormatError'))).toBeNull();
  });

  it('does not count spaces around a password', async () => {
    const { app } = await open();
    await app.user.type(screen.getByLabelText(textOf('signUp.password')), ' abcde ');
    await app.user.tab();
    expect(await screen.findByText(textLike('NewAccount.passwordLengthError'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(textOf('signUp.password')).value).toBe('abcde');
  });

  it('is created, signed in and led to its farm', async () => {
    const { app, register, submit } = await open();
    await app.user.type(screen.getByLabelText(textOf('signUp.email')), 'jan@farma.cz');
    await app.user.type(screen.getByLabelText(textOf('signUp.password')), 'tajne1');
    await app.user.click(screen.getByLabelText(textOf('signUp.licence')));
    await submit();
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    const body = { email: 'jan@farma.cz', password: 'tajne1', licenceAccepted: true, language: 'cs' };
    expect(register).toHaveBeenCalledWith(expect.objectContaining({ body }));
    expect(await screen.findByRole('heading', { name: textOf('farmImport.title') }, { timeout: 5000 })).toBeTruthy();
    expect(app.session.claims()?.principal).toBe('jan@farma.cz');
  });

  it('shows at the email that the server found it wrong', async () => {
    const refuse = vi.fn(() => Promise.reject(new ApiError(422, { code: 'GatewayEmail' })));
    const { app, submit } = await open(refuse);
    await app.user.type(screen.getByLabelText(textOf('signUp.email')), 'jan@farma.cz');
    await app.user.type(screen.getByLabelText(textOf('signUp.password')), 'tajne1');
    await app.user.click(screen.getByLabelText(textOf('signUp.licence')));
    await submit();
    expect(await screen.findByText(textLike('NewAccount.emailFormatError'))).toBeTruthy();
  });
});
