import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';

/** An import of a register that has ended, which belongs to no farm. */
export async function makeRegisterImport({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.register_import (register, country_code, origin, state, started_at, finished_at)
    values ('ORGANISM', 'CZ', 'SERVICE', 'SUCCESS', now(), now()) returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}

export const registerSamples: Readonly<Record<string, () => CallInput>> = {
  'agroevidence.registers.importFile': () => ({
    query: { register: 'ORGANISM' },
    file: new File(['<ORGANISMY/>'], 'organisms.xml'),
  }),
};
