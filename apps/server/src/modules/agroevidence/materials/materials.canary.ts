import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';

/** A fertilizer of a farm's own; gives its number. */
export async function makeOwnMaterial({ kysely }: Database, farmId: number, name: string): Promise<number> {
  const { facts } = newFacts('FERTILIZER');
  const shares = [{ percent: 50, from: null, to: null, source: `${name}-source`, isGeneralKnowledge: false }];
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.own_material
      (farm_id, kind, name, registration_number, facts, search_key, valid_from, valid_to)
    values (${farmId}, 'FERTILIZER', ${name}, ${`${name}-number`},
      ${JSON.stringify({ ...facts, countedNitrogen: shares })}::jsonb, ${name.toLowerCase()}, '2020-01-01', '2099-01-01')
    returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

export const oneFertilizer = { name: 'Močůvka z haly', ...newFacts('FERTILIZER') } as const;

export const importedMaterials: CallInput = {
  query: { kind: 'SEED' },
  file: new File(['Name\nTeff\n'], 'seeds.csv'),
};
