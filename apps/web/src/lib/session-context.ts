import type { TokenClaims } from '@brazda/contract/gateway/authentication.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import { isActing, type Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionContext above');
  return session;
}

/** What the token says of who is signed in; null when nobody is. */
export function useClaims(): TokenClaims | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.claims);
}

/** Whether an administrator acts as the user who is on screen. */
export function useIsActing(): boolean {
  return isActing(useClaims());
}

/** Whether the server has ended the session, and calls wait for signing in again. */
export function useIsInterrupted(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isInterrupted);
}
