import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { withNewFarm } from '../db/farm-scope.ts';
import { tellOfNoFarm } from './change-farm.ts';
import { insertFarm, insertUser } from '../modules/core/public.ts';

/** A farm of somebody, without an app around it; gives its id. */
export function makeBareFarm(database: Database): Promise<number> {
  return withNewFarm(
    database,
    async (tx) => {
      const { id } = await insertUser(tx, { email: `${randomUUID()}@example.com`, language: 'cs' });
      return insertFarm(tx, { name: 'Farma', countryCode: 'CZ' }, id);
    },
    async (tx, { id }) => {
      await tellOfNoFarm(tx);
      return id;
    },
  );
}
