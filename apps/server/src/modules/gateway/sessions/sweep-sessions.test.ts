import { expect, it } from 'vitest';
import { Browser } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';
import { sweepSessions } from './sweep-sessions.ts';

const started = startApp();
const day = 24 * 3_600_000;

it('Sessions are forgotten a week after they ended, and not before', async () => {
  const user = await started.make.user();
  await new Browser(started.app).signIn(user);
  const { database } = started.services;
  const count = async (daysLater: number): Promise<number> => {
    const clock = { now: () => new Date(Date.now() + daysLater * day) };
    await sweepSessions({ database, clock });
    const rows = await database.kysely
      .selectFrom('gateway.session')
      .select('id')
      .where('userId', '=', user.id)
      .execute();
    return rows.length;
  };
  expect(await count(0)).toBe(2);
  // What was not to be remembered ends after half a day without use.
  expect(await count(7)).toBe(2);
  expect(await count(8)).toBe(0);
});
