import type { restrictions } from '@brazda/contract/agroevidence/restrictions.ts';
import type { AuthorisedUse, PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Of the catalogue. */
const wheat = 1;
const day = '2026-05-10';

type Question = z.input<typeof restrictions.judge.body>;

async function farmer(parcels = 1) {
  const { user, farm } = await started.make.farmer();
  const parcelIds: number[] = [];
  for (let index = 0; index < parcels; index += 1) {
    const at = [14.33 + index * 0.003, 48.89] as const;
    const { id } = await started.make.parcel({ farm, name: `Pole ${index + 1}`, blockNumber: `740${index}/1`, at });
    parcelIds.push(id);
  }
  const { agroevidence } = started.api(user);
  const targets = parcelIds.map((parcelId) => ({ parcelId, growthStage: 39 }));
  const ask = async (question: Partial<Question>) => {
    const told = await agroevidence.restrictions.judge({ body: { day, targets, water: 300, ...question } });
    return {
      ...told,
      against: told.parcels.map(({ materials }) =>
        materials.map(({ findings }) =>
          findings.flatMap((at) => told.findings[at] ?? []).filter(({ vote }) => vote !== 'ALLOWED'),
        ),
      ),
    };
  };
  return { user, farm, parcelIds, targets, agroevidence, ask };
}

const use: AuthorisedUse = {
  ...{ cropIds: [wheat], cropText: '', organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }] },
  ...{ doseMin: 0.8, doseMax: 1, doseUnit: 'L', dosePer: 'HECTARE', waterMin: 200, waterMax: 400, timing: null },
  ...{ growthStageFrom: 32, growthStageTo: 59, mostApplications: 2, leastDaysBetween: 14, preHarvest: 35 },
  ...{ reentryHours: 24, note: null },
};

async function makeProduct(farmId: number, change: Partial<PlantProtectionFacts> = {}): Promise<number> {
  const facts: PlantProtectionFacts = {
    ...{ functions: ['FUNGICIDE'], formulation: 'EC', activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' },
    uses: [use],
    distances: (['BOUNDARY', 'WATER', 'SLOPE_WATER'] as const).map((kind) => ({
      ...{ kind, variant: null, reduction: 0, metres: 0 },
    })),
    ...change,
  };
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.own_material (farm_id, kind, name, registration_number, facts, search_key, valid_from, valid_to)
    values (${farmId}, 'PLANT_PROTECTION', ${`Triazol ${Object.keys(change).join(' ')}`}, '1234-5', ${JSON.stringify(facts)}::jsonb, 'triazol',
      '2020-01-01', '2030-12-31') returning id`.execute(started.services.database.kysely);
  return rows[0]?.id ?? 0;
}

async function sow(farmId: number): Promise<void> {
  await sql`update agroevidence.cultivation set crop_id = ${wheat}, own_crop_id = null, valid = daterange('2025-10-01', null)
    where farm_id = ${farmId}`.execute(started.services.database.kysely);
}

const litre = { value: 1, unit: 'L' as const, organismCodes: ['SEPTTR'] };

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
