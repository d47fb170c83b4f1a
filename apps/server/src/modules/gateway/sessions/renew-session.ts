import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { readRefreshToken, type RefreshToken, type Renewal } from './refresh-token.ts';
import { renewImpersonation } from './renew-impersonation.ts';
import { giveRenewed, nextCounter } from './rotate-cookie.ts';
import { endSession, isLiving, lockSession } from './sessions.repository.ts';
import type { GivenSession } from './sign-in.ts';

/**
 * Renews a session by its cookie. Each use rotates the cookie; one that was just rotated gets the same successor
 * within the grace time, or later while nobody has used that one; any other old one was stolen: its use ends the session
 * for everybody.
 * Throws `authentication.expired`.
 */
export async function renewSession(services: Services, renewal: Renewal): Promise<GivenSession> {
  const presented = readRefreshToken(services.key, renewal.cookie);
  if (!presented) throw new Failure('authentication.expired');
  const given = await withSystem(services.database, (tx) => renew(tx, services, presented, renewal));
  await services.signedInUsers.forgetSession(presented.sessionId);
  if (given) return given;
  throw new Failure('authentication.expired');
}

async function renew(
  tx: SystemTransaction,
  services: Services,
  presented: RefreshToken,
  renewal: Renewal,
): Promise<GivenSession | undefined> {
  const now = services.clock.now();
  const session = await lockSession(tx, presented.sessionId);
  if (!session) return undefined;
  const isImpersonation = session.originalUserId !== null;
  if (!isImpersonation && !isLiving(session, now)) return undefined;
  const counter = await nextCounter(tx, session, presented.counter, now);
  if (counter === undefined) {
    services.log.warn(
      { session: session.id, user: session.userId },
      'a renewed session cookie was used again; the session is ended',
    );
    for (const id of [session.id, session.originalSessionId]) if (id !== null) await endSession(tx, id, 'REUSE', now);
    return undefined;
  }
  return isImpersonation
    ? renewImpersonation(tx, services, { ...session, counter }, renewal)
    : giveRenewed(tx, services, session, counter);
}
