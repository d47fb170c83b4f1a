import type { TokenClaims } from '@brazda/contract/gateway/authentication.ts';
import { ApiError } from './api-error.ts';
import { logger } from './logger.ts';
import { clearPersonalStorage, storage, storageKeys } from './storage.ts';

/**
 * Asks the server for a new token by the refresh cookie; throws where there is none to be had. Whoever acts as somebody
 * else shows the token that has expired.
 */
export type FetchToken = (actingToken?: string) => Promise<string>;

export interface Session {
  token: () => string | null;
  claims: () => TokenClaims | null;
  begin: (token: string) => void;
  /** Goes on as somebody else at an address: the page is loaded anew, so that nothing of the one before stays in it. */
  become: (token: string, path: string) => void;
  /** Gives a token other than the one that was refused; many calls at once, also of other tabs, share one renewal. */
  renew: (refused: string) => Promise<string>;
  end: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps the signed token in the browser's storage, one for all tabs. */
export function createSession(fetchToken: FetchToken): Session {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  let renewal: Promise<string> | undefined;
  let decoded: { token: string; claims: TokenClaims | null } | undefined;

  const token = (): string | null => storage.read(storageKeys.token);
  const begin = (next: string): void => {
    storage.write(storageKeys.token, next);
    notify();
  };
  const end = (): void => {
    clearPersonalStorage();
    notify();
  };
  const renewAlone = async (refused: string): Promise<string> => {
    const current = token();
    if (current === null) throw new ApiError(401, { code: 'authentication.required' });
    if (current !== refused) return current;
    try {
      const fresh = await fetchToken(isActing(decodeClaims(current)) ? current : undefined);
      begin(fresh);
      return fresh;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 0)) end();
      throw error;
    }
  };

  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token || key === null) notify();
  });

  return {
    token,
    begin,
    become: (next, path) => {
      storage.write(storageKeys.token, next);
      window.location.assign(path);
    },
    end,
    claims: () => {
      const current = token();
      if (current === null) return null;
      if (decoded?.token !== current) decoded = { token: current, claims: decodeClaims(current) };
      return decoded.claims;
    },
    renew: (refused) => {
      renewal ??= acrossTabs(() => renewAlone(refused)).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Pages on plain http, other than localhost, have no locks; there each tab renews for itself. */
async function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? await locks.request('brazda.session', work) : work();
}

/** Whether an administrator acts as somebody else; then nothing is set up that speaks for the user, such as a chat. */
export function isActing(claims: TokenClaims | null): boolean {
  return claims?.original_user_id !== undefined;
}

function decodeClaims(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
  } catch (cause) {
    logger.warning('The token cannot be read', cause);
    return null;
  }
}
