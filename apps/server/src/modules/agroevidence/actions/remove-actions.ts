import type { ActionFilter } from '@brazda/contract/agroevidence/actions.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { takeBackFromCrops } from './act-on-crops.ts';
import { holdActions, type HeldAction } from './held-actions.repository.ts';
import { findActionIds } from './listed-actions.repository.ts';
import { readingOfKnown } from './read-actions.ts';
import { eventsOf, type ActionNeeds } from './record-action.ts';
import { retireActions } from './written-actions.repository.ts';

interface ActionsDeleted {
  readonly deleted: number;
  readonly changeId: number;
}

/**
 * Deletes actions of one farm, all of them or none; what they have done to crops is taken back. Throws `action.notFound`,
 * also where they are of several farms, and `cultivation.overlaps` where something else was sown since.
 */
export function removeActions(
  { database, clock, nudgeFollowers }: ActionNeeds,
  who: Who,
  ids: readonly number[],
): Promise<ActionsDeleted> {
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const held = await holdActions(tx, ids);
    const farmId = held[0]?.farmId;
    const isAll = held.length === new Set(ids).size && held.every((action) => action.farmId === farmId);
    if (farmId === undefined || !isAll) throw new Failure('action.notFound');
    return removeHeld(tx, farmId, held);
  });
}

/**
 * Deletes all actions that a filter leaves of the one farm that the call is about, if they are as many as is expected:
 * what came to them since somebody looked is not deleted unseen. Throws `farm.oneNeeded`, `parcel.notFound`,
 * `action.othersMeant` and `cultivation.overlaps`.
 */
export async function removeFilteredActions(
  needs: ActionNeeds,
  who: Who,
  { expected, ...filter }: ActionFilter & { readonly expected: number },
): Promise<ActionsDeleted> {
  const farmId = oneFarm(who);
  const farms = await readingOfKnown(needs, who, filter);
  const ids = await findActionIds(farms, { ...filter, 'sort-col': 'day', 'sort-dir': 'asc' });
  if (ids.length !== expected) throw new Failure('action.othersMeant');
  const { database, clock, nudgeFollowers } = needs;
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const held = await holdActions(tx, ids);
    if (held.length !== expected) throw new Failure('action.othersMeant');
    return removeHeld(tx, farmId, held);
  });
}

async function removeHeld(tx: ToldChange, farmId: number, held: readonly HeldAction[]): Promise<ActionsDeleted> {
  const ids = held.map(({ id }) => id);
  const isOfCrops = await takeBackFromCrops(tx, farmId, ids);
  await retireActions(tx, farmId, ids, tx.at);
  const [first] = held;
  const detail = { actions: held.length, type: first?.type ?? null, day: first?.day ?? null };
  const changeId = await tx.tell({ action: 'actions.deleted', farmId, detail }, ...(await eventsOf(tx, farmId, isOfCrops)));
  return { deleted: held.length, changeId };
}
