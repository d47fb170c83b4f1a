import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThorough, seed } from '#server/testing/budget.ts';
import { at, rectangle } from '#server/testing/edited-farm.ts';
import { keptState } from '#server/testing/replayed-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { WorkedFarm, workOf, type Work } from '#server/testing/worked-farm.ts';

const started = startApp();
/** A shorter example is not looked for: each takes a farm's work anew. */
const runs = { numRuns: isThorough ? 40 : 4, seed, endOnFailure: true } as const;
const mostActs = isThorough ? 40 : 20;
const patience = isThorough ? 1_800_000 : 120_000;
const day = '2026-03-01';

/** Something that a farm does with what is no outline; with what of it, chance says. */
type Act = (worked: WorkedFarm, which: number) => Promise<unknown>;

const one = <T>(among: readonly T[], which: number): T | undefined => among[which % Math.max(1, among.length)];

function parcelOf({ parcels }: WorkedFarm, which: number): number {
  return one([...parcels.keys()], which) ?? 0;
}

const acts: Readonly<Record<string, Act>> = {
  addCenter: ({ api, farm }, which) =>
    api.agroevidence.centers.create({ params: { id: farm.id }, body: { name: `Středisko ${which}` } }),
  renameCenter: async ({ api }, which) => {
    const center = one((await api.agroevidence.centers.list()).rows, which);
    return (
      center && api.agroevidence.centers.rename({ params: { centerId: center.id }, body: { name: `Dvůr ${which}` } })
    );
  },
  retireCenter: async ({ api }, which) => {
    const center = one((await api.agroevidence.centers.list()).rows, which);
    return center && api.agroevidence.centers.retire({ params: { centerId: center.id } });
  },
  assignCenter: async (worked, which) => {
    const { api } = worked;
    const center = one((await api.agroevidence.centers.list()).rows, which);
    const body = { centerId: center?.id ?? null, parcelIds: [...worked.parcels.keys()] };
    return api.agroevidence.centers.assign({ body });
  },
  addZone: ({ api, farm }, which) =>
    api.agroevidence.zones.create({ params: { id: farm.id }, body: { name: `Zóna ${which}` } }),
  assignZone: async (worked, which) => {
    const { api } = worked;
    const zone = one((await api.agroevidence.zones.list()).rows, which);
    const parcelIds = [parcelOf(worked, which)];
    return zone && api.agroevidence.zones.assign({ body: { zoneId: zone.id, isIn: which % 2 === 0, parcelIds } });
  },
  assignClimateRegion: ({ api, parcels }, which) => {
    const climateRegion = [null, 0, 9][which % 3] as 0 | 9 | null;
    return api.agroevidence.climateRegions.assign({ body: { climateRegion, parcelIds: [...parcels.keys()] } });
  },
  retireZone: async ({ api }, which) => {
    const zone = one((await api.agroevidence.zones.list()).rows, which);
    return zone && api.agroevidence.zones.retire({ params: { zoneId: zone.id } });
  },
  planMany: (worked, which) => {
    const whole = { seasonId: 2026 + (which % 2), cropId: [17, 36, null][which % 3] ?? null, role: 'MAIN' as const };
    const parcelCrops = [...worked.parcels.keys()].map((parcelId) => ({ ...whole, parcelId, area: null }));
    return worked.api.agroevidence.sowingPlan.changeParcels({ body: { parcelCrops } });
  },
  planParts: (worked, which) => {
    const place = { parcelId: parcelOf(worked, which), seasonId: 2026, role: 'MAIN' as const, area: 0.1 };
    const parcelCrops = [17, 36].map((cropId, part) => ({ ...place, cropId, part: part + 1 }));
    return worked.api.agroevidence.sowingPlan.changeParcels({ body: { parcelCrops } });
  },
  planCatchCrop: (worked, which) => {
    const place = { parcelId: parcelOf(worked, which), seasonId: 2026, role: 'CATCH_CROP' as const };
    return worked.api.agroevidence.sowingPlan.changeParcels({
      body: { parcelCrops: [{ ...place, cropId: 4, area: null }] },
    });
  },
  copySeason: ({ api, farm }) =>
    api.agroevidence.sowingPlan.fillSeason({ body: { startYear: 2027, copyFrom: 2026 }, farmIds: [farm.id] }),
  resetSeason: ({ api, farm }, which) =>
    api.agroevidence.sowingPlan.resetSeason({ params: { seasonId: 2026 + (which % 2) }, farmIds: [farm.id] }),
  addScenario: ({ api, farm }, which) =>
    api.agroevidence.planScenarios.create({ body: { name: `Varianta ${which}` }, farmIds: [farm.id] }),
  retireScenario: async ({ api }, which) => {
    const scenario = one(await api.agroevidence.planScenarios.list(), which);
    return scenario && api.agroevidence.planScenarios.retire({ params: { id: scenario.id } });
  },
  takeScenario: async ({ api }, which) => {
    const scenario = one(await api.agroevidence.planScenarios.list(), which);
    const body = { startYear: 2026 };
    return scenario && api.agroevidence.planScenarios.makeOfficial({ params: { id: scenario.id }, body });
  },
  addCrop: ({ api, farm }, which) => {
    const body = { name: `Vlastní ${which}`, color: { red: which, green: 9, blue: 9 } };
    return api.agroevidence.catalogues.createCrop({ body, farmIds: [farm.id] });
  },
  changeCrop: async ({ api }, which) => {
    const { rows } = await api.agroevidence.catalogues.crops({
      query: { type: ['PRIVATE'], status: ['OPEN', 'RETIRED'] },
    });
    const crop = one(rows, which);
    const body = which % 2 === 0 ? { name: `Jiná ${which}` } : { status: 'RETIRED' as const };
    return crop && api.agroevidence.catalogues.changeCrop({ params: { id: crop.id }, body });
  },
  addBrook: ({ api, farm }, which) => {
    const geometry = { type: 'LineString' as const, coordinates: [at(which, 2), at(which + 1, 2.5)] };
    const body = { kind: 'WATER' as const, features: [{ name: `Potok ${which}`, geometry }] };
    return api.agroevidence.landFeatures.create({ params: { id: farm.id }, body });
  },
  redrawBrook: async ({ api }, which) => {
    const brook = one((await api.agroevidence.landFeatures.list()).rows, which);
    const body = { geometry: { type: 'LineString' as const, coordinates: [at(which, 3), at(which + 1, 3.5)] } };
    return brook && api.agroevidence.landFeatures.redraw({ params: { landFeatureId: brook.id }, body });
  },
  retireBrook: async ({ api }, which) => {
    const brook = one((await api.agroevidence.landFeatures.list()).rows, which);
    return brook && api.agroevidence.landFeatures.retire({ params: { landFeatureId: brook.id } });
  },
  drawBeside: ({ api, farm }, which) => {
    const body = { outline: rectangle(60 + 2 * which, 4, 61 + 2 * which, 5), name: `Díl ${which}`, from: day };
    return api.agroevidence.parcelEditing.draw({ body, farmIds: [farm.id] });
  },
};

type Step = { readonly act: string; readonly which: number } | { readonly work: Work };

const besides = fc.record({ act: fc.constantFrom(...Object.keys(acts)), which: fc.nat(30) });
const steps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(workOf(['undo'], 8), fc.array(besides, { minLength: 8, maxLength: mostActs }), fc.infiniteStream(fc.boolean()))
  .map(([[first, second, ...works], others, chance]) => {
    const mixed: Step[] = [first, second].flatMap((work) => (work ? [{ work }] : []));
    const [land, rest] = [works.map((work): Step => ({ work })), [...others] as Step[]];
    while (land.length + rest.length > 0) {
      const isLand = rest.length === 0 || (land.length > 0 && chance.next().value === true);
      const step = (isLand ? land : rest).shift();
      if (step) mixed.push(step);
    }
    return mixed;
  });

/** What is refused for its reasons was not done; whatever else fails is a fault. */
async function isDone(worked: WorkedFarm, step: Step): Promise<boolean> {
  if ('work' in step) return worked.work(step.work, day);
  try {
    await acts[step.act]?.(worked, step.which);
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && (error.status === 409 || error.status === 422)) return false;
    throw error;
  }
}

describe('Whatever is changed on a farm', () => {
  it(
    'is as it was once that is undone, and as it was made once the undoing is undone',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const worked = await WorkedFarm.begin(started);
          const { api, farm } = worked;
          const params = { id: farm.id };
          const last = async () => (await api.gateway.farmChanges.list({ params, query: { 'per-page': 1 } })).rows[0];
          const undo = async (changeId: number): Promise<number> =>
            (await api.gateway.farmChanges.undo({ params: { ...params, changeId } })).changeId;
          for (const step of all.flatMap((one) => [one, one])) {
            const [before, known] = [await keptState(started, farm.id), (await last())?.id];
            if (!(await isDone(worked, step))) continue;
            const change = await last();
            if (change === undefined || change.id === known) continue;
            const after = await keptState(started, farm.id);
            const what = JSON.stringify(step);
            expect([what, change.canUndo]).toEqual([what, true]);
            const undoing = await undo(change.id);
            expect([what, await keptState(started, farm.id)]).toEqual([what, before]);
            await undo(undoing);
            expect([what, await keptState(started, farm.id)]).toEqual([what, after]);
          }
        }),
        runs,
      );
    },
    patience,
  );
});
