import type { ActionWritten } from '@brazda/contract/agroevidence/action-shapes.ts';
import { api } from '#web/lib/api.ts';
import type { KnownAction, SaidAction } from '../sent-action.ts';
import type { NewOperation } from './waiting-operation.ts';

/** What an operation brings: an action as it was written, or none, and by what it can be undone. */
export type OperationAnswer = Pick<ActionWritten, 'changeId'> & { readonly action: ActionWritten['action'] | null };

type Sent = Pick<NewOperation, 'farmId' | 'action' | 'work'> & {
  /** Left out, the same content that is sent again is the same. */
  readonly id?: string;
};

/** Sends an operation under its key, and on the version that it stands on. */
export async function sendOperation(
  { farmId, id: key, action, work }: Sent,
  signal?: AbortSignal,
): Promise<OperationAnswer> {
  const on = { farmIds: [farmId], ...(key !== undefined && { key }), ...(signal && { signal }) };
  if (work.kind === 'RECORD') return record(work.said, on);
  if (!action) throw new Error('What is changed or deleted has to be on the server');
  const { version } = action;
  if (work.kind === 'CHANGE') return change(work.said, action, { ...on, version });
  const { changeId } = await api.agroevidence.actions.remove({ query: { actionIds: [action.id] }, ...on, version });
  return { action: null, changeId };
}

interface SentOn {
  readonly farmIds: number[];
  readonly key?: string;
  readonly signal?: AbortSignal;
}

function record(said: SaidAction, on: SentOn): Promise<ActionWritten> {
  const { actions } = api.agroevidence;
  if (said.group === 'SOWING') return actions.recordSowing({ body: said.body, ...on });
  if (said.group === 'HARVEST') return actions.recordHarvest({ body: said.body, ...on });
  if (said.group === 'MOWING') return actions.recordMowing({ body: said.body, ...on });
  if (said.group === 'EPH') return actions.recordApplication({ body: said.body, ...on });
  return actions.recordOther({ body: said.body, ...on });
}

function change(
  said: SaidAction,
  { id }: KnownAction,
  on: SentOn & { readonly version: number },
): Promise<ActionWritten> {
  const { actions } = api.agroevidence;
  if (said.group === 'SOWING') return actions.changeSowing({ body: { ...said.body, id }, ...on });
  if (said.group === 'HARVEST') return actions.changeHarvest({ body: { ...said.body, id }, ...on });
  if (said.group === 'MOWING') return actions.changeMowing({ body: { ...said.body, id }, ...on });
  if (said.group === 'EPH') return actions.changeApplication({ body: { ...said.body, id }, ...on });
  return actions.changeOther({ body: { ...said.body, id }, ...on });
}
