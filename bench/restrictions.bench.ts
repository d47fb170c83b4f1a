import type { Client } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';
import type { DriftReduction } from '@brazda/domain/enumerations/material.ts';
import type { NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { drawBrook } from './support/brook.ts';
import { onSeededFarm } from './support/on-seeded-farm.ts';
import { quantile } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';

export const name = 'restrictions';

const parcels = 300;
const products = 4;
const rounds = 40;
const atMost = 500;
const atMostOutlined = 1500;
const atMostSaved = 1500;
const rape = 36;
const wheat = 1;
const lad27 = 1;
const day = '2026-05-10';

/**
 * Whether a mix of four products and a fertilizer may be brought onto 300 parcels beside a brook, after two mixes before it;
 * and how long it takes to record it with all that is against it.
 */
export async function run(): Promise<Row[]> {
  return onSeededFarm({ parcels }, async ({ product, user }) => {
    const { agroevidence } = clientOf(product.url, user.token);
    await drawBrook(agroevidence, user);
    const farmIds = [user.farmId];
    const { rows } = await agroevidence.parcels.list({ query: { 'per-page': parcels }, farmIds });
    const targets = rows.map(({ id }) => ({ parcelId: id, growthStage: 39 }));
    const made = await makeProducts(agroevidence, user.farmId);
    const materials = [
      ...made.map((materialId) => ({ materialId, value: 1, unit: 'L' as const, organismCodes: ['SEPTTR'] })),
      { materialId: lad27, value: 150, unit: 'KG' as const, organismCodes: [] },
    ];
    const action = { actionType: 'TANKMIX' as const, targets, materials };
    for (const before of ['2026-03-20', '2026-04-20']) {
      await agroevidence.actions.recordApplication({ body: { ...action, day: before }, farmIds });
    }
    const ask = (isOutlined: boolean): Promise<number> =>
      timed(() => agroevidence.restrictions.judge({ body: { day, targets, materials, isOutlined }, farmIds }));
    const save = (): Promise<number> =>
      timed(() => agroevidence.actions.recordApplication({ body: { ...action, day, state: 'PLANNED' }, farmIds }));
    const what = `${rows.length} parcels by ${materials.length} materials`;
    const row = async (told: string, bound: number, once: () => Promise<number>, times: number): Promise<Row> => {
      await once();
      const taken: number[] = [];
      for (let round = 0; round < times; round += 1) taken.push(await once());
      const more = { median: Math.round(quantile(taken, 0.5)) };
      return verdict({ what: `${told} ${what}, p95`, value: quantile(taken, 0.95), unit: 'ms', atMost: bound, more });
    };
    return [
      await row('restrictions of', atMost, () => ask(false), rounds),
      await row('the same with outlines of', atMostOutlined, () => ask(true), rounds / 4),
      await row('an action recorded on', atMostSaved, save, rounds / 4),
    ];
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** Products of one crop with distances of their own each. */
async function makeProducts(
  { catalogueMaterials }: Client<Contract>['agroevidence'],
  farmId: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 1; index <= products; index += 1) {
    const { id } = await catalogueMaterials.create({
      body: {
        name: `Přípravek ${index}`,
        validFrom: '2020-01-01',
        validTo: '2030-12-31',
        kind: 'PLANT_PROTECTION',
        facts: factsOf(index),
      },
      farmIds: [farmId],
    });
    ids.push(id);
  }
  return ids;
}

type ProductFacts = Extract<NewMaterial, { kind: 'PLANT_PROTECTION' }>['facts'];

function factsOf(index: number): ProductFacts {
  const use: Omit<ProductFacts['uses'][number], 'cropIds'> = {
    ...{ cropText: '', organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }], doseMin: 0.5, doseMax: 1, doseUnit: 'L' },
    ...{ dosePer: 'HECTARE', waterMin: null, waterMax: null, timing: null, growthStageFrom: 30, growthStageTo: 59 },
    ...{ mostApplications: 3, leastDaysBetween: 14, preHarvest: 35, reentryHours: 24, note: null },
  };
  const metres = { BOUNDARY: [5, 5, 0, 0], WATER: [50, 30, 18, 8], SLOPE_WATER: [50, 30, 18, 10] } as const;
  const reductions: readonly DriftReduction[] = [0, 50, 75, 90];
  return {
    ...{ functions: ['FUNGICIDE'], formulation: 'EC', activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'L' },
    uses: [wheat, rape].map((cropId) => ({ ...use, cropIds: [cropId] })),
    distances: (['BOUNDARY', 'WATER', 'SLOPE_WATER'] as const).flatMap((kind) =>
      reductions.map((reduction, at) => ({ kind, variant: null, reduction, metres: (metres[kind][at] ?? 0) + index })),
    ),
  };
}
