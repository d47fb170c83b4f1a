import type { ActionFilter } from '@brazda/contract/agroevidence/action-filters.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdActions, type HeldAction } from './held-actions.repository.ts';
import { findActionIds } from './listed-actions.repository.ts';
import { readingOfKnown } from './read-actions.ts';
import type { ActionNeeds } from './record-action.ts';

/** At least one. */
export type HeldActions = readonly [HeldAction, ...HeldAction[]];

/** Which actions a filter leaves, and how many whoever asks has seen there. */
export type ExpectedActions = ActionFilter & { readonly expected: number };

/** Holds actions that are named one by one. Throws `action.notFound` where one is not there, or they are of several farms. */
export async function holdAllOfOneFarm(tx: FarmChange, ids: readonly number[]): Promise<HeldActions> {
  const [first, ...others] = await holdActions(tx, ids);
  const isAll = others.length + 1 === new Set(ids).size && others.every(({ farmId }) => farmId === first?.farmId);
  if (!first || !isAll) throw new Failure('action.notFound');
  return [first, ...others];
}

/**
 * The numbers of all actions that a filter leaves of the one farm that the call is about, if they are as many as is expected:
 * what came to them since somebody looked is not changed unseen. Throws `farm.oneNeeded`, `parcel.notFound` and
 * `action.othersMeant`.
 */
export async function findExpected(
  needs: ActionNeeds,
  who: Who,
  { expected, ...filter }: ExpectedActions,
): Promise<{ readonly farmId: number; readonly ids: readonly number[] }> {
  const farms = await readingOfKnown(needs, who, filter);
  const farmId = oneFarm(who);
  const ids = await findActionIds(farms, { ...filter, 'sort-col': 'day', 'sort-dir': 'asc' });
  if (ids.length !== expected) throw new Failure('action.othersMeant');
  return { farmId, ids };
}

/** Holds actions that were found, at least one. Throws `action.othersMeant` where one has gone since. */
export async function holdExpected(tx: FarmChange, ids: readonly number[]): Promise<HeldActions> {
  const [first, ...others] = await holdActions(tx, ids);
  if (!first || others.length + 1 !== ids.length) throw new Failure('action.othersMeant');
  return [first, ...others];
}
