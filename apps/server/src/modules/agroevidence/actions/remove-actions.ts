import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { takeBackFromCrops } from './act-on-crops.ts';
import { findExpected, holdAllOfOneFarm, holdExpected, type ExpectedActions } from './chosen-actions.ts';
import type { HeldAction } from './held-actions.repository.ts';
import { eventsOf, readWritten, type ActionNeeds } from './record-action.ts';
import { retireActions } from './written-actions.repository.ts';

/** Actions that are to be deleted; where it is one, also the version of it that its sender knows, if they say so. */
interface Unwanted {
  readonly ids: readonly number[];
  readonly version: number | undefined;
}

interface Removed {
  readonly deleted: number;
  readonly changeId: number;
}

/**
 * Deletes actions of one farm, all of them or none; what they have done to crops is taken back. Throws `action.notFound`,
 * also where they are of several farms, `record.changed` with the action as it is, `cultivation.overlaps` where something
 * else was sown since, and `request.malformed` where a version is said of several.
 */
export async function removeActions(
  { database, clock, nudgeFollowers }: ActionNeeds,
  who: Who,
  { ids, version }: Unwanted,
  { told, keep }: { readonly told: ToldCrops; readonly keep: KeepAnswer<Removed> },
): Promise<Kept<Removed>> {
  if (version !== undefined && ids.length > 1) throw new Failure('request.malformed');
  const done = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const held = await holdAllOfOneFarm(tx, ids);
    const [first] = held;
    if (version !== undefined && version !== first.version) return { current: await readWritten(tx, first.id, told) };
    return { removed: await keep(tx, await removeHeld(tx, first.farmId, held)) };
  });
  if (!done.removed) throw new Failure('record.changed', { current: done.current });
  return done.removed;
}

/**
 * Deletes all actions that a filter leaves of the one farm that the call is about, if they are as many as is expected:
 * what came to them since somebody looked is not deleted unseen. Throws `farm.oneNeeded`, `parcel.notFound`,
 * `action.othersMeant` and `cultivation.overlaps`.
 */
export async function removeFilteredActions(needs: ActionNeeds, who: Who, filtered: ExpectedActions): Promise<Removed> {
  const { farmId, ids } = await findExpected(needs, who, filtered);
  const { database, clock, nudgeFollowers } = needs;
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) =>
    removeHeld(tx, farmId, await holdExpected(tx, ids)),
  );
}

async function removeHeld(tx: ToldChange, farmId: number, held: readonly HeldAction[]): Promise<Removed> {
  const ids = held.map(({ id }) => id);
  const isOfCrops = await takeBackFromCrops(tx, farmId, ids);
  await retireActions(tx, farmId, ids, tx.at);
  const [first] = held;
  const detail = { actions: held.length, type: first?.type ?? null, day: first?.day ?? null };
  const changeId = await tx.tell(
    { action: 'actions.deleted', farmId, detail },
    ...(await eventsOf(tx, farmId, isOfCrops)),
  );
  return { deleted: held.length, changeId };
}
