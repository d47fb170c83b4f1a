import { startPushService } from '@brazda/simulators/push-service/push-service.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { watchedFarm, type WatchedFarm } from '#server/testing/watched-farm.ts';

const pushService = await startPushService({ port: 0 });
afterAll(() => pushService.close());

const started = startApp({ environment: { PUSH_SERVICES: pushService.host } });
const minute = 60_000;
const hour = 60 * minute;

interface Pushed {
  readonly title: string;
  readonly url: string;
  /** By which a device, and by which a push service puts one in the place of another. */
  readonly tag: string;
  readonly topic: unknown;
}

interface PushedFarm extends WatchedFarm {
  /** What is pushed next. Afterwards as much time passes as lets the one after it come at once. */
  readonly pushed: () => Promise<Pushed>;
}

async function pushedFarm(): Promise<PushedFarm> {
  const watched = await watchedFarm(started);
  const browser = pushService.newBrowser();
  await started.api(watched.user).automation.pushSubscriptions.subscribe({ body: browser.subscription });
  let count = 0;
  const pushed = async (): Promise<Pushed> => {
    const { text, headers } = await browser.messageAfter(count);
    count += 1;
    await expect.poll(() => isAnythingToPush(watched.farm.id), { timeout: 10_000 }).toBe(false);
    started.clock.advance(2 * minute);
    return { ...(JSON.parse(text) as Omit<Pushed, 'topic'>), topic: headers['topic'] };
  };
  return { ...watched, pushed };
}

async function isAnythingToPush(farmId: number): Promise<boolean> {
  const { rows } = await sql`select from automation.notification where farm_id = ${farmId} and push_waits`.execute(
    started.services.database.kysely,
  );
  return rows.length > 0;
}

const frost = { feature: 'TEMPERATURE', threshold: 0 } as const;
const drought = { feature: 'HUMIDITY', threshold: 30 } as const;

function numberOf(values: readonly unknown[]): number {
  return new Set(values).size;
}

describe('what is pushed of a node', () => {
  it('stands beside what was pushed of another alarm of it, and the end of an alarm in the place of its beginning', async () => {
    const { addRule, measure, measureOf, pushed } = await pushedFarm();
    await addRule(frost);
    await addRule(drought);
    await measure([-2, 0]);
    const cold = await pushed();
    await measureOf('HUMIDITY', [20, 0]);
    const dry = await pushed();
    await measure([5, 0]);
    const warm = await pushed();
    await measure([-3, 0]);
    const coldAgain = await pushed();
    expect(numberOf([cold, dry, warm, coldAgain].map(({ url }) => url))).toBe(1);
    for (const key of ['tag', 'topic'] as const) {
      expect(dry[key]).not.toBe(cold[key]);
      expect([warm[key], coldAgain[key]]).toEqual([cold[key], cold[key]]);
    }
  });

  it('stands beside what was pushed of a stricter rule of the same', async () => {
    const { addRule, measure, pushed } = await pushedFarm();
    await addRule(frost);
    await addRule({ ...frost, threshold: -5 });
    await measure([-2, 0]);
    const cold = await pushed();
    await measure([-7, 0]);
    const colder = await pushed();
    expect(colder.tag).not.toBe(cold.tag);
    expect(colder.topic).not.toBe(cold.topic);
  });

  it('says that it is silent and that it is heard again in one place, beside its alarms', async () => {
    const { addRule, measure, later, watch, pushed } = await pushedFarm();
    await addRule(frost);
    await measure([-2, 0]);
    const cold = await pushed();
    await later(13 * hour);
    await watch();
    const silent = await pushed();
    await measure([-2, 0]);
    await watch();
    const heard = await pushed();
    expect(silent.tag).not.toBe(cold.tag);
    expect(heard).toMatchObject({ tag: silent.tag, topic: silent.topic });
    expect(heard.title).not.toBe(silent.title);
  });
});

describe('several things that are pushed at once', () => {
  it('stand beside those that were pushed at once before', async () => {
    const { addRule, measure, pushed } = await pushedFarm();
    await addRule(frost);
    await addRule({ ...frost, threshold: -1 });
    await measure([-2, 0]);
    const began = await pushed();
    await measure([5, 0]);
    const ended = await pushed();
    expect(ended.url).toBe(began.url);
    expect(ended.tag).not.toBe(began.tag);
    expect(ended.topic).not.toBe(began.topic);
  });
});
