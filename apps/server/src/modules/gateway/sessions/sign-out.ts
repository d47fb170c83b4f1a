import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { readRefreshToken } from './refresh-token.ts';
import { endSession } from './sessions.repository.ts';

/** Ends the session of a cookie, wherever its tokens are; a cookie that is not ours is nobody's session. */
export async function signOut(services: Services, cookie: string | undefined): Promise<void> {
  const presented = readRefreshToken(services.key, cookie);
  if (!presented) return;
  await withSystem(services.database, (tx) => endSession(tx, presented.sessionId, 'SIGN_OUT', services.clock.now()));
  services.signedInUsers.forgetSession(presented.sessionId);
}
