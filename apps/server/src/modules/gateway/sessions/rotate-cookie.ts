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

/** Stands where a cookie was passed over: nobody has it, so whoever shows it must have been given it by theft. */
const passedOver = 0;

/**
 * The counter of the cookie to give, or undefined where the presented one is too old to be honest. The one before the
 * present one is honest however late it comes, while nobody has shown its successor: then the answer with the successor
 * was lost. The next successor takes its place, and the lost one must never be shown. Not while somebody acts as another: that is begun anew with ease.
 */
export async function nextCounter(
  tx: SystemTransaction,
  session: SessionRow,
  presented: number,
  now: Date,
): Promise<number | undefined> {
  const rotations = session.rotations as number[];
  const rotatedAt = presented < session.counter ? rotations.at(presented - session.counter) : undefined;
  if (presented === session.counter) return rotate(tx, session, [...rotations, now.getTime()], now);
  if (rotatedAt === undefined || rotatedAt === passedOver) return undefined;
  if (now.getTime() - rotatedAt <= graceMilliseconds) return session.counter;
  if (presented !== session.counter - 1 || session.originalUserId !== null) return undefined;
  return rotate(tx, session, [...rotations.slice(0, -1), now.getTime(), passedOver], now);
}

async function rotate(
  tx: SystemTransaction,
  session: SessionRow,
  rotations: readonly number[],
  now: Date,
): Promise<number> {
  const counter = session.counter + 1;
  await rotateSession(tx, session.id, {
    counter,
    rotations: rotations.slice(-rememberedRotations),
    idleExpiresAt: session.originalUserId === null ? idleExpiry(session.rememberMe, now) : session.idleExpiresAt,
  });
  return counter;
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
