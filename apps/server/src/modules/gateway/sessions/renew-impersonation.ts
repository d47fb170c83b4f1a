import { recordAudit } from '#server/audit/record-audit.ts';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '../../core/public.ts';
import type { Renewal } from './refresh-token.ts';
import { giveRenewed, nextCounter } from './rotate-cookie.ts';
import { graceMilliseconds } from './session-lifetimes.ts';
import { endSession, findLivingSession, isLiving, lockSession, type SessionRow } from './sessions.repository.ts';
import type { GivenSession } from './sign-in.ts';

type Needs = Pick<Services, 'tokens' | 'key' | 'clock'>;

/**
 * Renews a session in which an administrator acts as somebody else. Where it has come to its end, the administrator is
 * one no more, or the page shows a token of another session, it leads back to the administrator's own.
 */
export async function renewImpersonation(
  tx: SystemTransaction,
  services: Needs,
  session: SessionRow,
  { expiredToken, requestId }: Pick<Renewal, 'expiredToken' | 'requestId'>,
): Promise<GivenSession | undefined> {
  const now = services.clock.now();
  if (session.revokedAt !== null) {
    const hasJustEnded = now.getTime() - session.revokedAt.getTime() <= graceMilliseconds;
    return hasJustEnded ? resumeOriginal(tx, services, session) : undefined;
  }
  const isMismatch = expiredToken !== undefined && !(await isTokenOf(services, session, expiredToken));
  if (!isMismatch && (await mayGoOn(tx, session, now))) {
    return giveRenewed(tx, services, session, session.counter);
  }
  await endImpersonation(tx, services, session, requestId, isMismatch ? 'impersonation.mismatch' : undefined);
  return resumeOriginal(tx, services, session);
}

/** Ends it and writes that down; what it was ended for where that is not the usual. */
export async function endImpersonation(
  tx: SystemTransaction,
  { clock }: Pick<Needs, 'clock'>,
  { id, userId, originalUserId }: SessionRow,
  requestId: string,
  reason?: 'impersonation.mismatch',
): Promise<void> {
  const actor = { userId, originalUserId, requestId };
  await endSession(tx, id, 'SIGN_OUT', clock.now());
  if (reason) await recordAudit(tx, actor, { action: reason }, clock.now());
  await recordAudit(tx, actor, { action: 'impersonation.ended' }, clock.now());
}

/** The administrator's own session again, or nothing where that has ended too. */
export async function resumeOriginal(
  tx: SystemTransaction,
  services: Needs,
  { originalSessionId }: SessionRow,
): Promise<GivenSession | undefined> {
  const now = services.clock.now();
  const original = originalSessionId === null ? undefined : await lockSession(tx, originalSessionId);
  if (!original || !isLiving(original, now)) return undefined;
  const counter = await nextCounter(tx, original, original.counter, now);
  return counter === undefined ? undefined : giveRenewed(tx, services, original, counter);
}

/** Only as long as the session itself, the one behind it, and the right to it last. */
async function mayGoOn(tx: SystemTransaction, session: SessionRow, now: Date): Promise<boolean> {
  if (session.originalUserId === null || !(await findLivingSession(tx, session.id, now))) return false;
  return (await findUser(tx, session.originalUserId))?.isAdmin === true;
}

async function isTokenOf({ tokens }: Needs, session: SessionRow, token: string): Promise<boolean> {
  const claims = await tokens.readExpired(token);
  return claims?.sid === session.id && claims.original_user_id === session.originalUserId;
}
