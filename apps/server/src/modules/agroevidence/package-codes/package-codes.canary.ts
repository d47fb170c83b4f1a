import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

const gtin = '08590000000015';
/** That one farm alone knows. */
const canaryGtin = '04006381333931';

/** A farm that knows what is in packages of a number: other farms may know another thing of the same. */
export function knowPackage(database: Database, farmId: number, material: number): Promise<void> {
  return know(database, [farmId, gtin, material]);
}

/** The same, and one that no other farm knows. */
export async function knowCanaries(database: Database, farmId: number, material: number): Promise<void> {
  await know(database, [farmId, gtin, material]);
  await know(database, [farmId, canaryGtin, material]);
}

async function know(
  { kysely }: Database,
  [farmId, number, material]: readonly [number, string, number],
): Promise<void> {
  await sql`insert into agroevidence.package_code (farm_id, gtin, own_material_id)
    values (${farmId}, ${number}, ${material})`.execute(kysely);
}

export const packagesBesideCanaries: Readonly<Record<string, (input: CallInput) => CallInput>> = {
  'agroevidence.packageCodes.read': (input) => ({ ...input, params: { gtin: canaryGtin } }),
};

export const packageSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.packageCodes.read': () => ({ params: { gtin } }),
  'agroevidence.packageCodes.learn': ({ material }) => ({ params: { gtin }, body: { materialId: material } }),
};

export const packagesWithoutControl = ['agroevidence.packageCodes.learn'] as const;
