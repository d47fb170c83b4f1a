import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('What was done on a farm', () => {
  it('is undone by whoever may do it: by a worker what they sowed, and not a new name of land', async () => {
    const { user: owner, farm } = await started.make.farmer();
    const { id } = await started.make.parcel({ farm });
    const [worker, reader] = [await started.make.member(farm, 'worker'), await started.make.member(farm, 'reader')];
    const { agroevidence, gateway } = started.api(worker);
    const sown = await agroevidence.actions.recordSowing({
      body: { actionType: 'SOWING', day: '2026-04-10', targets: [{ parcelId: id }], cropId: 1 },
    });
    const renamed = await started.api(owner).agroevidence.parcels.change({ params: { id }, body: { name: 'U lesa' } });
    const params = { id: farm.id };
    const canUndo = async (who: typeof worker): Promise<unknown[]> => {
      const { rows } = await started.api(who).gateway.farmChanges.list({ params });
      return [renamed, sown].map(({ changeId }) => rows.find((change) => change.id === changeId)?.canUndo);
    };
    expect(await canUndo(owner)).toEqual([true, true]);
    expect(await canUndo(worker)).toEqual([false, true]);
    expect(await canUndo(reader)).toEqual([false, false]);

    const undo = (changeId: number) => gateway.farmChanges.undo({ params: { ...params, changeId } });
    await expect(undo(renamed.changeId ?? 0)).rejects.toMatchObject({ status: 403, code: 'farm.notAllowed' });
    const grownOn = async (): Promise<number> =>
      (await agroevidence.seedApplications.ofParcel({ params: { id } })).rows.length;
    const grown = await grownOn();
    const { changeId } = await undo(sown.changeId);
    expect([(await agroevidence.actions.list()).total, await grownOn()]).toEqual([0, grown - 1]);
    await undo(changeId);
    expect([(await agroevidence.actions.list()).total, await grownOn()]).toEqual([1, grown]);
  });
});
