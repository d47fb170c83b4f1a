import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('A change of a farm that says on which version it stands', () => {
  it('is done where nobody has changed the farm meanwhile, and gives the next version', async () => {
    const { user, farm } = await started.make.farmer();
    const { farms } = started.api(user).agroevidence;
    const params = { id: farm.id };
    const { version } = await farms.read({ params });
    const renamed = await farms.change({ params, body: { name: 'Za humny' }, version });
    expect(renamed).toMatchObject({ name: 'Za humny', version: version + 1 });
    expect((await farms.list({})).rows).toMatchObject([{ id: farm.id, version: version + 1 }]);
  });

  it('changes nothing where somebody has, and is told what is there now', async () => {
    const { user, farm } = await started.make.farmer();
    const { farms } = started.api(user).agroevidence;
    const params = { id: farm.id };
    const { version } = await farms.read({ params });
    await farms.change({ params, body: { name: 'Jejich' }, version });
    await expect(farms.change({ params, body: { name: 'Moje' }, version })).rejects.toMatchObject({
      status: 412,
      code: 'record.changed',
      body: { current: { id: farm.id, name: 'Jejich', version: version + 1, role: 'owner' } },
    });
    expect(await farms.read({ params })).toMatchObject({ name: 'Jejich' });
    expect(await farms.change({ params, body: { name: 'Moje' } })).toMatchObject({ name: 'Moje' });
  });

  it('is kept without the version, which says nothing of the farm', async () => {
    const { user, farm } = await started.make.farmer();
    const { agroevidence, gateway } = started.api(user);
    await agroevidence.farms.change({ params: { id: farm.id }, body: { name: 'Dvůr' } });
    const { rows } = await gateway.farmChanges.list({ params: { id: farm.id }, query: { record: 'core.farm' } });
    const changeId = rows.find(({ action }) => action === 'farm.changed')?.id ?? 0;
    const records = await gateway.farmChanges.records({ params: { id: farm.id, changeId } });
    expect(records.rows).toMatchObject([{ before: { name: farm.name }, after: { name: 'Dvůr' } }]);
    expect(records.rows[0]?.after).not.toHaveProperty('version');
  });
});
