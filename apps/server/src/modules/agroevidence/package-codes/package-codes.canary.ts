import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

const gtin = '08590000000015';

/** A farm that knows what is in packages of a number: other farms may know another thing of the same. */
export async function knowPackage({ kysely }: Database, farmId: number, material: number): Promise<void> {
  await sql`insert into agroevidence.package_code (farm_id, gtin, own_material_id)
    values (${farmId}, ${gtin}, ${material})`.execute(kysely);
}

export const packageSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.packageCodes.read': () => ({ params: { gtin } }),
  'agroevidence.packageCodes.learn': ({ material }) => ({ params: { gtin }, body: { materialId: material } }),
};
