import readSpreadsheet from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const day = '2026-05-10';
const grazing = { animals: 'SUCKLER_COWS', head: 40, days: 12 } as const;
const irrigation = { value: 25, unit: 'MM' } as const;

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const targets: { parcelId: number }[] = [];
  for (const [at, name] of ['Za humny', 'U lesa'].entries()) {
    targets.push({ parcelId: (await started.make.parcel({ farm, name, at: [14.33 + at * 0.003, 48.89] })).id });
  }
  const { agroevidence, gateway } = started.api(user);
  return {
    ...{ actions: agroevidence.actions, targets },
    undo: (changeId: number) => gateway.farmChanges.undo({ params: { id: farm.id, changeId } }),
  };
}

describe('Other work on the land', () => {
  it('says of a pasture which animals grazed, how many and on how many days, and that nobody knows their nitrogen', async () => {
    const { actions, targets, undo } = await farmer();
    const body = { actionType: 'PASTURE', day, targets } as const;
    const { action } = await actions.recordOther({ body: { ...body, grazing } });
    expect(action).toMatchObject({ grazing, irrigation: null, nitrogen: null });
    expect(action.targets.map(({ nitrogen, countedNitrogen }) => [nitrogen, countedNitrogen])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await actions.statistics()).toMatchObject({ withUnknownNitrogen: 1 });
    const { changeId } = await actions.changeOther({ body: { ...body, id: action.id } });
    expect(await actions.one({ params: { id: action.id } })).toMatchObject({ grazing: null });
    await undo(changeId);
    expect(await actions.one({ params: { id: action.id } })).toMatchObject({ grazing });
  });

  it('says of an irrigation how much water it was, as it was said', async () => {
    const { actions, targets } = await farmer();
    const { action } = await actions.recordOther({ body: { actionType: 'IRRIG', day, targets, irrigation } });
    expect(action).toMatchObject({ irrigation, grazing: null, nitrogen: 0 });
    const anew = { value: 300, unit: 'M3_PER_HA' } as const;
    const body = { actionType: 'IRRIG' as const, id: action.id, day, targets, irrigation: anew };
    expect((await actions.changeOther({ body })).action).toMatchObject({ irrigation: anew });
  });

  it('keeps in all parts that it is divided into what was said of it', async () => {
    const { actions, targets } = await farmer();
    const [{ parcelId } = { parcelId: 0 }] = targets;
    for (const said of [
      { actionType: 'PASTURE', grazing, irrigation: null },
      { actionType: 'IRRIG', grazing: null, irrigation },
    ] as const) {
      const { action } = await actions.recordOther({ body: { ...said, day, targets } });
      const { actions: parts } = await actions.split({ body: { id: action.id, parts: [[parcelId]] } });
      const kept = parts.map((part) => ({ grazing: part.grazing, irrigation: part.irrigation }));
      const { grazing: grazed, irrigation: irrigated } = said;
      expect(kept).toEqual(parts.map(() => ({ grazing: grazed, irrigation: irrigated })));
    }
  });

  it.each([
    ['grazing of a ploughing', { actionType: 'PLOW', grazing }],
    ['water of a pasture', { actionType: 'PASTURE', irrigation }],
  ] as const)('does not take %s', async (_, said) => {
    const { actions, targets } = await farmer();
    const record = actions.recordOther({ body: { ...said, day, targets } });
    await expect(record).rejects.toMatchObject({ code: 'request.malformed' });
    expect((await actions.list()).total).toBe(0);
  });

  it('stands in the spreadsheet with animals, days and water', async () => {
    const { actions, targets } = await farmer();
    await actions.recordOther({ body: { actionType: 'PASTURE', day, targets, grazing } });
    const { action } = await actions.recordOther({ body: { actionType: 'IRRIG', day, targets, irrigation } });
    const answer = await actions.excel({ query: { 'sort-col': 'type', 'sort-dir': 'desc' } });
    const [first] = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()));
    const [grazed, irrigated] = (first?.data ?? []).slice(1).map((row) => row.slice(14));
    expect(grazed).toEqual([expect.any(String), 40, 12, null, null]);
    expect(irrigated).toEqual([null, null, null, 25, expect.closeTo(action.area * 250, 2)]);
  });
});
