import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** A crop that only one farm has. */
export async function makeOwnCrop({ kysely }: Database, farmId: number, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.own_crop (farm_id, name, external_id, eppo, red, green, blue)
    values (${farmId}, ${name}, ${`${name}-code`}, ${`${name}-eppo`}, 1, 2, 3) returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}
