import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { takeBackFromCrops } from './act-on-crops.ts';
import { holdActions } from './held-actions.repository.ts';
import { eventsOf, type ActionNeeds } from './record-action.ts';
import { retireActions } from './written-actions.repository.ts';

/**
 * Deletes actions of one farm, all of them or none; what they have done to crops is taken back. Throws `action.notFound`,
 * also where they are of several farms, and `cultivation.overlaps` where something else was sown since.
 */
export function removeActions(
  { database, clock, nudgeFollowers }: ActionNeeds,
  who: Who,
  ids: readonly number[],
): Promise<{ deleted: number; changeId: number }> {
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const held = await holdActions(tx, ids);
    const farmId = held[0]?.farmId;
    const isAll = held.length === new Set(ids).size && held.every((action) => action.farmId === farmId);
    if (farmId === undefined || !isAll) throw new Failure('action.notFound');
    const isOfCrops = await takeBackFromCrops(tx, farmId, ids);
    await retireActions(tx, farmId, ids, tx.at);
    const [first] = held;
    const detail = { actions: held.length, type: first?.type ?? null, day: first?.day ?? null };
    const changeId = await tx.tell(
      { action: 'actions.deleted', farmId, detail },
      ...(await eventsOf(tx, farmId, isOfCrops)),
    );
    return { deleted: held.length, changeId };
  });
}
