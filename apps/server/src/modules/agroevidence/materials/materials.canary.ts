import type { AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Ids } from '#server/testing/module-canary.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import { organismSamples, organismsWithoutControl, silentOrganisms } from '../organisms/organisms.canary.ts';

/** A fertilizer of a farm's own, whose number it gives, and a seed of a crop. */
export async function makeOwnMaterials(
  { kysely }: Database,
  farmId: number,
  { name, crop }: { readonly name: string; readonly crop: number },
): Promise<number> {
  const shares = [{ percent: 50, from: null, to: null, source: `${name}-source`, isGeneralKnowledge: false }];
  const fertilizer = { ...newFacts('FERTILIZER').facts, countedNitrogen: shares };
  const seed = { ...newFacts('SEED').facts, cropId: crop };
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.own_material
      (farm_id, kind, name, registration_number, facts, crop_ids, search_key, valid_from, valid_to)
    select ${farmId}::int, given.kind, ${name}, ${`${name}-number`}, given.facts, given.crop_ids, ${name.toLowerCase()},
      '2020-01-01', '2099-01-01'
    from (values
      ('FERTILIZER', ${JSON.stringify(fertilizer)}::jsonb, '{}'::int[]),
      ('SEED', ${JSON.stringify(seed)}::jsonb, array[${crop}::int])) as given (kind, facts, crop_ids)
    returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

const oneFertilizer = { name: 'Močůvka z haly', ...newFacts('FERTILIZER') } as const;

const importedMaterials: CallInput = {
  query: { kind: 'SEED' },
  file: new File(['Name\nTeff\n'], 'seeds.csv'),
};

export const materialSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.catalogueMaterials.list': () => ({ query: { kind: 'SEED' } }),
  'agroevidence.catalogueMaterials.create': () => ({ body: oneFertilizer }),
  'agroevidence.catalogueMaterials.importFile': () => importedMaterials,
  'agroevidence.catalogueMaterials.exportFile': () => ({ query: { kind: 'FERTILIZER' } }),
  ...organismSamples,
};

export const silentMaterials = [
  'agroevidence.catalogueMaterials.exportFile',
  // Of the catalogue alone: the farm of the canaries has none of its own of these kinds.
  'agroevidence.seeds.primary',
  'agroevidence.fertilizers.usualShares',
  'agroevidence.plantProtections.suggestions',
  ...silentOrganisms,
] as const;

export const materialsWithoutControl = [
  'agroevidence.catalogueMaterials.create',
  'agroevidence.catalogueMaterials.importFile',
  ...organismsWithoutControl,
] as const;

/** Bodies of the kinds that name crops: the ordinary sample is a fertilizer, which names none. */
function seedOf({ crop, farm }: Ids): CallInput {
  const { kind, facts } = newFacts('SEED');
  return { query: { farmIds: [farm] }, body: { name: 'Osivo', kind, facts: { ...facts, cropId: crop } } };
}

function productOf({ crop, farm }: Ids): CallInput {
  const { kind, facts } = newFacts('PLANT_PROTECTION');
  return { query: { farmIds: [farm] }, body: { name: 'Přípravek', kind, facts: { ...facts, uses: [useOn(crop)] } } };
}

function useOn(cropId: number): AuthorisedUse {
  return {
    ...{ cropIds: [cropId], cropText: '', organisms: [], doseMin: null, doseMax: null, doseUnit: null },
    ...{ dosePer: 'HECTARE', waterMin: null, waterMax: null, timing: null, growthStageFrom: null, growthStageTo: null },
    ...{ mostApplications: null, leastDaysBetween: null, preHarvest: null, reentryHours: null, note: null },
  };
}

function factsOf(sample: CallInput): CallInput {
  return { body: { facts: (sample.body as { readonly facts: object }).facts } };
}

export const materialSamplesAt: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.catalogueMaterials.create body.facts.cropId': seedOf,
  'agroevidence.catalogueMaterials.create body.facts.uses.0.cropIds.0': productOf,
  'agroevidence.catalogueMaterials.change body.facts.cropId': (ids) => factsOf(seedOf(ids)),
  'agroevidence.catalogueMaterials.change body.facts.uses.0.cropIds.0': (ids) => factsOf(productOf(ids)),
};
