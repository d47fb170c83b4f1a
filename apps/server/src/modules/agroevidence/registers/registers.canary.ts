import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';

/** An import of a register that has ended, which belongs to no farm, and what a farm is told of it. */
export async function makeNotice(
  { kysely }: Database,
  farmId: number,
): Promise<{ readonly registerImport: number; readonly authorisationNotice: number }> {
  const { rows } = await sql<{ registerImport: number; authorisationNotice: number }>`
    with ended as (
      insert into agroevidence.register_import (register, country_code, origin, state, started_at, finished_at)
      values ('ORGANISM', 'CZ', 'SERVICE', 'SUCCESS', now(), now()) returning id)
    insert into agroevidence.authorisation_notice (farm_id, material_id, register_import_id, noticed_at)
    select ${farmId}::int, 1, id, now() from ended
    returning register_import_id as "registerImport", id as "authorisationNotice"`.execute(kysely);
  return rows[0] ?? { registerImport: 0, authorisationNotice: 0 };
}

export const registerSamples: Readonly<Record<string, () => CallInput>> = {
  'agroevidence.registers.importFile': () => ({
    query: { register: 'ORGANISM' },
    file: new File(['<ORGANISMY/>'], 'organisms.xml'),
  }),
};

export const registersWithoutControl = ['agroevidence.authorisationNotices.dismiss'] as const;

/** What a farm is told of is of the catalogue, in which no farm has anything. */
export const silentRegisters = ['agroevidence.authorisationNotices.list'] as const;
