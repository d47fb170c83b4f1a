import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { deleteEndedSessions } from './sessions.repository.ts';

/** Sessions that have ended are kept for a while: a stolen cookie that is used late is still told from a made-up one. */
const keptMilliseconds = 7 * 24 * 3_600_000;

/** Forgets sessions that ended a while ago. */
export async function sweepSessions({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMilliseconds);
  await withSystem(database, (tx) => deleteEndedSessions(tx, before));
}
