import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('A change of a parcel that says on which version it stands', () => {
  it('is done where nobody has changed the parcel meanwhile, and gives the next version', async () => {
    const { user, farm } = await started.make.farmer();
    const { id } = await started.make.parcel({ farm });
    const { parcels } = started.api(user).agroevidence;
    const { version } = await parcels.read({ params: { id } });
    const renamed = await parcels.change({ params: { id }, body: { name: 'Přejmenovaný' }, version });
    expect(renamed).toMatchObject({ localName: 'Přejmenovaný', version: version + 1 });
    expect((await parcels.read({ params: { id } })).version).toBe(version + 1);
    const listed = await parcels.list({ farmIds: [farm.id] });
    expect(listed.rows).toMatchObject([{ id, version: version + 1 }]);
  });

  it('changes nothing where somebody has, and is told what is there now', async () => {
    const { user, farm } = await started.make.farmer();
    const { id } = await started.make.parcel({ farm });
    const { parcels } = started.api(user).agroevidence;
    const { version } = await parcels.read({ params: { id } });
    await parcels.change({ params: { id }, body: { name: 'Jejich' }, version });
    const late = parcels.change({ params: { id }, body: { name: 'Moje' }, version });
    await expect(late).rejects.toMatchObject({
      status: 412,
      code: 'record.changed',
      body: { current: { id, localName: 'Jejich', version: version + 1 } },
    });
    expect(await parcels.read({ params: { id } })).toMatchObject({ localName: 'Jejich' });
    await parcels.change({ params: { id }, body: { name: 'Moje' }, version: version + 1 });
    expect(await parcels.read({ params: { id } })).toMatchObject({ localName: 'Moje' });
  });

  it('is done without asking where it says none', async () => {
    const { user, farm } = await started.make.farmer();
    const { id } = await started.make.parcel({ farm });
    const { parcels } = started.api(user).agroevidence;
    for (const name of ['První', 'Druhé']) await parcels.change({ params: { id }, body: { name } });
    expect(await parcels.read({ params: { id } })).toMatchObject({ localName: 'Druhé', version: 3 });
  });
});
