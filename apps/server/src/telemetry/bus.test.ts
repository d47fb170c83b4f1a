import { startNats, type MessageServer } from '@brazda/harness/message-servers.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAskers } from '#server/concurrency/back-pressure.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openBus } from './bus.ts';
import { createTelemetry, type RunningTelemetry } from './telemetry.ts';

const started = startApp();
const log = pino({ level: 'silent' });

/** A kind that nobody takes: what is kept of it stays as it came. */
const kind = 'test.bus';

async function keptMessages(): Promise<number[]> {
  const { rows } = await sql<{ messages: string }>`
    select messages from core.telemetry_batch where kind = ${kind} order by id`.execute(
    started.services.database.kysely,
  );
  return rows.flatMap(({ messages }) => JSON.parse(messages) as number[]);
}

async function keepAll(telemetry: RunningTelemetry, numbers: readonly number[]): Promise<void> {
  await Promise.all(numbers.map((number) => telemetry.keep(kind, String(number))));
}

describe('a bus before the database', () => {
  let nats: MessageServer;
  const telemetryOverBus = (): Promise<RunningTelemetry> =>
    createTelemetry(started.services.database, {
      askers: createAskers(),
      busUrl: nats.url,
      tellWhoStores: () => undefined,
      log,
    });

  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(async () => {
    await nats.clear();
    // Others wait until nothing is on its way any more.
    await sql`delete from core.telemetry_batch where kind = ${kind}`.execute(started.services.database.kysely);
  });

  it('has what is acknowledged though nobody stores it, and hands it to the database once, when somebody does', async () => {
    const taking = await telemetryOverBus();
    await keepAll(taking, [1, 2, 3]);
    expect(await keptMessages()).toEqual([]);
    await taking.close();
    await nats.stop();
    await nats.start();
    const storing = await telemetryOverBus();
    await storing.store([]);
    await expect.poll(keptMessages, { timeout: 10_000 }).toEqual([1, 2, 3]);
    await keepAll(storing, [4]);
    await expect.poll(keptMessages, { timeout: 10_000 }).toEqual([1, 2, 3, 4]);
    await storing.close();
  });

  it('keeps what the database cannot take yet, in order', async () => {
    const bus = await openBus(nats.url, log);
    const taken: string[] = [];
    let refusals = 2;
    await bus.move((_kind, batch) => {
      if (refusals > 0) {
        refusals -= 1;
        return Promise.reject(new Error('The database is away'));
      }
      taken.push(batch);
      return Promise.resolve();
    });
    await bus.publish(kind, ['[1]', '[2]']);
    await expect.poll(() => taken, { timeout: 10_000 }).toEqual(['[1]', '[2]']);
    await bus.close();
  });

  it('goes on behind what others sent that is no list of messages', async () => {
    const telemetry = await telemetryOverBus();
    const before = await keptMessages();
    const bus = await openBus(nats.url, log);
    await bus.publish(kind, ['\0', '["\u001e"]', '{"a":1}', '[1', '']);
    await telemetry.store([]);
    await keepAll(telemetry, [7]);
    await expect.poll(keptMessages, { timeout: 10_000 }).toEqual([...before, 7]);
    await telemetry.close();
    await bus.close();
  });

  it('that is not there lets nothing start, and one that is away lets senders try again', async () => {
    await expect(openBus('nats://127.0.0.1:1', log)).rejects.toThrow();
    const telemetry = await telemetryOverBus();
    await nats.stop();
    await expect(telemetry.keep(kind, '5')).rejects.toMatchObject({ code: 'service.unavailable' });
    await nats.start();
    await expect
      .poll(
        () =>
          telemetry.keep(kind, '6').then(
            () => 'kept',
            () => 'not yet',
          ),
        { timeout: 15_000 },
      )
      .toBe('kept');
    await telemetry.close();
  });
});
