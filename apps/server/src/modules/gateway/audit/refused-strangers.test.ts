import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

/** What is counted is counted for all: nobody else may be refused meanwhile, also not by a clock that was put forward. */
const started = startApp({ database: () => openTestDatabase() });

describe('The log of refused sign-ins', () => {
  it('holds a few attempts an hour at accounts that do not exist, and every one at those that do', async () => {
    const user = await started.make.user();
    const browser = new Browser(started.app);
    const { kysely } = started.services.database;
    const written = async (): Promise<unknown> =>
      (
        await sql`select count(*) filter (where user_id is null)::int as strangers,
          count(*) filter (where user_id = ${user.id})::int as known
          from core.audit_event where action = 'session.refused' and at > now() - interval '1 hour'`.execute(kysely)
      ).rows;
    for (let count = 0; count < 25; count += 1) {
      await browser.signIn({ email: `nikdo-${count}@example.com`, password: 'spatne-heslo' });
    }
    await browser.signIn({ email: user.email, password: 'spatne-heslo' });
    expect(await written()).toEqual([{ strangers: 20, known: 1 }]);
  });
});
