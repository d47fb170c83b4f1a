import type { SystemTransaction } from '#server/db/farm-scope.ts';

export interface PushKeyRow {
  readonly publicKey: string;
  readonly sealedPrivateKey: Uint8Array;
}

type NewPushKey = PushKeyRow & { readonly createdAt: Date };

const columns = ['publicKey', 'sealedPrivateKey'] as const;

export function findPushKey(tx: SystemTransaction): Promise<PushKeyRow | undefined> {
  return tx.sql.selectFrom('automation.pushKey').select(columns).executeTakeFirst();
}

/** Gives the one that is kept, which is another where somebody else was first. */
export async function insertPushKey(tx: SystemTransaction, key: NewPushKey): Promise<PushKeyRow> {
  await tx.sql
    .insertInto('automation.pushKey')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.sql.selectFrom('automation.pushKey').select(columns).executeTakeFirstOrThrow();
}

/** What subscribed with the key before can be sent nothing any more. */
export async function replacePushKey(tx: SystemTransaction, key: NewPushKey): Promise<PushKeyRow> {
  await tx.sql.deleteFrom('automation.pushSubscription').execute();
  return tx.sql.updateTable('automation.pushKey').set(key).returning(columns).executeTakeFirstOrThrow();
}
