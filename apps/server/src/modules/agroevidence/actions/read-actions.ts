import type { Action, ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ActionFilter, ActionQuery } from '@brazda/contract/agroevidence/action-filters.ts';
import type { ActionOutline, actions, ActionStatistics } from '@brazda/contract/agroevidence/actions.ts';
import { actionGroupOf, actionTypes, type ActionGroup, type ActionType } from '@brazda/domain/enumerations/action.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findWhatWasNotJudged } from '../restrictions/kept-findings.ts';
import { requireKnownParcels } from '../cultivations/require-known-parcels.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { findDetail } from './action-details.repository.ts';
import { actionDetailView, actionView, outlineView, statisticsView } from './actions.view.ts';
import { countActions, findActions, findOutlines, sumActions, sumMaterials } from './listed-actions.repository.ts';

type Needs = Pick<Services, 'database'>;

/** Throws `parcel.notFound` where a filter names a parcel that is none in scope. */
export async function readingOfKnown({ database }: Needs, who: Who, { parcel }: ActionFilter): Promise<FarmReading> {
  const farms = readingOf(database, who);
  await requireKnownParcels(farms, parcel);
  return farms;
}

export async function readActions(
  needs: Needs,
  who: Who,
  query: ActionQuery,
  told: ToldCrops,
): Promise<{ rows: Action[]; total: number }> {
  const farms = await readingOfKnown(needs, who, query);
  const [total, rows] = await Promise.all([countActions(farms, query), findActions(farms, query)]);
  return { rows: rows.map((row) => actionView(row, told)), total };
}

/** All of an action; one that was not judged when it was recorded is judged now. Throws `action.notFound`. */
export async function readAction(
  { database, clock }: Needs & Pick<Services, 'clock'>,
  who: Who,
  id: number,
  told: ToldCrops,
): Promise<ActionDetail> {
  const row = await findDetail(readingOf(database, who), id);
  if (!row) throw new Failure('action.notFound');
  const action = actionDetailView(row, told);
  return row.unjudged === null ? action : findWhatWasNotJudged({ database, clock }, who, action);
}

export async function readStatistics(needs: Needs, who: Who, filter: ActionFilter): Promise<ActionStatistics> {
  const farms = await readingOfKnown(needs, who, filter);
  const [sums, materials] = await Promise.all([sumActions(farms, filter), sumMaterials(farms, filter)]);
  return statisticsView(sums, materials);
}

export async function readActionOutlines(
  needs: Needs,
  who: Who,
  query: z.output<typeof actions.outlines.query>,
): Promise<{ rows: ActionOutline[]; total: number }> {
  const { rows, total } = await findOutlines(await readingOfKnown(needs, who, query), query);
  return { rows: rows.map(outlineView), total };
}

export function readTypes(group: ActionGroup | undefined): {
  rows: { name: ActionType; group: ActionGroup }[];
  total: number;
} {
  const rows = actionTypes
    .map((name) => ({ name, group: actionGroupOf(name) }))
    .filter((type) => group === undefined || type.group === group);
  return { rows, total: rows.length };
}
