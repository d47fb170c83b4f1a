import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { at, editedFarm, lineThrough, rectangle } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const day = '2026-02-10';
const later = '2026-04-10';

function drawn(...sides: Parameters<typeof rectangle>) {
  return { type: 'MultiPolygon' as const, coordinates: [rectangle(...sides).coordinates] };
}

/** Teeth beside each other over the whole parcel and far beyond: another comb laid across it would cross it everywhere. */
function comb(teeth: number) {
  const places = Array.from({ length: teeth }, (_, tooth) => [
    at(tooth / teeth, 0),
    at((tooth + 0.2) / teeth, 9),
    at((tooth + 0.4) / teeth, 9),
    at((tooth + 0.6) / teeth, 0),
  ]);
  const ring = [at(0, -1), ...places.flat(), at(1, -1), at(0, -1)];
  return { type: 'MultiPolygon' as const, coordinates: [[ring]] };
}

async function workedFarm() {
  const edited = await editedFarm(started);
  const { parcelId } = edited;
  const { actions, workedLand, parcels } = edited.agroevidence;
  const { computedArea: whole } = await parcels.read({ params: { id: parcelId } });
  const plough = (geometry: ReturnType<typeof drawn>, more: object = {}) =>
    actions.recordOther({ body: { actionType: 'PLOW', day, targets: [{ parcelId, geometry }], ...more } });
  return { ...edited, actions, workedLand, whole, plough };
}

describe('The part of a parcel that was worked', () => {
  it('is measured as it was drawn, without what reaches out of the parcel', async () => {
    const { workedLand, parcelId, whole } = await workedFarm();
    const measured = (...sides: Parameters<typeof rectangle>) =>
      workedLand.measure({ body: { parcelId, day, geometry: drawn(...sides) } });
    expect((await measured(0, 0, 0.25, 1)).area).toBeCloseTo(whole / 4, 4);
    const cut = await measured(0.5, -1, 2, 3);
    expect(cut.area).toBeCloseTo(whole / 2, 4);
    const easternmost = Math.max(...cut.geometry.coordinates.flat(2).map(([longitude = 0]) => longitude));
    expect(easternmost).toBeCloseTo(at(1, 0)[0], 7);
  });

  it('is refused where none of it lies in the parcel, or nobody can measure it', async () => {
    const { workedLand, parcelId, plough } = await workedFarm();
    const measured = (geometry: ReturnType<typeof drawn>) => workedLand.measure({ body: { parcelId, day, geometry } });
    await expect(measured(drawn(2, 0, 3, 1))).rejects.toMatchObject({ code: 'cultivation.outsideParcel' });
    await expect(plough(drawn(2, 0, 3, 1))).rejects.toMatchObject({ code: 'cultivation.outsideParcel' });
    const bow = { type: 'MultiPolygon' as const, coordinates: [[[at(0, 0), at(1, 1), at(1, 0), at(0, 1), at(0, 0)]]] };
    await expect(measured(bow)).rejects.toMatchObject({ code: 'cultivation.outlineInvalid' });
    await expect(plough(bow)).rejects.toMatchObject({ code: 'cultivation.outlineInvalid' });
    const open = { type: 'MultiPolygon' as const, coordinates: [[[at(0, 0), at(1, 0), at(1, 1), at(0, 1)]]] };
    await expect(measured(open)).rejects.toMatchObject({ code: 'cultivation.outlineInvalid' });
    await expect(measured(comb(400))).rejects.toMatchObject({ code: 'cultivation.outlineInvalid' });
    await expect(plough(comb(400))).rejects.toMatchObject({ code: 'cultivation.outlineInvalid' });
  });

  it('is what the action counts, whatever area is said beside it', async () => {
    const { plough, actions, parcelId, whole } = await workedFarm();
    const { action } = await plough(drawn(0, 0, 0.5, 2), {
      targets: [{ parcelId, geometry: drawn(0, 0, 0.5, 2), area: 99 }],
    });
    expect(action.targets).toMatchObject([{ areaOrigin: 'DRAWN' }]);
    expect(action.area).toBeCloseTo(whole / 2, 3);
    const [outline] = (await actions.outlines()).rows;
    expect(outline?.geometry).toEqual(action.targets[0]?.geometry);
  });

  it('stays the same to the gram however often the action is recorded anew', async () => {
    const { plough, actions, parcelId } = await workedFarm();
    const slanted = {
      type: 'MultiPolygon' as const,
      coordinates: [[[at(-0.1, 0.13), at(0.61, -0.2), at(1.3, 0.77), at(0.21, 1.4), at(-0.1, 0.13)]]],
    };
    const first = (await plough(slanted)).action;
    let { targets } = first;
    for (let time = 0; time < 3; time += 1) {
      const geometry = targets[0]?.geometry as ReturnType<typeof drawn>;
      const body = {
        id: first.id,
        actionType: 'PLOW' as const,
        day,
        note: `${time}`,
        targets: [{ parcelId, geometry }],
      };
      ({ targets } = (await actions.changeOther({ body })).action);
    }
    expect(targets).toEqual(first.targets);
  });

  it('is kept when the parcel is divided or redrawn later, and when the action is written anew after that', async () => {
    const { plough, actions, parcelId, split } = await workedFarm();
    const { action } = await plough(drawn(0.1, 0.1, 0.9, 0.9));
    await split(parcelId);
    const kept = await actions.one({ params: { id: action.id } });
    expect(kept.targets).toEqual(action.targets);
    const geometry = drawn(0.1, 0.1, 0.9, 0.9);
    const body = {
      id: action.id,
      actionType: 'PLOW' as const,
      day,
      note: 'Podruhé',
      targets: [{ parcelId, geometry }],
    };
    const { action: changed } = await actions.changeOther({ body });
    expect(changed.targets).toEqual(action.targets);
  });

  it('is of the parcels that are there now, however often its parcel was divided since', async () => {
    const { actions, parcelId, split } = await workedFarm();
    const body = { actionType: 'PLOW' as const, day, targets: [{ parcelId }] };
    const { action } = await actions.recordOther({ body });
    expect(action.successors).toEqual([]);
    const { parcels: halves } = await split(parcelId);
    const [half, other] = halves.map(({ id }) => id);
    const { parcels: quarters } = await split(half ?? 0, lineThrough(at(-0.5, 0.5), at(1.5, 0.5)), '2026-03-05');
    const { successors } = await actions.one({ params: { id: action.id } });
    expect(successors.map((one) => one.parcelId)).toEqual([parcelId]);
    const now = successors.flatMap(({ parcels }) => parcels.map(({ id }) => id)).toSorted((one, two) => one - two);
    expect(now).toEqual([other, ...quarters.map(({ id }) => id)].toSorted((one, two) => (one ?? 0) - (two ?? 0)));
  });

  it('is cut by the parcel as it was on the day of the action', async () => {
    const { actions, parcelEditing, parcelId, whole } = await workedFarm();
    await parcelEditing.redraw({
      params: { id: parcelId },
      body: { outline: rectangle(0, 0, 0.5, 1), mode: 'CHANGE', from: '2026-03-01' },
    });
    const record = (on: string) =>
      actions.recordOther({
        body: { actionType: 'PLOW', day: on, targets: [{ parcelId, geometry: drawn(0, 0, 1, 1) }] },
      });
    expect((await record(day)).action.area).toBeCloseTo(whole, 3);
    expect((await record(later)).action.area).toBeCloseTo(whole / 2, 3);
  });

  it('is there again when what was done to it is undone, and stands in the history', async () => {
    const { plough, actions, parcelId, undo, farm } = await workedFarm();
    const { action } = await plough(drawn(0, 0, 0.5, 1));
    const body = { id: action.id, actionType: 'PLOW' as const, day, targets: [{ parcelId }] };
    const { changeId, action: whole } = await actions.changeOther({ body });
    expect(whole.targets).toMatchObject([{ areaOrigin: 'PARCEL', geometry: null }]);
    await undo(changeId);
    expect((await actions.one({ params: { id: action.id } })).targets).toEqual(action.targets);
    const removed = await actions.remove({ query: { actionIds: [action.id] } });
    await undo(removed.changeId);
    expect((await actions.one({ params: { id: action.id } })).targets).toEqual(action.targets);
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from core.change where farm_id = ${farm.id} and after ->> 'area_origin' = 'DRAWN'
        and after -> 'geometry' is not null`.execute(started.services.database.kysely);
    expect(rows[0]?.kept).toBeGreaterThan(0);
  });
});

describe('Distances on the part of a parcel that is to be sprayed', () => {
  it('leave so much of that part', async () => {
    const { agroevidence, parcelId, whole } = await workedFarm();
    const judge = (geometry: ReturnType<typeof drawn> | null) =>
      agroevidence.restrictions.judge({
        body: { work: 'HARVEST', day, targets: [{ parcelId, geometry }], isOutlined: true },
      });
    const [all] = (await judge(null)).parcels;
    expect(all?.remaining).toBeCloseTo(whole, 3);
    const [part] = (await judge(drawn(0, 0, 0.5, 2))).parcels;
    expect(part?.remaining).toBeCloseTo(whole / 2, 3);
    expect(Math.max(...(part?.geometry?.coordinates.flat(2).map(([longitude = 0]) => longitude) ?? []))).toBeCloseTo(
      at(0.5, 0)[0],
      6,
    );
  });
});
