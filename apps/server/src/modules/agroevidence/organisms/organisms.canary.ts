import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

/** An organism of a farm's own, whose number it gives. */
export async function makeOwnOrganism({ kysely }: Database, farmId: number, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.own_organism (farm_id, name, latin_name, search_key)
    values (${farmId}, ${name}, ${`${name} latine`}, ${name.toLowerCase()}) returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

export const organismSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.organisms.read': () => ({ params: { code: 'SEPTTR' } }),
  'agroevidence.organisms.create': () => ({ body: { name: 'Mšice z naší řepky' } }),
};

export const silentOrganisms = [
  // Of the catalogue, and of a crop on which no product may be used.
  'agroevidence.organisms.read',
  'agroevidence.organisms.list',
  'agroevidence.organisms.exportFile',
] as const;

export const organismsWithoutControl = ['agroevidence.organisms.create'] as const;
