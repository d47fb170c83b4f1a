import { describe, expect, it, vi } from 'vitest';
import { Browser, type Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const afterRestart = startApp();

type Person = Parameters<Browser['signIn']>[0];

async function fail(person: Person, times: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let time = 0; time < times; time += 1) {
    answers.push(await new Browser(started.app).signIn({ ...person, password: `hádám ${time}` }));
  }
  return answers;
}

const statuses = (answers: readonly Answer[]): number[] => answers.map(({ statusCode }) => statusCode);

describe('failed sign-ins', () => {
  it('are free five times, and then each doubles the wait', async () => {
    const user = await started.make.user();
    expect(statuses(await fail(user, 5))).toEqual([401, 401, 401, 401, 401]);
    for (const seconds of [1, 2, 4, 8]) {
      const refused = await new Browser(started.app).signIn(user);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
      started.clock.advance(seconds * 1000);
      expect(statuses(await fail(user, 1))).toEqual([401]);
    }
  });

  it('never make anybody wait longer than a quarter of an hour', async () => {
    const user = await started.make.user();
    await fail(user, 5);
    for (let time = 0; time < 12; time += 1) {
      started.clock.advance(900_000);
      await fail(user, 1);
    }
    const refused = await new Browser(started.app).signIn(user);
    expect(refused.headers['retry-after']).toBe('900');
    started.clock.advance(900_000);
    expect((await new Browser(started.app).signIn(user)).statusCode).toBe(200);
  });

  it('spend no verification while they wait, and do not say whether the password was right', async () => {
    const user = await started.make.user();
    await fail(user, 5);
    const verifications = vi.spyOn(started.services.passwords, 'matches');
    const right = await new Browser(started.app).signIn(user);
    const [wrong] = await fail(user, 1);
    expect(verifications).not.toHaveBeenCalled();
    verifications.mockRestore();
    expect([right.statusCode, right.json<{ code: string }>().code]).toEqual([429, 'request.tooMany']);
    expect(wrong?.statusCode).toBe(429);
  });

  it('are forgotten after a success', async () => {
    const user = await started.make.user();
    await fail(user, 4);
    expect((await new Browser(started.app).signIn(user)).statusCode).toBe(200);
    expect(statuses(await fail(user, 5))).toEqual([401, 401, 401, 401, 401]);
  });

  it('are forgotten after a day', async () => {
    const user = await started.make.user();
    await fail(user, 5);
    started.clock.advance(24 * 3_600_000 + 1000);
    expect(statuses(await fail(user, 5))).toEqual([401, 401, 401, 401, 401]);
  });

  it('cannot slip past by coming all at once', async () => {
    const user = await started.make.user();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fail(user, 1)));
    const refused = statuses(answers.flat()).filter((status) => status === 429);
    expect(refused).toHaveLength(15);
  });

  it('make nobody else wait', async () => {
    const [user, other] = [await started.make.user(), await started.make.user()];
    await fail(user, 6);
    expect((await new Browser(started.app).signIn(other)).statusCode).toBe(200);
  });

  it('are counted for the same person however the email is written', async () => {
    const user = await started.make.user();
    await fail({ ...user, email: user.email.toUpperCase() }, 3);
    await fail({ ...user, email: `  ${user.email}` }, 2);
    expect((await new Browser(started.app).signIn(user)).statusCode).toBe(429);
  });

  it('are counted for users that there are not, just the same', async () => {
    const nobody = { email: `nikdo-${crypto.randomUUID()}@example.com`, password: '' };
    expect(statuses(await fail(nobody, 6))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are still known after a restart', async () => {
    const user = await started.make.user();
    await fail(user, 5);
    const refused = await new Browser(afterRestart.app).signIn(user);
    const ahead = started.clock.now().getTime() - afterRestart.clock.now().getTime();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after']) * 1000 - ahead).toBeLessThanOrEqual(1000);
  });

  it('of strangers lock nobody out of a device on which they have signed in before', async () => {
    const user = await started.make.user();
    const [known, unknown] = [new Browser(started.app), new Browser(started.app)];
    await known.signIn(user);
    await fail(user, 5);
    expect((await unknown.signIn(user)).statusCode).toBe(429);
    expect((await known.signIn(user)).statusCode).toBe(200);
    expect((await unknown.signIn(user)).statusCode).toBe(429);
  });

  it('on a known device are counted too, and it is known for that one email only', async () => {
    const [user, other] = [await started.make.user(), await started.make.user()];
    const known = new Browser(started.app);
    await known.signIn(user);
    await fail(user, 5);
    await fail(other, 5);
    expect((await known.signIn(other)).statusCode).toBe(429);
    const guesses: Answer[] = [];
    // The waits double: however slow the machine is, one of the next guesses comes too early.
    for (let time = 0; time < 5 || (guesses.at(-1)?.statusCode === 401 && time < 12); time += 1)
      guesses.push(await known.signIn({ ...user, password: 'hádám' }));
    expect(statuses(guesses).slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(guesses.at(-1)?.statusCode).toBe(429);
  });

  it('on a known device do not hinder who has set a new password since', async () => {
    const user = await started.make.user();
    const known = new Browser(started.app);
    await known.signIn(user);
    for (let time = 0; time < 5; time += 1) await known.signIn({ ...user, password: 'zapomněl jsem' });
    expect((await known.signIn(user)).statusCode).toBe(200);
  });

  it('are not forgiven to a device that has forged what it is known by, or was known long ago', async () => {
    const user = await started.make.user();
    const [known, forger] = [new Browser(started.app), new Browser(started.app)];
    await known.signIn(user);
    forger.device = { name: 'brazda-device', value: `${'0'.repeat(32)}.${Date.now()}.${'A'.repeat(43)}` };
    await fail(user, 5);
    expect((await forger.signIn(user)).statusCode).toBe(429);
    started.clock.advance(181 * 24 * 3_600_000);
    await fail(user, 5);
    expect((await known.signIn(user)).statusCode).toBe(429);
  });

  it('are kept without the text that was typed', async () => {
    const user = await started.make.user();
    await fail(user, 1);
    const rows = await started.services.database.kysely.selectFrom('gateway.failedAttempt').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ subject }) => subject.length === 32)).toBe(true);
  });
});
