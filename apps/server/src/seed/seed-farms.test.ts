import { describe, expect, it } from 'vitest';
import { untilStored } from '../telemetry/until-stored.ts';
import { startApp } from '../testing/start-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { seedFarms, type SeededFarm, type SeedWishes } from './seed-farms.ts';

const started = startApp({ database: () => openTestDatabase() });

async function seed(farms: number, parcels: number, more: Partial<SeedWishes> = {}): Promise<SeededFarm[]> {
  const made: SeededFarm[] = [];
  const wishes = { farms, parcels, actions: 0, sensors: 0, days: 1, password: 'orba a setba', ...more };
  for await (const farm of seedFarms(started.services, wishes)) made.push(farm);
  return made;
}

describe('seedFarms', () => {
  it('makes farms of the wished size, each with a user who can sign in', async () => {
    const made = await seed(2, 120);
    expect(made).toMatchObject([
      { email: 'seed-1@brazda.farm', parcels: 120 },
      { email: 'seed-2@brazda.farm', parcels: 120 },
    ]);
    for (const { email, name } of made) {
      const { signIn } = started.api().gateway.authentication;
      const { id_token: token } = await signIn({ body: { username: email, password: 'orba a setba' } });
      const { farms, parcels } = started.api({ token }).agroevidence;
      expect((await farms.list()).rows.map((farm) => farm.name)).toEqual([name]);
      expect((await parcels.list()).total).toBe(120);
    }
  });

  it('gives them seasons of work, whose amounts come to their sums', async () => {
    const [made] = await seed(1, 40, { actions: 120 });
    const { signIn } = started.api().gateway.authentication;
    const { id_token: token } = await signIn({ body: { username: made?.email ?? '', password: 'orba a setba' } });
    const { actions } = started.api({ token }).agroevidence;
    expect((await actions.list()).total).toBe(120);
    const { rows } = await actions.list({ query: { type: ['FERT'], 'per-page': 100 } });
    expect(rows).toHaveLength(20);
    const detail = await actions.one({ params: { id: rows[0]?.id ?? 0 } });
    const [material] = detail.materials;
    const parts = detail.targets.map(({ amounts }) => Math.round((amounts[0] ?? 0) * 1e6));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round((material?.total ?? 0) * 1e6));
    expect(detail.nitrogen).toBeCloseTo((material?.total ?? 0) * 0.27, 1);
  });

  it('gives them sensors on their land, whose messages the product reads itself', async () => {
    const [made] = await seed(1, 30, { sensors: 11, days: 2 });
    // Of some devices nothing was heard for hours.
    expect(made?.messages).toBeGreaterThan(0.8 * 11 * 2 * 48);
    expect(made?.messages).toBeLessThanOrEqual(11 * 2 * 48);
    await untilStored(started.services.database);
    const { signIn } = started.api().gateway.authentication;
    const { id_token: token } = await signIn({ body: { username: made?.email ?? '', password: 'orba a setba' } });
    const { iot } = started.api({ token });
    expect((await iot.messages.list({ query: { state: 'READ' } })).total).toBe(made?.messages);
    const { rows } = await iot.nodes.list({ query: { 'per-page': 100 } });
    expect(rows).toHaveLength(11);
    expect(rows.filter(({ isSilent, isUnreadable, geometry }) => isSilent || isUnreadable || !geometry)).toEqual([]);
    expect(rows.filter(({ sensors }) => sensors.length === 0)).toEqual([]);
  });

  it('goes on with the next number where farms were seeded before', async () => {
    expect(await seed(1, 10)).toMatchObject([{ email: 'seed-5@brazda.farm' }]);
  });
});
