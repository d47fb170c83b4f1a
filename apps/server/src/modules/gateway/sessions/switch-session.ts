import { randomUUID } from 'node:crypto';
import { authentication, type Impersonation } from '@brazda/contract/gateway/authentication.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { recordImpersonatedCall } from '#server/audit/record-impersonated-call.ts';
import { withSystem, type SystemTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrdinaryMember, findUser, type UserRow } from '../../core/public.ts';
import { issueToken } from './issue-token.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { endImpersonation, resumeOriginal } from './renew-impersonation.ts';
import { impersonationExpiry } from './session-lifetimes.ts';
import { insertSession, isLiving, lockSession } from './sessions.repository.ts';
import type { GivenSession } from './sign-in.ts';

const { switch: switching } = authentication;

/** Whose place to take. */
type Wish = Exclude<Impersonation, null | undefined>;

/**
 * Lets an administrator act as somebody else in a session of its own, or leads back to their own session.
 * Throws `route.notFound` for whoever is no administrator, `impersonation.refused` for one who acts as somebody already,
 * `impersonation.noUser` and `user.notFound`.
 */
export async function switchSession(services: Services, who: Who, wish: Impersonation): Promise<GivenSession> {
  if (wish === null || wish === undefined) return goBack(services, who);
  if (who.originalUserId !== null) {
    await recordImpersonatedCall(services, who, {
      call: `${switching.method} /gateway${switching.path}`,
      params: undefined,
    });
    throw new Failure('impersonation.refused');
  }
  if (!who.isAdmin) throw new Failure('route.notFound');
  return withSystem(services.database, (tx) => begin(tx, services, who, wish));
}

async function begin(tx: SystemTransaction, services: Services, who: Who, wish: Wish): Promise<GivenSession> {
  const now = services.clock.now();
  const original = await lockSession(tx, who.sessionId);
  if (!original || !isLiving(original, now)) throw new Failure('authentication.expired');
  // Asked of the database: what is remembered of an administrator may be seconds old.
  if ((await findUser(tx, who.userId))?.isAdmin !== true) throw new Failure('route.notFound');
  const user = await chosenUser(tx, wish);
  const end = impersonationExpiry(original.absoluteExpiresAt, now);
  const session = { id: randomUUID(), originalUserId: who.userId, originalSessionId: original.id };
  await insertSession(tx, {
    ...session,
    userId: user.id,
    rememberMe: false,
    createdAt: now,
    idleExpiresAt: end,
    absoluteExpiresAt: end,
  });
  const actor = { userId: user.id, originalUserId: who.userId, requestId: who.requestId };
  const farm = 'farmId' in wish ? { farmId: wish.farmId } : {};
  await recordAudit(tx, actor, { action: 'impersonation.begun', ...farm }, now);
  return {
    session: await issueToken(tx, services, user, session),
    rememberMe: false,
    refreshToken: writeRefreshToken(services.key, { sessionId: session.id, counter: 0 }),
  };
}

/** Another administrator's place would give rights that were not given. */
async function chosenUser(tx: SystemTransaction, wish: Wish): Promise<UserRow> {
  if ('userId' in wish) {
    const user = await findUser(tx, wish.userId);
    if (!user) throw new Failure('user.notFound');
    if (user.isAdmin) throw new Failure('impersonation.refused');
    return user;
  }
  const user = await findOrdinaryMember(tx, wish.farmId);
  if (!user) throw new Failure('impersonation.noUser');
  return user;
}

/** Ends the acting; for whoever acts as nobody the session goes on as it is. */
async function goBack(services: Services, who: Who): Promise<GivenSession> {
  const given = await withSystem(services.database, async (tx) => {
    const session = await lockSession(tx, who.sessionId);
    if (!session) return undefined;
    if (session.originalUserId === null) return goOn(tx, services, who);
    if (session.revokedAt === null) await endImpersonation(tx, services, session, who.requestId);
    return resumeOriginal(tx, services, session);
  });
  await services.signedInUsers.forgetSession(who.sessionId);
  if (!given) throw new Failure('authentication.expired');
  return given;
}

async function goOn(tx: SystemTransaction, services: Services, who: Who): Promise<GivenSession> {
  const session = await issueToken(tx, services, { id: who.userId, email: who.email }, { id: who.sessionId });
  return { session, rememberMe: false, refreshToken: undefined };
}
