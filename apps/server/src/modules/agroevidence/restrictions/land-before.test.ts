import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { at, editedFarm, lineThrough, rectangle } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Of the catalogue. */
const wheat = 1;
const divided = '2026-05-05';

/** A product for wheat: five weeks before the harvest, two weeks between two uses. */
const facts = {
  ...{ functions: ['FUNGICIDE' as const], formulation: 'EC', kilogramsPerLitre: null, doseUnit: 'L' as const },
  uses: [
    {
      ...{ cropIds: [wheat], cropText: '', organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }] },
      ...{
        doseMin: 0.8,
        doseMax: 1,
        doseUnit: 'L' as const,
        dosePer: 'HECTARE' as const,
        waterMin: null,
        waterMax: null,
        timing: null,
      },
      ...{ growthStageFrom: 32, growthStageTo: 59, mostApplications: 2, leastDaysBetween: 14, preHarvest: 35 },
      ...{ reentryHours: 24, note: null },
    },
  ],
  activeSubstances: [],
  distances: [],
};

/** A farm with wheat that was sown in October, and how it is sprayed and asked about. */
async function sprayedWheat() {
  const edited = await editedFarm(started);
  const { farm, agroevidence } = edited;
  await sql`update agroevidence.cultivation set crop_id = ${wheat}, own_crop_id = null, valid = daterange('2025-10-01', null)
    where farm_id = ${farm.id}`.execute(started.services.database.kysely);
  const { id: materialId } = await agroevidence.catalogueMaterials.create({
    body: { kind: 'PLANT_PROTECTION', name: 'Triazol', registrationNumber: '1234-5', facts },
  });
  const material = { materialId, value: 1, unit: 'L' as const, organismCodes: ['SEPTTR'] };
  const spray = (parcelIds: readonly number[], day: string, geometry?: ReturnType<typeof rectangle>) => {
    const drawn = geometry && { geometry: { type: 'MultiPolygon' as const, coordinates: [geometry.coordinates] } };
    const targets = parcelIds.map((parcelId) => ({ parcelId, growthStage: 39, ...drawn }));
    return agroevidence.actions.recordApplication({
      body: { actionType: 'SPRAY', day, targets, materials: [material] },
    });
  };
  const ask = async (parcelIds: readonly number[], question: object) => {
    const targets = parcelIds.map((parcelId) => ({ parcelId, growthStage: 39 }));
    const told = await agroevidence.restrictions.judge({ body: { day: '2026-05-10', targets, ...question } });
    return told.parcels.map(({ materials }) =>
      materials.flatMap(({ findings }) =>
        findings.flatMap((place) => {
          const found = told.findings[place];
          return found?.vote === 'FORBIDDEN' ? [found.reason] : [];
        }),
      ),
    );
  };
  const harvest = (parcelIds: readonly number[]) => ask(parcelIds, { work: 'HARVEST', day: '2026-05-20' });
  const again = (parcelIds: readonly number[]) => ask(parcelIds, { materials: [material] });
  return { ...edited, spray, harvest, again };
}

describe('What was done on land before it was this parcel', () => {
  it('forbids on each part of a parcel that was divided what it forbade on the whole, and on the whole when that is undone', async () => {
    const { parcelId, spray, split, undo, harvest, again } = await sprayedWheat();
    await spray([parcelId], '2026-05-01');
    const { parcels, changeId } = await split(parcelId, undefined, divided);
    const parts = parcels.map(({ id }) => id);
    expect(await harvest(parts)).toEqual([['PRE_HARVEST_NOT_KEPT'], ['PRE_HARVEST_NOT_KEPT']]);
    expect(await again(parts)).toEqual([['INTERVAL_NOT_KEPT'], ['INTERVAL_NOT_KEPT']]);
    const dividedAgain = await split(parts[0] ?? 0, lineThrough(at(0.25, -0.5), at(0.25, 1.5)), '2026-05-07');
    const smaller = dividedAgain.parcels.map(({ id }) => id);
    expect(await harvest(smaller)).toEqual([['PRE_HARVEST_NOT_KEPT'], ['PRE_HARVEST_NOT_KEPT']]);
    await undo(dividedAgain.changeId);
    await undo(changeId);
    expect(await harvest([parcelId])).toEqual([['PRE_HARVEST_NOT_KEPT']]);
  });

  it('forbids on a joined parcel what it forbade on any of those that it came of', async () => {
    const { parcelId, spray, split, merge, harvest } = await sprayedWheat();
    const parts = (await split(parcelId, undefined, '2026-03-01')).parcels.map(({ id }) => id);
    await spray(parts.slice(1), '2026-05-01');
    const joined = (await merge(parts, divided)).parcels.map(({ id }) => id);
    expect(await harvest(joined)).toEqual([['PRE_HARVEST_NOT_KEPT']]);
  });

  it('counts one action once, on however many of the parcels that it was done which are one now', async () => {
    const { parcelId, spray, split, merge, again } = await sprayedWheat();
    const parts = (await split(parcelId, undefined, '2026-03-01')).parcels.map(({ id }) => id);
    await spray(parts, '2026-03-20');
    const joined = (await merge(parts, divided)).parcels.map(({ id }) => id);
    expect(await again(joined)).toEqual([[]]);
    await spray(joined, '2026-04-20');
    expect(await again(joined)).toEqual([['APPLICATIONS_EXHAUSTED']]);
  });

  it('forbids nothing on the part that a drawn spraying did not reach', async () => {
    const { parcelId, spray, split, harvest } = await sprayedWheat();
    await spray([parcelId], '2026-05-01', rectangle(0, 0, 0.4, 1));
    const { parcels } = await split(parcelId, undefined, divided);
    const told = await harvest(parcels.map(({ id }) => id));
    expect(told.toSorted((one, other) => one.length - other.length)).toEqual([[], ['PRE_HARVEST_NOT_KEPT']]);
  });

  it('is listed with each part, and stands on its card', async () => {
    const { parcelId, spray, split, agroevidence } = await sprayedWheat();
    const { action } = await spray([parcelId], '2026-05-01');
    const { parcels } = await split(parcelId, undefined, divided);
    for (const { id } of parcels) {
      const { rows, total } = await agroevidence.actions.list({ query: { parcel: [id] } });
      expect([rows.map((row) => row.id), total]).toEqual([[action.id], 1]);
      const card = await agroevidence.reports.parcelCard({
        query: { parcel: [id], from: '2026-01-01', to: '2026-12-31', format: 'json' },
      });
      expect(await card.text()).toContain('Triazol');
    }
  });
});
