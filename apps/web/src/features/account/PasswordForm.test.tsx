import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

type Change = () => Promise<undefined>;
const done: Change = async () => undefined;

function open(changePassword: Change = vi.fn(done)): {
  onChanged: ReturnType<typeof vi.fn>;
  user: ReturnType<typeof renderWithProviders>['user'];
} {
  fakeApi({ gateway: { accounts: { changePassword } } });
  const onChanged = vi.fn();
  return { onChanged, user: renderWithProviders(<PasswordForm onChanged={onChanged} />).user };
}

const submit = (): HTMLElement => screen.getByRole('button', { name: textOf('password.submit') });

describe('changing the password', () => {
  it('needs the current one and a new one of six characters', async () => {
    const change = vi.fn(done);
    const { user } = open(change);
    await user.type(screen.getByLabelText(textOf('password.new')), 'pet5 ');
    await user.click(submit());
    expect(await screen.findByText(textOf('validation.required'))).toBeTruthy();
    expect(screen.getByText(textLike('NewAccount.passwordLengthError'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(textOf('password.current')));
    expect(change).not.toHaveBeenCalled();
  });

  it('sends both and leaves neither on the screen', async () => {
    const change = vi.fn(done);
    const { user, onChanged } = open(change);
    await user.type(screen.getByLabelText(textOf('password.current')), 'stare heslo');
    await user.type(screen.getByLabelText(textOf('password.new')), 'nove heslo{Enter}');
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    const body = { currentPassword: 'stare heslo', newPassword: 'nove heslo' };
    expect(change).toHaveBeenCalledWith(expect.objectContaining({ body }));
    expect(screen.getByLabelText<HTMLInputElement>(textOf('password.current')).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(textOf('password.new')).value).toBe('');
  });

  it('says at the field that the current one is wrong, and keeps what was typed', async () => {
    const { user } = open(() => Promise.reject(new ApiError(422, { code: 'password.wrong' })));
    await user.type(screen.getByLabelText(textOf('password.current')), 'spatne');
    await user.type(screen.getByLabelText(textOf('password.new')), 'nove heslo{Enter}');
    expect(await screen.findByText(textLike('error.password.wrong'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(textOf('password.current')));
    expect(screen.getByLabelText<HTMLInputElement>(textOf('password.new')).value).toBe('nove heslo');
  });

  it('tells when there were too many attempts', async () => {
    const { user, onChanged } = open(() => Promise.reject(new ApiError(429, { code: 'request.tooMany' })));
    await user.type(screen.getByLabelText(textOf('password.current')), 'stare heslo');
    await user.type(screen.getByLabelText(textOf('password.new')), 'nove heslo{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(textOf('error.request.tooMany'));
    expect(onChanged).not.toHaveBeenCalled();
  });
});
