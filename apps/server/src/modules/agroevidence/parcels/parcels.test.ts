import type { ParcelChange } from '@brazda/contract/agroevidence/parcels.ts';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

describe('PATCH parcels/{id}', () => {
  it('renames a parcel of an own farm, trimmed', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    const changed = await started
      .api(user)
      .agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: ' U lesa ' } });
    expect(changed.localName).toBe('U lesa');
    const read = await started.api(user).agroevidence.parcels.read({ params: { id: parcel.id } });
    expect(read.localName).toBe('U lesa');
  });

  it('changes nothing where all is so already: no version, no history', async () => {
    const { user, farm } = await started.make.farmer();
    const { id } = await started.make.parcel({ farm });
    const { agroevidence, gateway } = started.api(user);
    const change = (body: ParcelChange) => agroevidence.parcels.change({ params: { id }, body });
    const changes = async () => (await gateway.farmChanges.list({ params: { id: farm.id } })).total;
    const { version, revision } = await change({ name: 'Za humny', center: { centerId: null } });
    const known = await changes();
    const again = await change({ name: 'Za humny', center: { centerId: null }, zoneIds: [] });
    expect(again).toMatchObject({ localName: 'Za humny', version, changeId: null });
    expect(again.revision).toEqual({ before: revision.after, after: revision.after });
    expect(await changes()).toBe(known);
  });

  it('lets a renamed parcel be found by its new name only', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    const { parcels } = started.api(user).agroevidence;
    await parcels.change({ params: { id: parcel.id }, body: { name: 'Ořešák' } });
    expect((await parcels.suggestions({ query: { search: 'oresak' } })).rows.map(({ id }) => id)).toEqual([parcel.id]);
    expect((await parcels.suggestions({ query: { search: 'humny' } })).total).toBe(0);
  });

  it('is suggested with a letter wrong where nothing has the text as it is, and only then', async () => {
    const { user, farm } = await started.make.farmer();
    const { parcels } = started.api(user).agroevidence;
    const named = async (search: string): Promise<readonly string[]> =>
      (await parcels.suggestions({ query: { search } })).rows.map(({ localName }) => localName);
    await started.make.parcel({ farm, name: 'Za humny' });
    expect(await named('zahumni')).toEqual(['Za humny']);
    await started.make.parcel({ farm, name: 'Za humnisky' });
    expect(await named('zahumni')).toEqual(['Za humnisky']);
    expect(await named('7405/9')).toEqual([]);
  });

  it('hides parcels of other farms as not found', async () => {
    const stranger = await started.make.farmer();
    const parcel = await started.make.parcel();
    const attempt = started
      .api(stranger.user)
      .agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'X' } });
    await expect(attempt).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
  });

  it('refuses a historical parcel', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, isRetired: true });
    const attempt = started.api(user).agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: 'X' } });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'parcel.retired' });
  });

  it('refuses a blank name and says which field', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const attempt = started.api(user).agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: '  ' } });
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body.name', code: 'validation.tooSmall' }] },
    });
  });
});

describe('GET parcels/points', () => {
  it('says of each open parcel where it lies, how much it is and the colour of its crop', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, name: 'Za humny' });
    await started.make.parcel({ farm, isRetired: true });
    const { parcels } = started.api(user).agroevidence;
    const [feature] = (await parcels.map()).rows;
    const { rows, total } = await parcels.points();
    expect(total).toBe(1);
    const [point] = rows;
    expect(point).toMatchObject({
      id: parcel.id,
      area: feature?.properties.area,
      color: feature?.properties.color,
    });
    expect(point?.lon).toBeCloseTo(feature?.properties.label[0] ?? 0, 5);
    expect(point?.lat).toBeCloseTo(feature?.properties.label[1] ?? 0, 5);
  });

  it('shows nothing of other farms', async () => {
    const stranger = await started.make.farmer();
    await started.make.parcel();
    expect((await started.api(stranger.user).agroevidence.parcels.points()).rows).toEqual([]);
  });
});
