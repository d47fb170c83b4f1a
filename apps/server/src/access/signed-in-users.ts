import type { LiveEvent } from '@brazda/contract/events.ts';
import { LRUCache } from 'lru-cache';
import { Failure } from '../foundation/failure.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Tokens } from '../security/tokens.ts';
import type { Processes } from '../processes/processes.ts';
import type { Authenticate, SignedIn } from './who.ts';

const rememberedMilliseconds = 5000;
const mostRemembered = 50_000;

/** Finds the living session of an id with its user and memberships, or undefined where it has ended. */
export type FindSignedIn = (sessionId: string) => Promise<SignedIn | undefined>;

/** Knows who holds a token; what the database said of a session is believed for five seconds. */
export interface SignedInUsers {
  readonly authenticate: Authenticate;
  /** Who holds a token, where that is known without asking anybody. */
  known(token: string): SignedIn | undefined;
  /** Who holds a session, for work that outlives the call that began it. Throws `authentication.expired`. */
  holderOf(sessionId: string): Promise<SignedIn> | SignedIn;
  /** Forgets a session in all processes of the server. */
  forgetSession(sessionId: string): Promise<void>;
  /** The same for all sessions of a user. */
  forgetUser(userId: number): Promise<void>;
  /** Forgets in this process what an event says is not true any more; the others read the same event. */
  readonly hear: (event: LiveEvent) => void;
}

interface Remembered {
  readonly signedIn: SignedIn;
  readonly until: number;
}

export function createSignedInUsers(
  tokens: Tokens,
  find: FindSignedIn,
  clock: Clock,
  processes: Pick<Processes, 'askOthers' | 'answer'>,
): SignedInUsers {
  const remembered = new LRUCache<string, Remembered>({ max: mostRemembered });
  let forgotten = 0;

  const knownBySession = (sessionId: string): SignedIn | undefined => {
    const known = remembered.get(sessionId);
    return known && known.until > clock.now().getTime() ? known.signedIn : undefined;
  };
  const bySession = (sessionId: string): SignedIn | Promise<SignedIn> => knownBySession(sessionId) ?? lookUp(sessionId);
  const lookUp = async (sessionId: string): Promise<SignedIn> => {
    const asOf = forgotten;
    const signedIn = await find(sessionId);
    remembered.delete(sessionId);
    if (!signedIn) throw new Failure('authentication.expired');
    // What was asked before somebody was to be forgotten may be out of date: it holds for this once.
    if (asOf !== forgotten) return signedIn;
    remembered.set(sessionId, { signedIn, until: clock.now().getTime() + rememberedMilliseconds });
    return signedIn;
  };
  const forget = (isMeant: (signedIn: SignedIn) => boolean): void => {
    forgotten += 1;
    for (const [sessionId, { signedIn }] of remembered.entries()) if (isMeant(signedIn)) remembered.delete(sessionId);
  };
  const forgetSession = (sessionId: string): undefined => {
    forgotten += 1;
    remembered.delete(sessionId);
  };
  const forgetUser = (userId: number): undefined => {
    forget((signedIn) => signedIn.userId === userId);
  };
  processes.answer('forgetSession', forgetSession);
  processes.answer('forgetUser', forgetUser);
  return {
    authenticate: (token) => {
      if (token === undefined) throw new Failure('authentication.required');
      const claims = tokens.read(token);
      if (claims instanceof Promise) {
        return claims.then((read) => {
          if (!read) throw new Failure('authentication.expired');
          return bySession(read.sid);
        });
      }
      if (!claims) throw new Failure('authentication.expired');
      return bySession(claims.sid);
    },
    known: (token) => {
      const claims = tokens.known(token);
      return claims && knownBySession(claims.sid);
    },
    holderOf: bySession,
    forgetSession: async (sessionId) => {
      forgetSession(sessionId);
      await processes.askOthers('forgetSession', sessionId);
    },
    forgetUser: async (userId) => {
      forgetUser(userId);
      await processes.askOthers('forgetUser', userId);
    },
    hear: (event) => {
      if (event.topic === 'farm.changed') forget(({ roles }) => roles.has(event.farmId));
      if (event.topic === 'memberships.changed') forgetUser(event.userId);
    },
  };
}
