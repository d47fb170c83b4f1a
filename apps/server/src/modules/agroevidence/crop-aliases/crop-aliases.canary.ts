import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

/** A farm that has said which of its crops files mean by a name. */
export async function learnAlias({ kysely }: Database, farmId: number, name: string, ownCrop: number): Promise<void> {
  await sql`insert into agroevidence.crop_alias (farm_id, name, name_key, own_crop_id)
    values (${farmId}, ${name}, ${name.toLowerCase()}, ${ownCrop})`.execute(kysely);
}

export const aliasSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.cropAliases.learn': ({ crop }) => ({ body: { name: 'Sm?s luskovin', cropId: crop } }),
};

export const aliasesWithoutControl = ['agroevidence.cropAliases.learn'] as const;
