import {
  listedProduct,
  productFile,
  publicRegisters,
  type ListedProduct,
} from '@brazda/simulators/registry/public-registers.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

// The catalogue is the same for all farms, so this app has a database of its own.
const started = startApp({ database: () => openTestDatabase() });

async function imported(...products: readonly ListedProduct[]): Promise<void> {
  const { registers } = started.api(await started.make.admin()).agroevidence;
  const file = new File([productFile({ ...publicRegisters(), products: [...products] })], 'export.xml');
  const { id } = await registers.importFile({ query: { register: 'PLANT_PROTECTION', 'may-be-smaller': true }, file });
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { rows } = await sql<{ open: number }>`
      select ((select count(*) from agroevidence.register_import where id = ${id} and state = 'IN_PROGRESS')
        + (select count(*) from core.job where kind = 'notice-authorisations' and state in ('WAITING', 'RUNNING')))::int as open`.execute(
      started.services.database.kysely,
    );
    if (rows[0]?.open === 0) return;
    started.services.nudge();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The import does not end');
}

const authorised = listedProduct(701, 'Používaný', '9701-0', 'herbicid', []);
const revoked: ListedProduct = {
  ...authorised,
  isAuthorised: false,
  authorisedTo: '2026-01-31',
  usableTo: '2027-06-30',
};
const other = listedProduct(702, 'Nepoužívaný', '9702-0', 'herbicid', []);

/** A farmer who has sprayed a product, and plans to. */
async function sprayer(states: readonly ('DONE' | 'PLANNED')[], day: string) {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name: 'Za humny' });
  const { kysely } = started.services.database;
  for (const state of states) {
    await sql`
      with used as (
        insert into agroevidence.used_material (farm_id, kind, material_id, name, facts, digest)
        select ${farm.id}::int, 'PLANT_PROTECTION', id, name, facts, decode(md5(${state}), 'hex')
        from agroevidence.material where registration_number = '9701-0' returning id),
      done as (
        insert into agroevidence.action (farm_id, type, state, day, area_m2, parcels)
        values (${farm.id}, 'SPRAY', ${state}, ${day}, 10000, 1) returning id)
      insert into agroevidence.action_amount
        (farm_id, action_id, place, kind, used_material_id, said_value, said_unit, said_basis, unit_kind, amount)
      select ${farm.id}::int, done.id, 1, 'PLANT_PROTECTION', used.id, 1, 'L', 'HECTARE', 'VOLUME', 1000000 from used, done`.execute(
      kysely,
    );
  }
  const { agroevidence, automation } = started.api(user);
  const inbox = async () => (await automation.notifications.list({ query: {} })).rows;
  return { parcel, notices: agroevidence.authorisationNotices, inbox };
}

describe('a product that loses its authorisation', () => {
  it('is told to the farms that have used it of late or plan to, once, until they take note; to no other farm', async () => {
    await imported(authorised, other);
    const user = await sprayer(['DONE', 'PLANNED'], '2026-10-01');
    const stranger = await sprayer([], '2026-10-01');
    const formerUser = await sprayer(['DONE'], '2019-10-01');
    expect(await user.notices.list({})).toEqual([]);
    await imported(revoked);
    const [notice, ...others] = await user.notices.list({});
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      ...{ name: 'Používaný', registrationNumber: '9701-0', kind: 'PLANT_PROTECTION', usedIn: 1, plannedIn: 1 },
      ...{ authorisedTo: '2026-01-31', validTo: '2027-06-30' },
    });
    expect(await user.inbox()).toMatchObject([{ kind: 'AUTHORISATION', link: 'catalogues/plantProtection' }]);
    expect(await stranger.inbox()).toEqual([]);
    expect(await stranger.notices.list({})).toEqual([]);
    expect(await formerUser.notices.list({})).toEqual([]);
    const params = { id: notice?.id ?? 0 };
    await expect(stranger.notices.dismiss({ params })).rejects.toMatchObject({ code: 'authorisationNotice.notFound' });
    await user.notices.dismiss({ params });
    expect(await user.notices.list({})).toEqual([]);
    await expect(user.notices.dismiss({ params })).rejects.toMatchObject({ code: 'authorisationNotice.notFound' });
    // The same state again is no news; that it must be used up earlier is.
    await imported(revoked);
    expect(await user.notices.list({})).toEqual([]);
    await imported({ ...revoked, usableTo: '2026-12-31' });
    expect(await user.notices.list({})).toMatchObject([{ validTo: '2026-12-31' }]);
  });
});
