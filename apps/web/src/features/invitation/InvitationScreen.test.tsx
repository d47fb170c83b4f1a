import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

const seen = { farmName: 'U lesa', email: 'eva@farma.cz', role: 'reader' } as const;
const accept = vi.fn(async () => ({ farmId: 3 }));

function open(principal: string | undefined, look: () => Promise<typeof seen> = async () => seen): void {
  if (principal !== undefined) storage.write(storageKeys.token, tokenOf(principal));
  fakeApi({
    gateway: {
      invitations: { look, accept },
      users: { read: () => Promise.reject(new ApiError(404, { code: 'user.notFound' })) },
    },
    agroevidence: { farms: { list: async () => ({ rows: [], total: 0 }) } },
  });
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the link of an invitation', () => {
  it('offers whoever is not signed in both ways, and asks nothing about the account', async () => {
    open(undefined);
    renderApp('/invitation#secret');
    const signIn = await screen.findByRole('link', { name: textOf('login.submit') }, { timeout: 5000 });
    expect(signIn.getAttribute('href')).toContain(encodeURIComponent('/invitation#secret'));
    expect(screen.getByRole('link', { name: textOf('login.toSignUp') }).getAttribute('href')).toBe('/signup#secret');
  });

  it('is accepted by whom it was sent to', async () => {
    open('eva@farma.cz');
    const { user } = renderApp('/invitation#secret');
    const button = await screen.findByRole('button', { name: textOf('invitation.accept') }, { timeout: 5000 });
    expect(screen.getByText(textOf('farmSettings.role.reader'))).toBeTruthy();
    await user.click(button);
    await waitFor(() => expect(accept).toHaveBeenCalledWith(expect.objectContaining({ body: { key: 'secret' } })));
  });

  it('says to somebody else that it is not for them', async () => {
    open('jan@farma.cz');
    renderApp('/invitation#secret');
    expect(await screen.findByText(textLike('invitation.otherAccount'), {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('invitation.accept') })).toBeNull();
  });

  it('says when it is over', async () => {
    open(undefined, () => Promise.reject(new ApiError(422, { code: 'invitation.invalid' })));
    renderApp('/invitation#secret');
    expect(await screen.findByText(textLike('error.invitation.invalid'), {}, { timeout: 5000 })).toBeTruthy();
  });
});
