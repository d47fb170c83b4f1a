import { randomUUID } from 'node:crypto';
import type { Credentials, Session } from '@brazda/contract/gateway/authentication.ts';
import type { z } from 'zod';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findUserByEmail, type UserRow } from '../../core/public.ts';
import { findPasswordHash } from '../accounts/accounts.repository.ts';
import { beginAttempt, clearFailedAttempts } from './failed-attempts.ts';
import { issueToken } from './issue-token.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { absoluteExpiry, idleExpiry } from './session-lifetimes.ts';
import { insertSession } from './sessions.repository.ts';

/** A session as given to a browser: the token, and the cookie that renews it. */
export interface GivenSession {
  readonly session: z.input<typeof Session>;
  readonly refreshToken: string;
  readonly rememberMe: boolean;
}

/** Checks the password and begins a session; says no in the same words and the same time whether the user exists or not. */
export async function signIn(services: Services, credentials: z.output<typeof Credentials>): Promise<GivenSession> {
  const { database, clock } = services;
  const subject = `sign-in|${credentials.username.trim().toLowerCase()}`;
  await beginAttempt(database, subject, clock.now());
  const user = await checkPassword(services, credentials);
  if (!user) throw new Failure('authentication.failed');
  await clearFailedAttempts(database, subject);
  return beginSession(services, user, credentials.rememberMe);
}

async function checkPassword(
  { database, passwords }: Services,
  { username, password }: z.output<typeof Credentials>,
): Promise<UserRow | undefined> {
  const { user, hash } = await withSystem(database, async (tx) => {
    const user = await findUserByEmail(tx, username.trim());
    return { user, hash: user && (await findPasswordHash(tx, user.id)) };
  });
  return (await passwords.matches(password, hash)) ? user : undefined;
}

async function beginSession(services: Services, user: UserRow, rememberMe: boolean): Promise<GivenSession> {
  const now = services.clock.now();
  const id = randomUUID();
  return withSystem(services.database, async (tx) => {
    await insertSession(tx, {
      id,
      userId: user.id,
      rememberMe,
      createdAt: now,
      idleExpiresAt: idleExpiry(rememberMe, now),
      absoluteExpiresAt: absoluteExpiry(rememberMe, now),
    });
    const session = await issueToken(tx, services, user, id);
    return { session, rememberMe, refreshToken: writeRefreshToken(services.key, { sessionId: id, counter: 0 }) };
  });
}
