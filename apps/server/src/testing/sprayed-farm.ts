import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import type { RegistryServer } from '@brazda/simulators/registry/registry-server.ts';
import { sql } from 'kysely';
import type { TestFarm, TestUser } from './factories.ts';
import { leafFeed } from './leaf-feed.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

interface SprayWish {
  /** Of the authorisation; null where the product has none. */
  readonly number?: string | null;
  readonly day?: string;
  readonly cropId?: number | null;
  readonly state?: 'PLANNED' | 'DONE';
  /** Whether a fertilizer is in the tank as well. */
  readonly isMixed?: boolean;
  readonly organismCodes?: string[];
  /** Millilitres for a hectare; without it a litre and a half. */
  readonly millilitres?: number;
}

/** A farm that signs in to the registry, with a parcel of wheat on a block that the registry knows. */
export interface SprayedFarm {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly api: TestApi['agroevidence'];
  readonly parcelId: number;
  /** Sprays the parcel; gives the action. */
  readonly spray: (wish?: SprayWish) => Promise<number>;
}

const facts = {
  ...{ functions: ['FUNGICIDE' as const], formulation: null, kilogramsPerLitre: null, doseUnit: 'L' as const },
  ...{ distances: [], activeSubstances: [], uses: [] },
};

export async function makeSprayedFarm(app: TestApp, registry: Pick<RegistryServer, 'subjects'>): Promise<SprayedFarm> {
  const { make, services } = app;
  const { user, farm } = await make.farmer();
  const api = app.api(user).agroevidence;
  const block = registry.subjects[0]?.blocks[0];
  const parcel = await make.parcel({ farm, name: 'Za humny', blockNumber: block?.code ?? '' });
  await sql`update agroevidence.parcel_version set square = ${block?.square ?? ''} where farm_id = ${farm.id}`.execute(
    services.database.kysely,
  );
  await api.eagri.changeAccess({ params: { id: farm.id }, body: registryLogin });
  const products = new Map<string | null, number>();
  const productOf = async (number: string | null): Promise<number> => {
    const known = products.get(number);
    if (known !== undefined) return known;
    const name = `Zkušební ${number ?? 'bez čísla'}`;
    const { id } = await api.catalogueMaterials.create({
      body: { kind: 'PLANT_PROTECTION', name, registrationNumber: number, facts },
    });
    products.set(number, id);
    return id;
  };
  return {
    ...{ user, farm, api, parcelId: parcel.id },
    spray: async ({
      number = '9001-0',
      day = '2026-10-05',
      cropId = 1,
      state = 'DONE',
      isMixed = false,
      organismCodes = [],
      millilitres = 1500,
    } = {}) => {
      const materialId = await productOf(number);
      const sprayed = { materialId, value: millilitres, unit: 'ML' as const, purpose: 'choroby', organismCodes };
      const mixed = isMixed ? [{ materialId: await fertilizerOf(api), value: 5, unit: 'L' as const }] : [];
      const { action } = await api.actions.recordApplication({
        body: {
          ...{
            actionType: isMixed ? 'TANKMIX' : 'SPRAY',
            state,
            day,
            startedAt: `${day}T06:30:00Z`,
            operator: 'Jan Novák',
            cropId,
          },
          materials: [sprayed, ...mixed],
          targets: [{ parcelId: parcel.id }],
        },
      });
      return action.id;
    },
  };
}

async function fertilizerOf(api: TestApi['agroevidence']): Promise<number> {
  const { id } = await api.catalogueMaterials.create({ body: leafFeed });
  return id;
}
