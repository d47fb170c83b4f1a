import type { PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { day, judgedFarm, litre, makeProduct as makeProductOf, sowWheat, use } from '#server/testing/judged-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const farmer = (parcels?: number) => judgedFarm(started, parcels);
const makeProduct = (farmId: number, change?: Partial<PlantProtectionFacts>) => makeProductOf(started, farmId, change);
const sow = (farmId: number) => sowWheat(started, farmId);

describe('A product that is used', () => {
  it('is held against people who go there by the hour, where both times are known', async () => {
    const { farm, agroevidence, ask, targets } = await farmer();
    await sow(farm.id);
    const materialId = await makeProduct(farm.id);
    const hours = { startedAt: '2026-05-10T04:30:00Z', finishedAt: '2026-05-10T06:00:00Z' };
    const { action } = await agroevidence.actions.recordApplication({
      body: { actionType: 'SPRAY', day, ...hours, targets, materials: [{ materialId, ...litre }] },
    });
    const enter = async (startedAt: string | null) =>
      (await ask({ work: 'ENTRY', day: '2026-05-11', startedAt })).parcels[0]?.materials[0];
    const free = '2026-05-11T06:00:00.000Z';
    expect(await enter('2026-05-11T05:59:00Z')).toMatchObject({ vote: 'FORBIDDEN', earliestAt: free });
    expect(await enter('2026-05-11T06:00:00Z')).toMatchObject({ vote: 'ALLOWED', earliestAt: null });
    expect(await enter(null)).toMatchObject({ vote: 'UNKNOWN', earliest: '2026-05-12', earliestAt: free });
    const hoed = await agroevidence.actions.recordOther({
      body: {
        actionType: 'HOE',
        day: '2026-05-11',
        startedAt: '2026-05-11T05:30:00Z',
        targets: targets.map(({ parcelId }) => ({ parcelId })),
      },
    });
    const kept = hoed.action.findings.filter(({ check }) => check === 'REENTRY');
    expect(kept).toMatchObject([{ reason: 'REENTRY_LASTS', least: 24, until: free }]);
    expect(action.findings.every(({ until }) => until === null)).toBe(true);
    await sql`update agroevidence.action set findings = jsonb_build_array((findings -> 0) - 'until') where id = ${hoed.action.id}`.execute(
      started.services.database.kysely,
    );
    const before = await agroevidence.actions.one({ params: { id: hoed.action.id } });
    expect(before.findings).toMatchObject([{ check: 'REENTRY', until: null }]);
  });

  it('is warned of where its water is not that of the label, also when it is recorded', async () => {
    const { farm, ask, agroevidence, targets } = await farmer();
    await sow(farm.id);
    const materials = [{ materialId: await makeProduct(farm.id), ...litre }];
    const told = { vote: 'WARNING', reason: 'WATER_ABOVE', least: 200, most: 400, actual: 500 };
    expect((await ask({ water: 500, materials })).against[0]?.[0]).toContainEqual(expect.objectContaining(told));
    const { action } = await agroevidence.actions.recordApplication({
      body: { actionType: 'SPRAY', day, targets, materials, spray: { water: 500 } },
    });
    expect(action.findings).toContainEqual(expect.objectContaining(told));
    const silent = await ask({
      materials: [
        { materialId: await makeProduct(farm.id, { uses: [{ ...use, waterMin: null, waterMax: null }] }), ...litre },
      ],
    });
    expect(silent.against[0]?.[0]).toContainEqual(
      expect.objectContaining({ vote: 'UNKNOWN', reason: 'WATER_NOT_STATED' }),
    );
  });
});
