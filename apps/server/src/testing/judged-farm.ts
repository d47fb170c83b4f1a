import type { restrictions } from '@brazda/contract/agroevidence/restrictions.ts';
import type { AuthorisedUse, PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TestFarm, TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

/** Of the catalogue. */
export const wheat = 1;
/** On which is judged, where no other day is asked. */
export const day = '2026-05-10';

type Question = z.input<typeof restrictions.judge.body>;

type Told = Awaited<ReturnType<TestApi['agroevidence']['restrictions']['judge']>>;

/** The fields of a farmer, of whom may be asked what is allowed there. */
export interface JudgedFarm extends Pick<TestApi, 'agroevidence'> {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly parcelIds: readonly number[];
  readonly targets: { readonly parcelId: number; readonly growthStage: number }[];
  /** With what stands against it, by fields and materials. */
  readonly ask: (question: Partial<Question>) => Promise<Told & { readonly against: Told['findings'][][] }>;
}

export async function judgedFarm(started: Pick<TestApp, 'make' | 'api'>, parcels = 1): Promise<JudgedFarm> {
  const { user, farm } = await started.make.farmer();
  const parcelIds: number[] = [];
  for (let index = 0; index < parcels; index += 1) {
    const at = [14.33 + index * 0.003, 48.89] as const;
    const { id } = await started.make.parcel({ farm, name: `Pole ${index + 1}`, blockNumber: `740${index}/1`, at });
    parcelIds.push(id);
  }
  const { agroevidence } = started.api(user);
  const targets = parcelIds.map((parcelId) => ({ parcelId, growthStage: 39 }));
  const ask: JudgedFarm['ask'] = async (question) => {
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

/** A use of which all that is judged is said. */
export const use: AuthorisedUse = {
  ...{ cropIds: [wheat], cropText: '', organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }] },
  ...{ doseMin: 0.8, doseMax: 1, doseUnit: 'L', dosePer: 'HECTARE', waterMin: 200, waterMax: 400, timing: null },
  ...{ growthStageFrom: 32, growthStageTo: 59, mostApplications: 2, leastDaysBetween: 14, preHarvest: 35 },
  ...{ reentryHours: 24, note: null },
};

/** A product of the farm for wheat; gives its number. */
export async function makeProduct(
  { services }: Pick<TestApp, 'services'>,
  farmId: number,
  change: Partial<PlantProtectionFacts> = {},
): Promise<number> {
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
      '2020-01-01', '2030-12-31') returning id`.execute(services.database.kysely);
  return rows[0]?.id ?? 0;
}

/** Wheat stands on all fields of the farm. */
export async function sowWheat({ services }: Pick<TestApp, 'services'>, farmId: number): Promise<void> {
  await sql`update agroevidence.cultivation set crop_id = ${wheat}, own_crop_id = null, valid = daterange('2025-10-01', null)
    where farm_id = ${farmId}`.execute(services.database.kysely);
}

export const litre = { value: 1, unit: 'L' as const, organismCodes: ['SEPTTR'] };
