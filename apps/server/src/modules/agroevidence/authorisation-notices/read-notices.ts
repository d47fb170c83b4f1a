import type { AuthorisationNotice } from '@brazda/contract/agroevidence/authorisation-notices.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { registryDay } from '../registry/registry-day.ts';
import { dismissNotice, findNotices } from './authorisation-notices.repository.ts';
import { lastSeasonBegins } from './notice-authorisations.ts';

/** What the farms have not taken note of yet, one for each material. */
export async function readNotices(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
): Promise<AuthorisationNotice[]> {
  const rows = await findNotices(readingOf(database, who), lastSeasonBegins(registryDay(clock.now())));
  return rows.map(({ noticedAt, ...row }) => ({ ...row, noticedAt: noticedAt.toISOString() }));
}

/** Throws `authorisationNotice.notFound`. */
export function takeNote(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  id: number,
): Promise<void> {
  return changeFarms(services, who, async (tx) => {
    const dismissed = await dismissNotice(tx, id, tx.at);
    if (!dismissed) throw new Failure('authorisationNotice.notFound');
    const { farmId, materialId } = dismissed;
    const entry = { action: 'authorisationNotice.dismissed', farmId, detail: { materialId } } as const;
    await tx.tell(entry, { farmId, topic: 'materials.changed' });
  });
}
