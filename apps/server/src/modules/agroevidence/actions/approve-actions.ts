import type { ActionsApproved } from '@brazda/contract/agroevidence/actions.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import {
  findExpected,
  holdAllOfOneFarm,
  holdExpected,
  type ExpectedActions,
  type HeldActions,
} from './chosen-actions.ts';
import { eventsOf, type ActionNeeds } from './record-action.ts';
import { approveActions as writeApproved } from './written-actions.repository.ts';

/** Approves those of some actions of one farm that are done. Throws `action.notFound`, also where they are of several farms. */
export async function approveActions(
  { database, clock, nudgeFollowers }: ActionNeeds,
  who: Who,
  ids: readonly number[],
): Promise<ActionsApproved> {
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) =>
    approveHeld(tx, await holdAllOfOneFarm(tx, ids)),
  );
}

/**
 * Approves those that are done of all that a filter leaves of the one farm that the call is about. Throws `farm.oneNeeded`,
 * `parcel.notFound` and `action.othersMeant`.
 */
export async function approveFilteredActions(
  needs: ActionNeeds,
  who: Who,
  filtered: ExpectedActions,
): Promise<ActionsApproved> {
  const { ids } = await findExpected(needs, who, filtered);
  const { database, clock, nudgeFollowers } = needs;
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) =>
    approveHeld(tx, await holdExpected(tx, ids)),
  );
}

async function approveHeld(tx: ToldChange, held: HeldActions): Promise<ActionsApproved> {
  const done = held.filter(({ state }) => state === 'DONE');
  const alreadyApproved = held.filter(({ state }) => state === 'APPROVED').length;
  const left = { notDone: held.length - done.length - alreadyApproved, alreadyApproved };
  const [first] = done;
  if (!first) return { approved: 0, ...left, changeId: null };
  const { farmId, type, day } = first;
  await writeApproved(
    tx,
    farmId,
    done.map(({ id }) => id),
  );
  const detail = { actions: done.length, type, day };
  const changeId = await tx.tell(
    { action: 'actions.approved', farmId, detail },
    ...(await eventsOf(tx, farmId, false)),
  );
  return { approved: done.length, ...left, changeId };
}
