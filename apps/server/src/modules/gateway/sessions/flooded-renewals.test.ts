import { describe, expect, it } from 'vitest';
import { Browser, type Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
/** More than the gate lets anybody wait. */
const flooding = 400;

async function signedIn(remoteAddress: string): Promise<Browser> {
  const browser = new Browser(started.app, { remoteAddress });
  await browser.signIn(await started.make.user());
  return browser;
}

interface Flood {
  readonly answered: () => number;
  readonly answers: Promise<Answer[]>;
}

/** Asks so often at once, each time as if it were the first. */
function flood(ask: () => Promise<Answer>): Flood {
  let answered = 0;
  const calls = Array.from({ length: flooding }, () =>
    ask().finally(() => {
      answered += 1;
    }),
  );
  return { answered: () => answered, answers: Promise.all(calls) };
}

function statusesOf(answers: readonly Answer[]): ReadonlySet<number> {
  return new Set(answers.map(({ statusCode }) => statusCode));
}

describe('A flood of renewals', () => {
  it('of one cookie holds up nobody else, also of the same network', async () => {
    const [flooder, other] = [await signedIn('203.0.113.1'), await signedIn('203.0.113.2')];
    const { answered, answers } = flood(() => flooder.copy().renew());
    expect((await other.renew()).statusCode).toBe(200);
    expect((await other.signOut()).statusCode).toBe(204);
    const before = answered();
    const refused = (await answers).filter(({ statusCode }) => statusCode === 503).length;
    expect(before - refused).toBeLessThan(60);
    expect(statusesOf(await answers)).toEqual(new Set([200, 503]));
  });

  it('by cookies that are none of ours holds up nobody', async () => {
    const other = await signedIn('203.0.113.2');
    const { answers } = flood(() => {
      const stranger = new Browser(started.app, { remoteAddress: '203.0.113.1' });
      stranger.cookie = { name: 'brazda', value: crypto.randomUUID() };
      return stranger.renew();
    });
    expect((await other.renew()).statusCode).toBe(200);
    expect([...statusesOf(await answers)].filter((status) => status !== 401 && status !== 503)).toEqual([]);
  });
});
