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
  /** Whether the server has ended the session and calls wait until whoever had it has signed in again. */
  isInterrupted: () => boolean;
  /**
   * Says that whoever's session the server ends is asked to sign in again where they are, so that nothing typed there is
   * lost; gives back how to say otherwise. Without it they are signed out.
   */
  askAgain: () => () => void;
  /** Who was signed in until the server ended their session; null where nobody was, or where they signed out. */
  endedOf: () => string | null;
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
  let refusedForGood: string | undefined;
  let askers = 0;

  const token = (): string | null => storage.read(storageKeys.token);
  const begin = (next: string): void => {
    const claims = decodeClaims(next);
    if (!isActing(claims)) welcome(claims?.principal);
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
    const fresh = await fetchToken(isActing(decodeClaims(current)) ? current : undefined);
    begin(fresh);
    return fresh;
  };
  /** What the browser keeps of them stays for when they come back. */
  const signOutKeeping = (claims: TokenClaims | null): void => {
    if (!isActing(claims) && claims) storage.write(storageKeys.owner, claims.principal);
    storage.remove(storageKeys.token);
    notify();
  };
  const renewOrAsk = async (refused: string): Promise<string> => {
    try {
      return await acrossTabs(() => renewAlone(refused));
    } catch (error) {
      if (!endsSession(error) || token() !== refused) throw error;
      if (askers > 0 && !isActing(decodeClaims(refused))) return await anotherThan(refused);
      signOutKeeping(decodeClaims(refused));
      throw error;
    }
  };
  /** Settles when the same user has signed in again, in this tab or another. */
  const anotherThan = (refused: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const current = token();
        if (current === refused) return;
        listeners.delete(look);
        const isSame = current !== null && decodeClaims(current)?.principal === decodeClaims(refused)?.principal;
        if (isSame) resolve(current);
        else reject(new ApiError(401, { code: 'authentication.expired' }));
      };
      listeners.add(look);
      refusedForGood = refused;
      notify();
    });

  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.token || key === null) notify();
  });

  return {
    token,
    begin,
    become: (next, path) => {
      const claims = decodeClaims(next);
      if (!isActing(claims)) welcome(claims?.principal);
      storage.write(storageKeys.token, next);
      window.location.assign(path);
    },
    end,
    isInterrupted: () => refusedForGood !== undefined && refusedForGood === token(),
    askAgain: () => {
      askers += 1;
      return () => {
        askers -= 1;
      };
    },
    endedOf: () => (token() === null ? storage.read(storageKeys.owner) : null),
    claims: () => {
      const current = token();
      if (current === null) return null;
      if (decoded?.token !== current) decoded = { token: current, claims: decodeClaims(current) };
      return decoded.claims;
    },
    renew: (refused) => {
      renewal ??= renewOrAsk(refused).finally(() => {
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

/** A server in trouble, or out of reach, says nothing about whether somebody is signed in. */
function endsSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** What the browser keeps of somebody stays for when they sign in again, and goes when it is somebody else. */
function welcome(principal: string | undefined): void {
  const owner = storage.read(storageKeys.owner);
  if (owner !== null && owner !== principal) clearPersonalStorage();
  if (principal !== undefined) storage.write(storageKeys.owner, principal);
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

export function decodeClaims(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
  } catch (cause) {
    logger.warning('The token cannot be read', cause);
    return null;
  }
}
