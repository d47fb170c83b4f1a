import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sensingFarm } from '#server/testing/sensing-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const migration = new URL('../migrations/0479-sigfox-ids-one-way.sql', import.meta.url);

it('Devices of Sigfox that were known with zeros at the beginning of their ids are known without them, unless both are in use', async () => {
  const { farm, iot } = await sensingFarm(started);
  const { kysely } = started.services.database;
  const written = { C1: '0C1', D2: '00D2', D22: 'D2', E3: 'E3' };
  for (const [name, externalId] of Object.entries(written)) {
    const body = {
      farm: farm.id,
      name,
      externalId: name,
      networkType: 'SIGFOX',
      deviceType: 'METEO_BARANI_WIND',
    } as const;
    const { id } = await iot.nodes.create({ body });
    await sql`update iot.node set external_id = ${externalId} where id = ${id}`.execute(kysely);
  }
  const forced = () =>
    sql`select relname, relforcerowsecurity as forced from pg_class where oid in ('iot.node'::regclass, 'iot.message'::regclass) order by 1`.execute(
      kysely,
    );
  const before = await forced();
  for (const statement of readFileSync(migration, 'utf8').split(/;\n/)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(kysely);
  }
  expect(await forced()).toEqual(before);
  const { rows } = await iot.nodes.list({});
  const known = Object.fromEntries(rows.map(({ name, externalId }) => [name, externalId]));
  expect(known).toEqual({ C1: 'C1', D2: '00D2', D22: 'D2', E3: 'E3' });
});
