import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

const exists = vi.fn(async ({ query }: { query: { email: string } }) => query.email === 'jan@farma.cz');
const done = async (): Promise<undefined> => undefined;
const unavailable = (): Promise<never> => Promise.reject(new ApiError(503, { code: 'service.unavailable' }));
const patience = { timeout: 5000 };

async function open(init: () => Promise<undefined> = vi.fn(done)): Promise<ReturnType<typeof renderApp>> {
  fakeApi({ gateway: { accounts: { exists }, passwordReset: { init } } });
  const app = renderApp('/reset', { configuration: { supportEmail: 'podpora@brazda.farm' } });
  await screen.findByLabelText(textOf('profile.email'), {}, patience);
  return app;
}
const send = (): HTMLElement => screen.getByRole('button', { name: textOf('reset.submit') });

describe('asking for a new password', () => {
  it('refuses what is no email, on leaving the field and on sending', async () => {
    const init = vi.fn(done);
    const { user } = await open(init);
    await user.type(screen.getByLabelText(textOf('profile.email')), 'jan');
    await user.tab();
    expect(await screen.findByText(textLike('NewAccount.emailFormatError'))).toBeTruthy();
    await user.clear(screen.getByLabelText(textOf('profile.email')));
    await user.click(send());
    expect(await screen.findByText(textLike('NewAccount.emailFormatError'))).toBeTruthy();
    expect(init).not.toHaveBeenCalled();
  });

  it('says that there is no such account', async () => {
    const init = vi.fn(done);
    const { user } = await open(init);
    await user.type(screen.getByLabelText(textOf('profile.email')), 'jna@farma.cz{Enter}');
    expect(await screen.findByText(textLike('reset.emailMissing'))).toBeTruthy();
    expect(init).not.toHaveBeenCalled();
  });

  it('tells where the mail went, and leads back to the login', async () => {
    const init = vi.fn(done);
    const { user } = await open(init);
    await user.type(screen.getByLabelText(textOf('profile.email')), ' jan@farma.cz {Enter}');
    expect(await screen.findByRole('heading', { name: textOf('reset.sentTitle') })).toBeTruthy();
    expect(screen.getByText(/Na adresu jan@farma.cz jsme poslali odkaz/)).toBeTruthy();
    expect(init).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ mail: 'jan@farma.cz' }) as object }),
    );
    await user.click(screen.getByRole('link', { name: textOf('login.backToLogin') }));
    expect(await screen.findByRole('heading', { name: textOf('login.title') })).toBeTruthy();
  });

  it('sends the mail again for whom it did not come to', async () => {
    const init = vi.fn(done);
    const { user } = await open(init);
    await user.type(screen.getByLabelText(textOf('profile.email')), 'jan@farma.cz{Enter}');
    await user.click(await screen.findByRole('button', { name: textOf('reset.sendAgain') }));
    expect(await screen.findByText(textOf('reset.sentAgain'))).toBeTruthy();
    expect(init).toHaveBeenCalledTimes(2);
  });

  it('knows the email that was typed at the sign-in', async () => {
    fakeApi({});
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText(textOf('login.username')), 'jan@farma.cz');
    await user.click(screen.getByRole('link', { name: textOf('login.forgotten') }));
    expect((await screen.findByLabelText<HTMLInputElement>(textOf('profile.email'), {}, patience)).value).toBe(
      'jan@farma.cz',
    );
  });

  it('names the support where the mail cannot be asked for, and keeps the email', async () => {
    const { user } = await open(unavailable);
    await user.type(screen.getByLabelText(textOf('profile.email')), 'jan@farma.cz{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('podpora@brazda.farm');
    expect(screen.getByLabelText<HTMLInputElement>(textOf('profile.email')).value).toBe('jan@farma.cz');
  });

  it('asks also where it is not known whether the account exists', async () => {
    const init = vi.fn(done);
    const { user } = await open(init);
    exists.mockRejectedValueOnce(new ApiError(503, { code: 'service.unavailable' }));
    await user.type(screen.getByLabelText(textOf('profile.email')), 'eva@farma.cz');
    await user.click(send());
    await waitFor(() => expect(init).toHaveBeenCalledOnce());
  });
});

describe('the link from the mail', () => {
  type Check = () => Promise<boolean>;
  type Finish = () => Promise<undefined>;
  function follow(check: Check, finish: Finish = vi.fn(done)): ReturnType<typeof renderApp> {
    fakeApi({ gateway: { passwordReset: { check, finish } } });
    return renderApp('/reset?key=tajny-klic', { configuration: { supportEmail: 'podpora@brazda.farm' } });
  }
  const valid: Check = async () => true;

  it('sets the new password and leads to the login, out of whatever session there was', async () => {
    const finish = vi.fn(done);
    const { user, session, router } = follow(valid, finish);
    session.begin(tokenOf('jan@farma.cz'));
    await user.type(await screen.findByLabelText(textOf('reset.newTitle'), {}, patience), ' nove heslo {Enter}');
    expect(await screen.findByText(textOf('login.passwordSet'))).toBeTruthy();
    expect(finish).toHaveBeenCalledWith(
      expect.objectContaining({ body: { key: 'tajny-klic', newPassword: 'nove heslo' } }),
    );
    expect(router.state.location.pathname).toBe('/login');
    expect(session.token()).toBeNull();
  });

  it('says that it is not valid any more, and leads to a new one', async () => {
    const { user } = follow(async () => false);
    expect(await screen.findByRole('heading', { name: textOf('reset.invalidTitle') }, patience)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: textOf('reset.again') }));
    expect(await screen.findByLabelText(textOf('profile.email'))).toBeTruthy();
  });

  it('is not valid any more where the server does not take the password by it', async () => {
    const { user } = follow(valid, () => Promise.reject(new ApiError(422, { code: 'resetKey.invalid' })));
    await user.type(await screen.findByLabelText(textOf('reset.newTitle'), {}, patience), 'nove heslo{Enter}');
    expect(await screen.findByRole('heading', { name: textOf('reset.invalidTitle') })).toBeTruthy();
  });

  it('may be used again where the server was not reached', async () => {
    const { user } = follow(valid, () => Promise.reject(new ApiError(0, { code: 'network.unreachable' })));
    await user.type(await screen.findByLabelText(textOf('reset.newTitle'), {}, patience), 'nove heslo{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(textOf('error.network.unreachable'));
    expect(screen.getByLabelText<HTMLInputElement>(textOf('reset.newTitle')).value).toBe('nove heslo');
  });

  it('names the support where it cannot be checked', async () => {
    follow(() => Promise.reject(new ApiError(500, { code: 'unexpected' })));
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('podpora@brazda.farm');
  });

  it('takes no password of fewer than six characters', async () => {
    const finish = vi.fn(done);
    const { user } = follow(valid, finish);
    await user.type(await screen.findByLabelText(textOf('reset.newTitle'), {}, patience), '  pet5 {Enter}');
    expect(await screen.findByText(textLike('NewAccount.passwordLengthError'))).toBeTruthy();
    expect(finish).not.toHaveBeenCalled();
  });
});
