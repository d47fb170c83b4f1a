import { randomUUID } from 'node:crypto';
import type { Credentials, Session } from '@brazda/contract/gateway/authentication.ts';
import type { z } from 'zod';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findUserByEmail, type UserRow } from '../../core/public.ts';
import { findPasswordHash, holdPasswordHash } from '../accounts/accounts.repository.ts';
import { beginAttempt, clearFailedAttempts, signInSubject } from './failed-attempts.ts';
import { issueToken } from './issue-token.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { readKnownDevice, writeKnownDevice } from './known-device.ts';
import { absoluteExpiry, idleExpiry } from './session-lifetimes.ts';
import { countRefusedStrangers, insertSession } from './sessions.repository.ts';

const mostStrangersAnHour = 20;

/** A session as given to a browser: the token, and the cookie that renews it. */
export interface GivenSession {
  readonly session: z.input<typeof Session>;
  /** Undefined where the browser keeps the cookie that it has. */
  readonly refreshToken: string | undefined;
  readonly rememberMe: boolean;
}

/** A session that begins, and what its device is known by from now on. */
export interface BegunSession extends GivenSession {
  readonly device: string;
}

/** In which call somebody signs in, and what their device shows of an earlier time. */
export interface SignInCall {
  readonly requestId: string;
  readonly device: string | undefined;
}

/** Checks the password and begins a session; says no in the same words and the same time whether the user exists or not. */
export async function signIn(
  services: Services,
  credentials: z.output<typeof Credentials>,
  { requestId, device }: SignInCall,
): Promise<BegunSession> {
  const { database, clock, key } = services;
  const email = credentials.username.trim();
  const known = readKnownDevice(key, device, email, clock.now());
  const subject = await beginSignIn(services, email, known);
  const { user, hash, matches } = await checkPassword(services, credentials);
  if (!user || !matches) {
    await recordRefusal(services, user, requestId);
    throw new Failure('authentication.failed');
  }
  await clearFailedAttempts(database, subject);
  const begun = await beginSession(services, { user, hash }, credentials.rememberMe, requestId);
  return { ...begun, device: writeKnownDevice(key, email, clock.now()) };
}

/**
 * Counts the attempt: on a device where this email has signed in before, first on its own account, so that strangers who
 * guess from elsewhere cannot lock anybody out.
 */
async function beginSignIn({ database, clock }: Services, email: string, known: string | undefined): Promise<string> {
  const subject = signInSubject(email);
  if (known !== undefined) {
    const own = `${subject}|${known}`;
    const isFree = await beginAttempt(database, own, clock.now()).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure && error.code === 'request.tooMany') return false;
        throw error;
      },
    );
    if (isFree) return own;
  }
  await beginAttempt(database, subject, clock.now());
  return subject;
}

/**
 * Whose account it was, where there is one; never what was typed, which may be a password in the wrong field. Of attempts
 * at accounts that do not exist a few an hour tell enough: what is written down stays, and anybody can make them.
 */
async function recordRefusal(
  { database, clock }: Services,
  user: UserRow | undefined,
  requestId: string,
): Promise<void> {
  const actor = { ...nobody, userId: user?.id ?? null, requestId };
  const now = clock.now();
  await withSystem(database, async (tx) => {
    const hourAgo = new Date(now.getTime() - 3_600_000);
    if (!user && (await countRefusedStrangers(tx, hourAgo)) >= mostStrangersAnHour) return;
    await recordAudit(tx, actor, { action: 'session.refused' }, now);
  });
}

async function checkPassword(
  { database, passwords }: Services,
  { username, password }: z.output<typeof Credentials>,
): Promise<{ readonly user: UserRow | undefined; readonly hash: string | undefined; readonly matches: boolean }> {
  const { user, hash } = await withSystem(database, async (tx) => {
    const user = await findUserByEmail(tx, username.trim());
    return { user, hash: user && (await findPasswordHash(tx, user.id)) };
  });
  return { user, hash, matches: await passwords.matches(password, hash) };
}

async function beginSession(
  services: Services,
  { user, hash }: { readonly user: UserRow; readonly hash: string | undefined },
  rememberMe: boolean,
  requestId: string,
): Promise<GivenSession> {
  const now = services.clock.now();
  const id = randomUUID();
  return withSystem(services.database, async (tx) => {
    // A password that was changed while it was being checked has ended all sessions: none may begin with the old one.
    if ((await holdPasswordHash(tx, user.id)) !== hash) throw new Failure('authentication.failed');
    await insertSession(tx, {
      id,
      userId: user.id,
      rememberMe,
      createdAt: now,
      idleExpiresAt: idleExpiry(rememberMe, now),
      absoluteExpiresAt: absoluteExpiry(rememberMe, now),
    });
    const actor = { userId: user.id, originalUserId: null, requestId };
    await recordAudit(tx, actor, { action: 'session.signedIn' }, now);
    const session = await issueToken(tx, services, user, { id });
    return { session, rememberMe, refreshToken: writeRefreshToken(services.key, { sessionId: id, counter: 0 }) };
  });
}
