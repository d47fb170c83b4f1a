import type { ActionState } from '@brazda/domain/enumerations/action.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** A farmer with a parcel, and with an action in each of some states. */
async function farmerWith(states: readonly ActionState[]) {
  const { user, farm } = await started.make.farmer();
  const { id: parcelId } = await started.make.parcel({ farm });
  const { agroevidence, gateway } = started.api(user);
  const { actions } = agroevidence;
  const actionIds: number[] = [];
  for (const state of states) {
    const body = { actionType: 'PLOW' as const, day: '2026-04-10', state, targets: [{ parcelId }] };
    actionIds.push((await actions.recordOther({ body })).action.id);
  }
  const statesNow = async (): Promise<ActionState[]> =>
    Promise.all(actionIds.map(async (id) => (await actions.one({ params: { id } })).state));
  return {
    ...{ user, farm, actions, actionIds, statesNow },
    undo: (changeId: number) => gateway.farmChanges.undo({ params: { id: farm.id, changeId } }),
  };
}

const eachState = ['PLANNED', 'UNDER_WAY', 'DONE', 'DONE', 'APPROVED'] as const;
const afterwards = ['PLANNED', 'UNDER_WAY', 'APPROVED', 'APPROVED', 'APPROVED'];

describe('Actions that are approved together', () => {
  it('are those that are done; how many are not, or were approved before, is said, and all of it is undone', async () => {
    const { actions, actionIds, statesNow, undo } = await farmerWith(eachState);
    const { changeId, ...counts } = await actions.approve({ body: { actionIds } });
    expect(counts).toEqual({ approved: 2, notDone: 2, alreadyApproved: 1 });
    expect(await statesNow()).toEqual(afterwards);
    await undo(changeId ?? 0);
    expect(await statesNow()).toEqual([...eachState]);
  });

  it('are all that a filter leaves, if they are as many as was seen', async () => {
    const { actions, statesNow, undo } = await farmerWith(eachState);
    const filter = { type: ['PLOW' as const] };
    const approve = actions.approveFiltered({ query: { ...filter, expected: 4 } });
    await expect(approve).rejects.toMatchObject({ status: 409, code: 'action.othersMeant' });
    expect(await statesNow()).toEqual([...eachState]);
    const { changeId, ...counts } = await actions.approveFiltered({ query: { ...filter, expected: 5 } });
    expect(counts).toEqual({ approved: 2, notDone: 2, alreadyApproved: 1 });
    expect(await statesNow()).toEqual(afterwards);
    await undo(changeId ?? 0);
    expect(await statesNow()).toEqual([...eachState]);
  });

  it('are no change where none of them is done', async () => {
    const { actions, actionIds, statesNow } = await farmerWith(['PLANNED', 'APPROVED']);
    const answer = await actions.approve({ body: { actionIds } });
    expect(answer).toEqual({ approved: 0, notDone: 1, alreadyApproved: 1, changeId: null });
    expect(await statesNow()).toEqual(['PLANNED', 'APPROVED']);
  });

  it('are seen as others by whoever has read one of them before', async () => {
    const { actions, actionIds } = await farmerWith(['DONE']);
    await actions.approve({ body: { actionIds } });
    const remove = actions.remove({ query: { actionIds }, version: 1 });
    await expect(remove).rejects.toMatchObject({ status: 412, code: 'record.changed' });
  });

  it('are not approved by who may only read, nor together with those of others', async () => {
    const { farm, actions, actionIds, statesNow } = await farmerWith(['DONE']);
    const reader = await started.make.member(farm, 'reader');
    const approve = started.api(reader).agroevidence.actions.approve({ body: { actionIds } });
    await expect(approve).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
    const other = await farmerWith(['DONE']);
    const both = actions.approve({ body: { actionIds: [...actionIds, ...other.actionIds] } });
    await expect(both).rejects.toMatchObject({ status: 404, code: 'action.notFound' });
    expect([await statesNow(), await other.statesNow()]).toEqual([['DONE'], ['DONE']]);
  });
});
