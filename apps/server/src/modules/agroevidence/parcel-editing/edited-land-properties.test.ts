import type { Position } from '@brazda/contract/agroevidence/drawn-outline.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { differenceOf, unionOfRows } from '#server/db/overlays.ts';
import { seed } from '#server/testing/budget.ts';
import { at, editedFarm, lineThrough, rectangle, springDay } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const runs = { numRuns: 25, seed } as const;

/** Away from the edges: along one, a line cuts off less than a parcel can be. */
const within = fc.double({ min: 0.02, max: 0.98, noNaN: true });

/** Lines from one side to the other, bent on the way. */
const lines = fc
  .record({
    begin: within,
    end: within,
    bends: fc.array(fc.tuple(within, within), { maxLength: 4 }),
    isAcross: fc.boolean(),
  })
  .map(({ begin, end, bends, isAcross }) => {
    const turned = ([x, y]: readonly [number, number]): Position => (isAcross ? at(y, x) : at(x, y));
    return lineThrough(turned([begin, -0.1]), ...bends.map(turned), turned([end, 1.1]));
  });

interface Land {
  readonly areaM2: number;
  readonly missingM2: number;
}

/** All open land of a farm, and how much of a parcel's outline it does not cover. */
async function openLand(farmId: number, wholeId: number): Promise<Land> {
  const { rows } = await sql<Land>`
    select sum(v.area_m2) as area_m2, st_area((${differenceOf(
      sql`(select w.geometry from agroevidence.parcel_version w where w.parcel_id = ${wholeId} and w.is_current)`,
      unionOfRows(sql`v.geometry`),
    )})::geography) as missing_m2
    from agroevidence.parcel_version v join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id
    where v.farm_id = ${farmId} and v.is_current and p.status = 'OPEN'`.execute(started.services.database.kysely);
  const [land] = rows;
  if (!land) throw new Error('There is no land');
  return land;
}

describe('However a parcel is split and merged again', () => {
  it('no square metre is lost or won', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (line) => {
        const { split, merge, parcelId, farm } = await editedFarm(started);
        const before = await openLand(farm.id, parcelId);
        const { parcels } = await split(parcelId, line);
        const divided = await openLand(farm.id, parcelId);
        expect(Math.abs(divided.areaM2 - before.areaM2)).toBeLessThan(1);
        expect(divided.missingM2).toBeLessThan(1);
        await merge(parcels.map(({ id }) => id));
        const united = await openLand(farm.id, parcelId);
        expect(Math.abs(united.areaM2 - before.areaM2)).toBeLessThan(1);
        expect(united.missingM2).toBeLessThan(1);
      }),
      runs,
    );
  });

  it('none is, not even along edges of a kilometre', async () => {
    const { farm, split, merge, parcelEditing } = await editedFarm(started);
    const body = { outline: rectangle(2, 2, 16, 14), name: 'Lán', from: '2024-05-01' };
    const { parcels } = await parcelEditing.draw({ body, farmIds: [farm.id] });
    const whole = parcels[0]?.id ?? 0;
    const before = await openLand(farm.id, whole);
    const { parcels: parts } = await split(whole, lineThrough(at(8, 1), at(10, 15)));
    expect(Math.abs((await openLand(farm.id, whole)).areaM2 - before.areaM2)).toBeLessThan(1);
    await merge(parts.map(({ id }) => id));
    expect(Math.abs((await openLand(farm.id, whole)).areaM2 - before.areaM2)).toBeLessThan(1);
  });

  it('what was undone is as it was, and what was undone twice as it was done', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.boolean(), async (line, isMerged) => {
        const { split, merge, undo, rows, parcelId } = await editedFarm(started);
        const before = await rows();
        const { changeId, parcels } = await split(parcelId, line);
        const divided = await rows();
        if (isMerged) await undo((await merge(parcels.map(({ id }) => id))).changeId);
        expect(await rows()).toEqual(divided);
        const { changeId: undone } = await undo(changeId);
        expect(await rows()).toEqual(before);
        await undo((await undo(undone)).changeId);
        expect(await rows()).toEqual(before);
      }),
      { ...runs, numRuns: 12 },
    );
  });

  it('so are drawings and ends', async () => {
    const { farm, parcelEditing, parcelId, undo, rows } = await editedFarm(started);
    const outline = rectangle(0, 0, 0.7, 1);
    const params = { id: parcelId };
    const acts = [
      () =>
        parcelEditing.draw({
          body: { outline: rectangle(3, 0, 4, 1), name: 'Nové', from: springDay },
          farmIds: [farm.id],
        }),
      () => parcelEditing.redraw({ params, body: { mode: 'CORRECTION', outline } }),
      () => parcelEditing.redraw({ params, body: { mode: 'CHANGE', outline, from: springDay } }),
      () => parcelEditing.retire({ params, body: { from: springDay } }),
    ];
    const before = await rows();
    for (const act of acts) {
      const { changeId } = await act();
      const done = await rows();
      expect(done).not.toEqual(before);
      const { changeId: undone } = await undo(changeId);
      expect(await rows()).toEqual(before);
      const { changeId: redone } = await undo(undone);
      expect(await rows()).toEqual(done);
      await undo(redone);
      expect(await rows()).toEqual(before);
    }
  });

  it('any line at all either divides the parcel whole, or is refused', async () => {
    const { parcelId, farm, parcelEditing, undo } = await editedFarm(started);
    const before = await openLand(farm.id, parcelId);
    const place = fc
      .tuple(fc.double({ min: -0.3, max: 1.3, noNaN: true }), fc.double({ min: -0.3, max: 1.3, noNaN: true }))
      .map(([x, y]) => at(Math.round(x * 10) / 10, Math.round(y * 10) / 10));
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 2, maxLength: 8 }), async (places) => {
        const body = { line: lineThrough(...places), from: springDay };
        try {
          const { changeId } = await parcelEditing.split({ params: { id: parcelId }, body });
          const divided = await openLand(farm.id, parcelId);
          expect(Math.abs(divided.areaM2 - before.areaM2)).toBeLessThan(1);
          expect(divided.missingM2).toBeLessThan(1);
          await undo(changeId);
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^parcel\.(notDivided|tooManyParts)$/) as string });
        }
      }),
      { ...runs, numRuns: 40 },
    );
  });
});
