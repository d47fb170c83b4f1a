import type { ActionDetail, ActionMaterial } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { FieldFault } from '#web/lib/api-error.ts';
import { timeOrderedId } from '#web/lib/time-ordered-id.ts';
import type { KnownAction, SaidAction } from '../sent-action.ts';
import { typedBefore, type Formerly, type TypedAction } from '../typed-action.ts';

/** Whose operations stand in a row: nobody else on the same device sees them. */
export interface QueueOf {
  readonly owner: string;
  readonly farmId: number;
}

/** What is to be done: an action recorded, recorded anew, or deleted. */
export type Work =
  | { readonly kind: 'RECORD' | 'CHANGE'; readonly said: SaidAction; readonly typed: TypedAction }
  | { readonly kind: 'REMOVE' };

/** By what people know an action again. */
export type ActionSummary = Pick<TypedAction, 'type' | 'day'>;

/** Why the server did not do it. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: readonly FieldFault[];
}

/** Waits to be sent; or the server has something else by now; or it has refused it. Only people end the last two. */
export type WaitingState = 'WAITING' | 'CONFLICT' | 'REFUSED';

/** Something that was done on this device and that the server has not acknowledged. */
export interface NewOperation extends QueueOf {
  /** Under which the server does it once, however often it is sent. */
  readonly id: string;
  /** What it is about: operations on the same record are sent in their order. */
  readonly record: string;
  /** The action on the server; null as long as it is not there. */
  readonly action: KnownAction | null;
  readonly work: Work;
  readonly summary: ActionSummary;
  /** When somebody did it. */
  readonly at: number;
  readonly state: WaitingState;
  readonly refusal: Refusal | null;
  /** In a conflict: what the server has. */
  readonly theirs: ActionDetail | null;
  /** How often it was sent without an answer: from the first time on nobody knows whether it arrived. */
  readonly tries: number;
}

export interface WaitingOperation extends NewOperation {
  /** Its place in the row. */
  readonly place: number;
}

export function recordOf(actionId: number): string {
  return `action:${actionId}`;
}

export interface OperationOn {
  readonly work: Work;
  readonly summary: ActionSummary;
  /** The action on the server; null where it is not there. */
  readonly action: KnownAction | null;
  /** The record of an operation that it stands behind. */
  readonly record?: string | undefined;
}

/** A new operation on an action that the server has, or on one that it will have. */
export function newOperation(
  { owner, farmId }: QueueOf,
  { work, summary: { type, day }, action, record }: OperationOn,
): NewOperation {
  const id = timeOrderedId();
  const known = action && { id: action.id, version: action.version };
  return {
    ...{ owner, farmId, id, work, summary: { type, day }, action: known },
    record: record ?? (known ? recordOf(known.id) : id),
    ...{ at: Date.now(), state: 'WAITING', refusal: null, theirs: null, tries: 0 },
  };
}

/** An operation as it lies on the device, perhaps since an earlier version of this application, as it is understood now. */
export function understood(kept: WaitingOperation): WaitingOperation {
  const { work, theirs } = kept;
  return {
    ...kept,
    work: work.kind === 'REMOVE' ? work : { ...work, typed: typedBefore(work.typed) },
    theirs: theirs && theirsBefore(theirs),
  };
}

type FormerlyTheirs = Formerly<Omit<ActionDetail, 'materials'>, 'grazing' | 'irrigation'> & {
  readonly materials: readonly Formerly<ActionMaterial, 'producedOn' | 'expiresOn' | 'organismNames'>[];
};

function theirsBefore(theirs: FormerlyTheirs): ActionDetail {
  const materials = theirs.materials.map((material) => ({
    ...{ producedOn: null, expiresOn: null, organismNames: material.organismCodes },
    ...material,
  }));
  return { grazing: null, irrigation: null, ...theirs, materials };
}
