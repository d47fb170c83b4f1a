import { sql } from 'kysely';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { KeyedCalls, Started } from '#server/testing/keyed-call.ts';

/** Calls that hand records over to the ministry: by a key that nobody can open, so that nothing leaves and nothing follows. */
export function keyedSubmissions(started: Started): KeyedCalls {
  return {
    'agroevidence.submissions.send': async () => {
      const { make, services } = started;
      const { user, farm } = await make.farmer();
      const { id: parcelId } = await make.parcel({ farm });
      const { actions, catalogueMaterials } = started.api(user).agroevidence;
      const facts = {
        ...{ functions: [], formulation: null, kilogramsPerLitre: null, doseUnit: 'L' as const },
        ...{ distances: [], activeSubstances: [], uses: [] },
      };
      const { id: materialId } = await catalogueMaterials.create({
        body: { kind: 'PLANT_PROTECTION', name: 'Zkušební', registrationNumber: '9001-0', facts },
      });
      const materials = [{ materialId, value: 1, unit: 'L' as const }];
      const said = { actionType: 'SPRAY' as const, day: '2026-04-10', cropId: 1 };
      await actions.recordApplication({ body: { ...said, materials, targets: [{ parcelId }] } });
      await sql`insert into agroevidence.registry_access (farm_id, login, szrid, sealed_key, changed_at)
        values (${farm.id}, 'nobody', '1', 'sealed by nobody', now())`.execute(services.database.kysely);
      const upTo = (to: string): CallInput => ({ body: { to } });
      return { user, input: upTo('2026-04-30'), changed: upTo('2026-05-31') };
    },
  };
}
