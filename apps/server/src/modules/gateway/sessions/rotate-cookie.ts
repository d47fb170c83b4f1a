import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '../../core/public.ts';
import { issueToken } from './issue-token.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { graceMilliseconds, idleExpiry } from './session-lifetimes.ts';
import { rotateSession, type SessionRow } from './sessions.repository.ts';
import type { GivenSession } from './sign-in.ts';

/** Rotations that are remembered; more than this within the grace time is not what browsers do. */
const rememberedRotations = 16;

/** The counter of the cookie to give, or undefined where the presented one is too old to be honest. */
export async function nextCounter(
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
      idleExpiresAt: session.originalUserId === null ? idleExpiry(session.rememberMe, now) : session.idleExpiresAt,
    });
    return counter;
  }
  const rotatedAt = rotations.at(presented - session.counter);
  const isInGrace =
    presented < session.counter && rotatedAt !== undefined && now.getTime() - rotatedAt <= graceMilliseconds;
  return isInGrace ? session.counter : undefined;
}

/** A new token for a session and the cookie with its counter; undefined where its user is gone. */
export async function giveRenewed(
  tx: SystemTransaction,
  services: Pick<Services, 'tokens' | 'key'>,
  session: SessionRow,
  counter: number,
): Promise<GivenSession | undefined> {
  const user = await findUser(tx, session.userId);
  if (!user) return undefined;
  return {
    session: await issueToken(tx, services, user, session),
    rememberMe: session.rememberMe,
    refreshToken: writeRefreshToken(services.key, { sessionId: session.id, counter }),
  };
}
