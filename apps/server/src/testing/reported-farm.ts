import type { ReportFormat, ReportKind } from '@brazda/domain/enumerations/report.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { PlantProtectionFacts } from '@brazda/contract/agroevidence/material-facts.ts';
import type { z } from 'zod';
import type { TestFarm, TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

interface Wish {
  readonly format: ReportFormat;
  readonly locale?: Language;
}

/** A farm with two parcels of wheat that were fertilized, sprayed and harvested in 2025/26, and how its reports are had. */
export interface ReportedFarm {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly api: TestApi['agroevidence'];
  readonly parcelIds: readonly number[];
  readonly bytesOf: (kind: ReportKind, wish: Wish) => Promise<Buffer>;
  readonly spray: (day: string, organismCodes?: string[]) => Promise<unknown>;
}

/** 250 g of a substance in a litre; on wheat two litres at most, between two stages. */
const facts: z.input<typeof PlantProtectionFacts> = {
  ...{ functions: ['FUNGICIDE'], formulation: 'EC', kilogramsPerLitre: null, doseUnit: 'L', distances: [] },
  activeSubstances: [{ name: 'tebuconazole', amount: 250, unit: 'G_PER_L' }],
  uses: [
    {
      ...{ cropIds: [1], cropText: '', organisms: [], doseMin: null, doseMax: 2, doseUnit: 'L', dosePer: 'HECTARE' },
      ...{ waterMin: null, waterMax: null, timing: null, growthStageFrom: 32, growthStageTo: 59, mostApplications: 2 },
      ...{ leastDaysBetween: 14, preHarvest: 35, reentryHours: 24, note: null },
    },
  ],
};

export async function reportedFarm(started: Pick<TestApp, 'make' | 'api'>): Promise<ReportedFarm> {
  const { user, farm } = await started.make.farmer();
  const api = started.api(user).agroevidence;
  const parcelIds: number[] = [];
  for (const [at, name] of ['Za humny', 'U lesa'].entries()) {
    const parcel = await started.make.parcel({ farm, name, at: [14.33 + at * 0.003, 48.89] });
    parcelIds.push(parcel.id);
  }
  const targets = parcelIds.map((parcelId) => ({ parcelId }));
  const product = await api.catalogueMaterials.create({
    body: { kind: 'PLANT_PROTECTION', name: 'Triazol 250', registrationNumber: '1234-5', facts },
  });
  const spray = async (day: string, organismCodes: string[] = []): Promise<unknown> => {
    const ofPackage = { batch: 'A17', producedOn: '2025-02-01', expiresOn: '2027-02-01' };
    const said = { value: 1.5, unit: 'L' as const, ...ofPackage, purpose: 'plevele' };
    const materials = [{ materialId: product.id, ...said, organismCodes }];
    return api.actions.recordApplication({
      body: {
        ...{
          actionType: 'SPRAY',
          day,
          startedAt: `${day}T06:30:00Z`,
          operator: 'Jan Novák',
          cropId: 1,
          materials,
          targets,
        },
        spray: { water: 200, driftReduction: 75 },
      },
    });
  };
  const fertilizing = [{ materialId: 1, value: 200, unit: 'KG' as const }];
  await api.actions.recordApplication({
    body: { actionType: 'FERT', day: '2026-04-10', cropId: 1, materials: fertilizing, targets },
  });
  await spray('2026-05-04');
  const period = { season: 2025 };
  const { reports } = api;
  const calls: Readonly<Record<ReportKind, (wish: Wish) => Promise<Response>>> = {
    parcels: (wish) => reports.parcels({ query: { ...wish, date: '2026-06-01' } }),
    'nitrate-balance': (wish) => reports.nitrateBalance({ query: { ...wish, ...period } }),
    'plant-protection': (wish) => reports.plantProtection({ query: { ...wish, ...period } }),
    fertilizers: (wish) => reports.fertilizers({ query: { ...wish, ...period } }),
    'active-substances': (wish) => reports.activeSubstances({ query: { ...wish, ...period } }),
    'parcel-card': (wish) => reports.parcelCard({ query: { ...wish, ...period, parcel: parcelIds } }),
  };
  return {
    ...{ user, farm, api, parcelIds, spray },
    bytesOf: async (kind, wish) => Buffer.from(await (await calls[kind](wish)).arrayBuffer()),
  };
}
