import type { SystemTransaction } from '#server/db/farm-scope.ts';

export interface PushSubscriptionRow {
  readonly id: number;
  readonly userId: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: string | null;
  readonly createdAt: Date;
}

export function findSubscriptions(tx: SystemTransaction, userIds: readonly number[]): Promise<PushSubscriptionRow[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return tx.sql
    .selectFrom('automation.pushSubscription')
    .selectAll()
    .where('userId', 'in', userIds)
    .orderBy('id')
    .execute();
}

/** Whoever signs in on a browser last is the one whose notices come to it. */
export function putSubscription(
  tx: SystemTransaction,
  { userId, endpoint, p256dh, auth, device, createdAt }: Omit<PushSubscriptionRow, 'id'>,
): Promise<PushSubscriptionRow> {
  const said = { userId, p256dh, auth, device };
  return tx.sql
    .insertInto('automation.pushSubscription')
    .values({ ...said, endpoint, createdAt })
    .onConflict((conflict) => conflict.constraint('push_subscription_once').doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSubscription(tx: SystemTransaction, userId: number, id: number): Promise<boolean> {
  const deleted = await tx.sql
    .deleteFrom('automation.pushSubscription')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
