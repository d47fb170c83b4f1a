import { describe, expect, it } from 'vitest';
import { startApp } from '../testing/start-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { seedFarms, type SeededFarm } from './seed-farms.ts';

const started = startApp({ database: () => openTestDatabase() });

async function seed(farms: number, parcels: number): Promise<SeededFarm[]> {
  const made: SeededFarm[] = [];
  for await (const farm of seedFarms(started.services, { farms, parcels, password: 'orba a setba' })) made.push(farm);
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

  it('goes on with the next number where farms were seeded before', async () => {
    expect(await seed(1, 10)).toMatchObject([{ email: 'seed-3@brazda.farm' }]);
  });
});
