import { recordAudit } from '#server/audit/record-audit.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { readRefreshToken } from './refresh-token.ts';
import { endSession, lockSession } from './sessions.repository.ts';

/**
 * Ends the session of a cookie, wherever its tokens are, and where somebody acts as another also the one behind it.
 * A cookie that is not ours is nobody's session.
 */
export async function signOut(services: Services, cookie: string | undefined, requestId: string): Promise<void> {
  const presented = readRefreshToken(services.key, cookie);
  if (!presented) return;
  const now = services.clock.now();
  const ended = await withSystem(services.database, async (tx) => {
    const session = await lockSession(tx, presented.sessionId);
    if (!session) return [];
    const { userId, originalUserId, revokedAt } = session;
    const ids = [session.id, session.originalSessionId].filter((id) => id !== null);
    for (const id of ids) await endSession(tx, id, 'SIGN_OUT', now);
    if (revokedAt === null) {
      await recordAudit(tx, { userId, originalUserId, requestId }, { action: 'session.signedOut' }, now);
    }
    return ids;
  });
  await Promise.all(ended.map((id) => services.signedInUsers.forgetSession(id)));
}
