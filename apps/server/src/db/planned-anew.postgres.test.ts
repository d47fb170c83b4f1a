import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openPostgres } from './open-postgres.ts';
import { plannedAnew } from './planned-anew.ts';

const template = inject('databaseTemplate');

it('PostgreSQL keeps what it has prepared of a statement, but for one that is to be planned anew each time', async () => {
  if (template.kind !== 'postgres') throw new Error('These tests are about PostgreSQL');
  const database = await openPostgres(template.url, 1, { code: true, rows: true });
  try {
    await sql`select ${1}::int as kept`.execute(database.kysely);
    await sql`${plannedAnew} select ${1}::int as planned_anew`.execute(database.kysely);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ statement: 'select $1::int as kept' }]);
  } finally {
    await database.close();
  }
});
