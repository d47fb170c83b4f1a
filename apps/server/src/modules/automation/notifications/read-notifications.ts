import type { Notification, notifications } from '@brazda/contract/automation/notifications.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { sayNotification } from '../telling/say-notification.ts';
import type { Told } from '@brazda/domain/notifications/happening.ts';
import {
  changeNotification,
  countNotifications,
  findNotifications,
  readAllNotifications,
  type NotificationRow,
} from './notifications.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** What whoever asks was told of farms, in a language. */
export async function readNotifications(
  { database }: Pick<Services, 'database'>,
  { userId, ...who }: Who,
  { page, 'per-page': limit, view, kind: kinds }: z.output<typeof notifications.list.query>,
  language: Language,
): Promise<{ readonly rows: Notification[]; readonly total: number }> {
  const farms = readingOf(database, who);
  const choice = { userId, view, kinds };
  const [rows, total] = await Promise.all([
    findNotifications(farms, choice, { limit, offset: (page - 1) * limit }),
    countNotifications(farms, choice),
  ]);
  return { rows: rows.map((row) => notificationView(row, language)), total };
}

export async function countUnread(
  { database }: Pick<Services, 'database'>,
  { userId, ...who }: Who,
): Promise<{ readonly unread: number }> {
  return { unread: await countNotifications(readingOf(database, who), { userId, view: 'UNREAD', kinds: undefined }) };
}

/** Throws `notification.notFound`, also of what others were told. */
export function markNotification(
  services: Needs,
  who: Who,
  id: number,
  change: { readonly isRead?: boolean | undefined; readonly isArchived?: boolean | undefined },
): Promise<void> {
  return changeFarms(services, who, async (tx) => {
    const farmId = await changeNotification(tx, { userId: who.userId, id, at: tx.at }, change);
    if (farmId === undefined) throw new Failure('notification.notFound');
    await tx.announce({ farmId, topic: 'notifications.changed' });
  });
}

export function markAllRead(services: Needs, who: Who): Promise<void> {
  return changeFarms(services, who, async (tx) => {
    for (const farmId of await readAllNotifications(tx, who.userId, tx.at))
      await tx.announce({ farmId, topic: 'notifications.changed' });
  });
}

function notificationView(row: NotificationRow, language: Language): Notification {
  const { farmId, id, kind, event, severity, facts, link, since, createdAt, readAt, archivedAt } = row;
  return {
    ...{ farmId, id, kind, event, severity, link },
    // Written by us, with the facts of its event.
    ...sayNotification({ event, facts } as Told, language),
    since: since.toISOString(),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}
