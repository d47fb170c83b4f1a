import type { KeptList, ListView } from '@brazda/contract/gateway/list-views.ts';
import type { Who } from '#server/access/who.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { findListView, writeListView, type ListViewRow } from './list-views.repository.ts';

/** How whoever asks has arranged a list. */
export async function readListView(
  { database }: Pick<Services, 'database'>,
  who: Who,
  list: KeptList,
): Promise<ListView> {
  return listViewOf(list, await withSystem(database, (tx) => findListView(tx, who.userId, list)));
}

/** Throws `record.changed` with how it is arranged now. */
export async function arrangeList(
  services: Pick<Services, 'database' | 'nudge'>,
  who: Who,
  known: { readonly list: KeptList; readonly version: number | undefined },
  columns: readonly string[] | null,
): Promise<ListView> {
  const { list, version } = known;
  const kept = await withSystem(services.database, async (tx) => {
    const written = await writeListView(tx, who.userId, list, columns, version);
    if (written) await recordEvent(tx, { topic: 'listViews.changed', userId: who.userId });
    return written;
  });
  if (!kept) throw new Failure('record.changed', { current: await readListView(services, who, list) });
  services.nudge();
  return listViewOf(list, kept);
}

function listViewOf(list: KeptList, row: ListViewRow | undefined): ListView {
  return { list, columns: row?.columns ?? null, version: row?.version ?? 0 };
}
