import { describe, expect, it } from 'vitest';
import type { TestUser } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const wheat = 1;
const rape = 36;

async function plannedFarm(): Promise<{ user: TestUser; parcelId: number }> {
  const { user, farm } = await started.make.farmer();
  const { id: parcelId } = await started.make.parcel({ farm });
  const { sowingPlan } = started.api(user).agroevidence;
  await sowingPlan.changeParcel({ params: { parcelId }, body: { cropId: wheat, seasonId: 2026 } });
  return { user, parcelId };
}

async function cropsOf(user: TestUser, parcelId: number, scenarioId?: number): Promise<(number | null)[]> {
  const query = { startYear: 2026, size: 4, ...(scenarioId !== undefined && { 'scenario-id': scenarioId }) };
  const entries = await started.api(user).agroevidence.sowingPlan.ofParcel({ params: { parcelId }, query });
  return entries.map(({ crop }) => crop.id);
}

describe('a scenario of the sowing plan', () => {
  it('begins with what the official plan says, and changes without it', async () => {
    const { user, parcelId } = await plannedFarm();
    const { planScenarios, sowingPlan } = started.api(user).agroevidence;
    const { id } = await planScenarios.create({ body: { name: 'Více řepky' } });
    expect(await cropsOf(user, parcelId, id)).toEqual([wheat]);
    const query = { 'scenario-id': id };
    await sowingPlan.changeParcel({ params: { parcelId }, query, body: { cropId: rape, seasonId: 2026 } });
    expect(await cropsOf(user, parcelId, id)).toEqual([rape]);
    expect(await cropsOf(user, parcelId)).toEqual([wheat]);
  });

  it('begins empty where nothing is to be copied', async () => {
    const { user, parcelId } = await plannedFarm();
    const { id } = await started
      .api(user)
      .agroevidence.planScenarios.create({ body: { name: 'Od začátku', isCopy: false } });
    expect(await cropsOf(user, parcelId, id)).toEqual([]);
  });

  it('becomes the official plan from a season on', async () => {
    const { user, parcelId } = await plannedFarm();
    const { planScenarios, sowingPlan } = started.api(user).agroevidence;
    const { id } = await planScenarios.create({ body: { name: 'Více řepky' } });
    for (const seasonId of [2026, 2027]) {
      const query = { 'scenario-id': id };
      await sowingPlan.changeParcel({ params: { parcelId }, query, body: { cropId: rape, seasonId } });
    }
    await planScenarios.makeOfficial({ params: { id }, body: { startYear: 2027 } });
    expect(await cropsOf(user, parcelId)).toEqual([wheat, rape]);
  });

  it('is renamed, and refused the name of another', async () => {
    const { user } = await plannedFarm();
    const { planScenarios } = started.api(user).agroevidence;
    const { id } = await planScenarios.create({ body: { name: 'A' } });
    await planScenarios.create({ body: { name: 'B' } });
    expect((await planScenarios.rename({ params: { id }, body: { name: 'C' } })).name).toBe('C');
    const attempt = planScenarios.rename({ params: { id }, body: { name: 'b' } });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'planScenario.exists' });
    expect((await planScenarios.list()).map(({ name }) => name)).toEqual(['C', 'B']);
  });

  it('that was put away is not there any more, and its name is free', async () => {
    const { user, parcelId } = await plannedFarm();
    const { planScenarios } = started.api(user).agroevidence;
    const { id } = await planScenarios.create({ body: { name: 'A' } });
    await planScenarios.retire({ params: { id } });
    await expect(cropsOf(user, parcelId, id)).rejects.toMatchObject({ code: 'planScenario.notFound' });
    await planScenarios.create({ body: { name: 'A' } });
  });

  it('is nobody else’s', async () => {
    const { user } = await plannedFarm();
    const stranger = await plannedFarm();
    const { id } = await started.api(user).agroevidence.planScenarios.create({ body: { name: 'A' } });
    await expect(cropsOf(stranger.user, stranger.parcelId, id)).rejects.toMatchObject({
      code: 'planScenario.notFound',
    });
  });
});
