import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Takes away the parts of a table that end at an instant or before, with all that is in them, and gives how many there were.
 * Throws where somebody reads the table for so long that others would have to wait.
 */
export async function endParts({ kysely }: Pick<Database, 'kysely'>, table: string, until: Date): Promise<number> {
  // As those who make parts: nobody who works on farms may take tables away.
  const { rows } = await sql<{ ended: number }>`
    select core.end_parts(${table}::regclass, ${until}::timestamptz) as ended`.execute(kysely);
  return rows[0]?.ended ?? 0;
}
