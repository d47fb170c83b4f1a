import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { divideRows, findParcelsOf } from './divided-actions.repository.ts';
import { holdActions } from './held-actions.repository.ts';
import { eventsOf, readWritten, type ActionNeeds } from './record-action.ts';

/** What becomes an action of its own. */
interface Division {
  readonly id: number;
  readonly parts: readonly (readonly number[])[];
}

interface DividedActions {
  readonly actions: ActionDetail[];
  readonly changeId: number;
}

/**
 * Makes several actions of one, by parcels; amounts of each parcel stay as they are, so their sums do. Throws
 * `action.notFound`, `parcel.notFound` where the action is not on one, and `action.notDivided` where parts name one twice or
 * leave nothing of it.
 */
export function divideAction(
  { database, clock, nudgeFollowers }: ActionNeeds,
  who: Who,
  { id, parts }: Division,
  { told, keep }: { readonly told: ToldCrops; readonly keep: KeepAnswer<DividedActions> },
): Promise<Kept<DividedActions>> {
  return changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const [held] = await holdActions(tx, [id]);
    if (!held) throw new Failure('action.notFound');
    const { farmId, type, day } = held;
    requireParts(await findParcelsOf(tx, farmId, id), parts);
    const ids = [id, ...(await divideRows(tx, { farmId, id, parts }))];
    const detail = { actionId: id, type, day, actions: ids.length };
    const changeId = await tx.tell(
      { action: 'action.divided', farmId, detail },
      ...(await eventsOf(tx, farmId, false)),
    );
    const actions: ActionDetail[] = [];
    for (const one of ids) actions.push(await readWritten(tx, one, told));
    return keep(tx, { actions, changeId });
  });
}

function requireParts(parcelIds: readonly number[], parts: Division['parts']): void {
  const moved = parts.flat();
  if (moved.some((parcelId) => !parcelIds.includes(parcelId))) throw new Failure('parcel.notFound');
  const isOnce = new Set(moved).size === moved.length;
  if (!isOnce || moved.length === parcelIds.length) throw new Failure('action.notDivided');
}
