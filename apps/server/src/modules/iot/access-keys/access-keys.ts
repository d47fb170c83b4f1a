import type { AccessKey, MadeAccessKey } from '@brazda/contract/iot/access-keys.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { requireFarm } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { requireNode } from '../nodes/require-node.ts';
import { endKey, findKeys, insertKey, type ListedKey } from './access-keys.repository.ts';
import { hashOfKey, newKey } from './device-keys.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

export async function readKeys({ database }: Pick<Services, 'database'>, who: Who): Promise<AccessKey[]> {
  return (await findKeys(readingOf(database, who))).map(keyView);
}

/** Makes a key for a farm, or for one of its nodes. Throws `farm.notFound` and `node.notFound`. */
export function makeKey(
  services: Needs,
  who: Who,
  { farmId, name, nodeId }: { readonly farmId: number; readonly name: string; readonly nodeId: number | null },
): Promise<MadeAccessKey> {
  return changeFarms(services, who, async (tx) => {
    await requireFarm(tx, who, farmId, 'farm.manage');
    if (nodeId !== null) await requireNode(tx, nodeId, farmId);
    const key = newKey();
    const made = await insertKey(tx, { farmId, name, nodeId, keyHash: hashOfKey(key) });
    const detail = { accessKeyId: made.id, name };
    await tx.tell({ action: 'accessKey.created', farmId, detail }, { farmId, topic: 'nodes.changed' });
    return { ...keyView({ ...made, usedAt: null }), key };
  });
}

/** Ends a key; one that has ended stays so. Throws `accessKey.notFound`. */
export function revokeKey(services: Needs, who: Who, id: number): Promise<undefined> {
  return changeFarms(services, who, async (tx) => {
    const ended = await endKey(tx, id, tx.at);
    if (!ended) throw new Failure('accessKey.notFound');
    if (ended.hasEnded) return undefined;
    const { farmId, name } = ended;
    const detail = { accessKeyId: id, name };
    await tx.tell({ action: 'accessKey.revoked', farmId, detail }, { farmId, topic: 'nodes.changed' });
    return undefined;
  });
}

function keyView({ id, farmId, name, nodeId, createdAt, revokedAt, usedAt }: ListedKey): AccessKey {
  return {
    ...{ id, farmId, name, nodeId },
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
  };
}
