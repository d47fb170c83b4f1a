import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '../../core/public.ts';
import { issueToken } from './issue-token.ts';
import { readRefreshToken, writeRefreshToken, type RefreshToken } from './refresh-token.ts';
import { graceMilliseconds, idleExpiry } from './session-lifetimes.ts';
import { endSession, lockSession, rotateSession, type SessionRow } from './sessions.repository.ts';
import type { GivenSession } from './sign-in.ts';

/** Rotations that are remembered; more than this within the grace time is not what browsers do. */
const rememberedRotations = 16;

/**
 * Renews a session by its cookie. Each use rotates the cookie; one that was just rotated gets the same successor
 * within the grace time, and one that is older was stolen: its use ends the session for everybody.
 * Throws `authentication.expired`.
 */
export async function renewSession(services: Services, cookie: string | undefined): Promise<GivenSession> {
  const presented = readRefreshToken(services.key, cookie);
  if (!presented) throw new Failure('authentication.expired');
  const given = await withSystem(services.database, (tx) => renew(tx, services, presented));
  if (given) return given;
  services.signedInUsers.forgetSession(presented.sessionId);
  throw new Failure('authentication.expired');
}

async function renew(
  tx: SystemTransaction,
  services: Services,
  presented: RefreshToken,
): Promise<GivenSession | undefined> {
  const now = services.clock.now();
  const session = await lockSession(tx, presented.sessionId);
  if (!session || !isLiving(session, now)) return undefined;
  const counter = await nextCounter(tx, session, presented.counter, now);
  if (counter === undefined) {
    services.log.warn(
      { session: session.id, user: session.userId },
      'a renewed session cookie was used again; the session is ended',
    );
    await endSession(tx, session.id, 'REUSE', now);
    return undefined;
  }
  const user = await findUser(tx, session.userId);
  if (!user) return undefined;
  return {
    session: await issueToken(tx, services, user, session.id),
    rememberMe: session.rememberMe,
    refreshToken: writeRefreshToken(services.key, { sessionId: session.id, counter }),
  };
}

function isLiving(session: SessionRow, now: Date): boolean {
  return session.revokedAt === null && session.idleExpiresAt > now && session.absoluteExpiresAt > now;
}

/** The counter of the cookie to give, or undefined where the presented one is too old to be honest. */
async function nextCounter(
  tx: SystemTransaction,
  session: SessionRow,
  presented: number,
  now: Date,
): Promise<number | undefined> {
  const rotations = session.rotations as number[];
  if (presented === session.counter) {
    const counter = session.counter + 1;
    await rotateSession(tx, session.id, {
      counter,
      rotations: [...rotations, now.getTime()].slice(-rememberedRotations),
      idleExpiresAt: idleExpiry(session.rememberMe, now),
    });
    return counter;
  }
  const rotatedAt = rotations.at(presented - session.counter);
  const isInGrace =
    presented < session.counter && rotatedAt !== undefined && now.getTime() - rotatedAt <= graceMilliseconds;
  return isInGrace ? session.counter : undefined;
}
