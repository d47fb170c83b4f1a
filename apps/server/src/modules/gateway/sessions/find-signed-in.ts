import type { FindSignedIn } from '#server/access/signed-in-users.ts';
import type { Clock } from '#server/foundation/clock.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { farmsOfUser, findUser } from '../../core/public.ts';
import { findLivingSession } from './sessions.repository.ts';

/** Finds who holds a session and which farms are theirs, as the database has it now. */
export function signedInFinder(database: Database, clock: Clock): FindSignedIn {
  return (sessionId) =>
    withSystem(database, async (tx) => {
      const session = await findLivingSession(tx, sessionId, clock.now());
      const user = session && (await findUser(tx, session.userId));
      if (!user) return undefined;
      const { originalUserId } = session;
      const original = originalUserId === null ? undefined : await findUser(tx, originalUserId);
      if (originalUserId !== null && original?.isAdmin !== true) return undefined;
      const farms = await farmsOfUser(tx, user.id);
      return {
        userId: user.id,
        email: user.email,
        sessionId,
        isAdmin: user.isAdmin && originalUserId === null,
        originalUserId,
        preferredLanguage: user.language,
        memberships: farms.map(({ id }) => id),
        roles: new Map(farms.map(({ id, role }) => [id, role])),
      };
    });
}
