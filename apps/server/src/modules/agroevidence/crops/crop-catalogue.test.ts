import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { readingOf } from '#server/db/farm-scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import { createCropCatalogue } from './crop-catalogue.ts';

const started = startApp();
const added = 9001;

afterAll(async () => {
  await sql`delete from agroevidence.crop where id = ${added}`.execute(started.services.database.kysely);
});

describe('The catalogue of crops', () => {
  it('is read once, and again where a later version of the product has added a crop', async () => {
    const { database } = started.services;
    const reading = readingOf(database, { memberships: [], farmIds: [] });
    const catalogue = createCropCatalogue();
    const before = await catalogue.holding(reading, [1]);
    expect(before.get(1)?.names['en']).toBe('Winter wheat');
    await sql`
      insert into agroevidence.crop (id, key, names, red, green, blue)
      values (${added}, 'teff', '{"en": "Teff"}', 1, 2, 3)`.execute(database.kysely);
    expect(await catalogue.holding(reading, [1, null])).toBe(before);
    const after = await catalogue.holding(reading, [added]);
    expect(after.get(added)).toMatchObject({ id: added, names: { en: 'Teff' }, red: 1, green: 2, blue: 3 });
    expect(await catalogue.holding(reading, [added, 1])).toBe(after);
  });
});
