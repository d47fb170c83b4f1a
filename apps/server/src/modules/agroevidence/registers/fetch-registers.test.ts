import type { RegisterImport, RegisterKind } from '@brazda/contract/agroevidence/registers.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

// The catalogue is the same for all farms, so this app has a database of its own; it asks every day, so also at its start.
const { registry, started } = await startConnectedApp({
  environment: { REGISTRY_SETTINGS: '{"timeoutSeconds":1}', REGISTRY_REGISTERS: 'daily' },
  database: () => openTestDatabase(),
});

async function calls(): Promise<ReturnType<typeof started.api>['agroevidence']['registers']> {
  return started.api(await started.make.admin()).agroevidence.registers;
}

/** Waits until no import is under way; the pauses between attempts are skipped. */
async function settled(): Promise<readonly RegisterImport[]> {
  const registers = await calls();
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { rows } = await registers.imports({ query: {} });
    if (rows.length > 2 && rows.every(({ state }) => state !== 'IN_PROGRESS')) return rows;
    await sql`update core.job set run_at = now() where state = 'WAITING'`.execute(started.services.database.kysely);
    started.services.nudge();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The imports do not end');
}

async function fetched(register: RegisterKind): Promise<RegisterImport | undefined> {
  await settled();
  const { id } = await (await calls()).fetch({ query: { register } });
  return (await settled()).find((each) => each.id === id);
}

describe('public registers from the services of the ministry', () => {
  it('are asked for by the clock, all three, page by page', async () => {
    const imports = await settled();
    expect(imports.map(({ register, state, added }) => [register, state, added])).toEqual([
      ['PLANT_PROTECTION', 'SUCCESS', 3],
      ['FERTILIZER', 'SUCCESS', 2],
      ['ORGANISM', 'SUCCESS', 1],
    ]);
    expect(registry.calls.filter((service) => service === 'EPH_GCP01G')).toHaveLength(3);
  });

  it('are asked for when an administrator wants them, and give what a file would', async () => {
    await settled();
    const [first, ...others] = registry.registers.products;
    if (!first) throw new Error('The simulator has no products');
    registry.registers.products = [{ ...first, name: 'Přejmenovaný' }, ...others];
    expect(await fetched('PLANT_PROTECTION')).toMatchObject({
      ...{ origin: 'SERVICE', state: 'SUCCESS', version: '2026-03-02' },
      ...{ records: 3, added: 0, changed: 1, ended: 0, unchanged: 2 },
    });
  });

  it.each([
    ['503', 'unavailable'],
    ['html-page', 'unavailable'],
    ['cut', 'unavailable'],
    ['slow', 'unavailable'],
    ['refusal', 'fault'],
    ['errors', 'fault'],
  ] as const)('that come as %s change nothing, and are told as %s', async (mode, failure) => {
    await settled();
    registry.setMode(mode);
    expect(await fetched('PLANT_PROTECTION')).toMatchObject({ state: 'FAILED', failure, added: 0, ended: 0 });
  });
});
