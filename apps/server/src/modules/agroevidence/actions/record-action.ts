import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import type { ActionWritten } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import { changeFarms, type ToldChange, type Heard } from '#server/audit/change-farms.ts';
import type { PossibleActor } from '#server/audit/record-audit.ts';
import type { FarmScope } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import { actOnCrops } from './act-on-crops.ts';
import { analyzeActions } from './analyze-actions.ts';
import { actionDetailView } from './actions.view.ts';
import { draftAction, type DraftAction } from './draft-action.ts';
import { findDetailForChange } from './action-details.repository.ts';
import { holdActions } from './held-actions.repository.ts';
import { findAgainst, type KeptFindings } from '../restrictions/kept-findings.ts';
import { insertAction, replaceParts, updateAction, type WrittenTarget } from './written-actions.repository.ts';

export type ActionNeeds = Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>;

const nothingSaid = { id: null, cropIds: [], materialIds: [] };

/** Records an action of the one farm that the call is about. Throws `farm.oneNeeded`, and what `draftAction` and `actOnCrops` do. */
export async function recordAction(
  { database, clock, nudgeFollowers }: ActionNeeds,
  who: PossibleActor & FarmScope,
  said: NewAction,
  { told, keep }: { readonly told: ToldCrops; readonly keep: KeepAnswer<ActionWritten> },
): Promise<Kept<ActionWritten>> {
  const farmId = oneFarm(who);
  const against = await findAgainst({ database, clock }, who, said);
  const recorded = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const draft = await draftAction(tx, farmId, said, nothingSaid);
    const id = await insertAction(tx, farmId, recordOf(draft, against));
    await writeParts(tx, { farmId, id }, draft, against);
    return keep(tx, await tellWritten(tx, { farmId, id, draft, told }, 'action.recorded'));
  });
  await analyzeActions(database, said.targets.length);
  return recorded;
}

/** An action to be recorded anew, and the version of it that its sender knows, where they say so. */
export interface KnownAction {
  readonly id: number;
  readonly version: number | undefined;
}

/** Records an action anew. Throws `action.notFound`, `record.changed` with the action as it is, and what `recordAction` does. */
export async function changeAction(
  { database, clock, nudgeFollowers }: ActionNeeds,
  who: PossibleActor & FarmScope,
  { id, version }: KnownAction,
  said: NewAction,
  { told, keep }: { readonly told: ToldCrops; readonly keep: KeepAnswer<ActionWritten> },
): Promise<Kept<ActionWritten>> {
  const against = await findAgainst({ database, clock }, who, said, id);
  const done = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const [held] = await holdActions(tx, [id]);
    if (!held) throw new Failure('action.notFound');
    const { farmId } = held;
    if (version !== undefined && version !== held.version) return { current: await readWritten(tx, id, told) };
    const draft = await draftAction(tx, farmId, said, held);
    await updateAction(tx, farmId, id, recordOf(draft, against));
    await writeParts(tx, { farmId, id }, draft, against);
    return { written: await keep(tx, await tellWritten(tx, { farmId, id, draft, told }, 'action.changed')) };
  });
  if (!done.written) throw new Failure('record.changed', { current: done.current });
  return done.written;
}

function recordOf(
  { columns, targets, nitrogen, searchKey }: DraftAction,
  { findings, unjudged }: KeptFindings,
): Parameters<typeof insertAction>[2] {
  return { columns, areasM2: targets.map(({ areaM2 }) => areaM2), nitrogen, searchKey, findings, unjudged };
}

async function writeParts(
  tx: ToldChange,
  { farmId, id }: Pick<Written, 'farmId' | 'id'>,
  draft: DraftAction,
  { ofParcel }: KeptFindings,
): Promise<void> {
  const cropOf = await actOnCrops(tx, farmId, id, draft);
  const targets = draft.targets.map(({ parcel, ...target }, at): WrittenTarget => {
    const nitrogen = draft.nitrogen[at] ?? { all: null, counted: null, organic: null };
    const amounts = draft.amounts.map(({ parts }) => parts[at] ?? 0);
    const { id: parcelId, versionId } = parcel;
    return {
      ...target,
      parcelId,
      versionId,
      cultivationId: cropOf.get(parcelId) ?? null,
      amounts,
      nitrogen,
      found: ofParcel.get(parcelId) ?? [],
    };
  });
  await replaceParts(tx, farmId, id, { amounts: draft.amounts, targets });
}

/** What was written, for whoever is told of it. */
interface Written {
  readonly farmId: number;
  readonly id: number;
  readonly draft: DraftAction;
  readonly told: ToldCrops;
}

async function tellWritten(
  tx: ToldChange,
  { farmId, id, draft, told }: Written,
  action: AuditAction,
): Promise<ActionWritten> {
  const { type, day } = draft.columns;
  const detail = { actionId: id, type, day, parcels: draft.targets.length };
  const changeId = await tx.tell({ action, farmId, detail }, ...(await eventsOf(tx, farmId, mayTouchCrops(draft))));
  return { action: await readWritten(tx, id, told), changeId };
}

/** Only sowing and harvest let crops stand or end. */
function mayTouchCrops({ columns }: DraftAction): boolean {
  return columns.cropRole !== null || columns.endsCrop !== null;
}

/** Who looks at actions hears of it, and where crops are others now, who looks at the map as well. */
export async function eventsOf(tx: ToldChange, farmId: number, isOfCrops: boolean): Promise<Heard> {
  const ofActions = { farmId, topic: 'actions.changed' } as const;
  if (!isOfCrops) return [ofActions];
  return [ofActions, { farmId, topic: 'parcels.changed', revision: await revisionAfterChange(tx, farmId) }];
}

/** An action as the transaction has it now. */
export async function readWritten(tx: ToldChange, id: number, told: ToldCrops): Promise<ActionWritten['action']> {
  const row = await findDetailForChange(tx, id);
  if (!row) throw new Error(`The action ${id} is gone`);
  return actionDetailView(row, told);
}
