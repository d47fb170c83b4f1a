import type { ParcelCrop } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const [wheat, barley, rape] = [1, 8, 36];

type Wish = Pick<ParcelCrop, 'cropId'> & Partial<ParcelCrop>;

/** A parcel of a farm, with ways to plan on it in one season and to see what is planned there. */
async function plannedCell() {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name: 'Za humny' });
  const { sowingPlan } = started.api(user).agroevidence;
  const place = { parcelId: parcel.id, seasonId: 2026 };
  const plan = (...wishes: readonly Wish[]) =>
    sowingPlan.changeParcels({ body: { parcelCrops: wishes.map((wish) => ({ ...place, ...wish })) } });
  const crops = async (): Promise<unknown[]> => {
    const { parcels } = await sowingPlan.plan({ query: { startYear: 2026, size: 1 } });
    return parcels[0]?.entries.map(({ cropId, part }) => [part, cropId]) ?? [];
  };
  return { place, plan, crops, sowingPlan };
}

const known = (crop: number, part = 1, area: number | null = null) => ({ part, crop, area });

describe('A change of the plan that says what it knows to stand there', () => {
  it('is done where that stands there, also where that is nothing', async () => {
    const { plan, crops } = await plannedCell();
    await plan({ cropId: wheat, known: [] });
    await plan({ cropId: barley, known: [known(wheat)] });
    expect(await crops()).toEqual([[1, barley]]);
    await plan({ cropId: null, known: [known(barley)] });
    expect(await crops()).toEqual([]);
  });

  it('changes nothing where somebody has planned something else, and is told what', async () => {
    const { place, plan, crops } = await plannedCell();
    await plan({ cropId: wheat });
    const refused = { status: 412, code: 'record.changed' };
    const theirs = { ...place, role: 'MAIN', entries: [{ cropId: wheat, part: 1, area: null, origin: 'MANUAL' }] };
    await expect(plan({ cropId: rape, known: [] })).rejects.toMatchObject({ ...refused, body: { current: [theirs] } });
    await expect(plan({ cropId: null, known: [known(barley)] })).rejects.toMatchObject(refused);
    expect(await crops()).toEqual([[1, wheat]]);
    expect((await plan({ cropId: rape })).changed).toBe(1);
  });

  it('changes nothing of all that it says, where one cell of them is another', async () => {
    const { place, plan, crops, sowingPlan } = await plannedCell();
    await plan({ cropId: wheat, seasonId: 2027 });
    const both = plan({ cropId: rape, known: [] }, { cropId: rape, seasonId: 2027, known: [] });
    await expect(both).rejects.toMatchObject({ status: 412, body: { current: [{ seasonId: 2027 }] } });
    expect(await crops()).toEqual([]);
    const one = sowingPlan.changeParcel({
      params: { parcelId: place.parcelId },
      body: { seasonId: 2027, cropId: rape, known: [] },
    });
    await expect(one).rejects.toMatchObject({ status: 412 });
  });

  it('knows a divided parcel by all of its parts with their areas, and catch crops apart from main ones', async () => {
    const { plan, crops } = await plannedCell();
    await plan({ cropId: wheat, part: 1, area: 0.3333 }, { cropId: barley, part: 2 });
    const parts = [known(wheat, 1, 0.3333), known(barley, 2)];
    await expect(plan({ cropId: rape, known: parts.slice(1) })).rejects.toMatchObject({ status: 412 });
    await expect(plan({ cropId: rape, known: [known(wheat, 1, 0.4), known(barley, 2)] })).rejects.toMatchObject({
      status: 412,
    });
    await plan({ cropId: rape, role: 'CATCH_CROP', known: [] });
    await plan({ cropId: null, known: parts }, { cropId: rape, part: 1, known: parts });
    expect(await crops()).toEqual([
      [1, rape],
      [1, rape],
    ]);
  });
});
