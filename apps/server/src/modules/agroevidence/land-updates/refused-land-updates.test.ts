import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { rowsOf } from '#server/testing/farm-rows.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { codeOf, compared, makeRegistryFarm, parcelsOf } from '#server/testing/registry-farm.ts';

const changeDay = '2026-04-15';

const { registry, started } = await startConnectedApp();

describe('An update that cannot be done', () => {
  it('is refused where the parcels have changed since they were compared', async () => {
    const farm = await makeRegistryFarm(started);
    const [moved] = (await parcelsOf(farm)) as [Parcel];
    registry.change(registryLogin.login, 'move-border', [codeOf(moved)], changeDay);
    const { id } = await compared(farm);
    await sql`update agroevidence.parcel set status = 'RETIRED' where id = ${moved.id}`.execute(
      started.services.database.kysely,
    );
    const { landUpdates } = farm.api.agroevidence;
    await expect(landUpdates.apply({ params: { id } })).rejects.toMatchObject({ code: 'landUpdate.outdated' });
    expect((await landUpdates.read({ params: { id } })).state).toBe('REVIEW');
  });

  it('says why where the registry does not answer, and leaves the farm and what waits for decisions alone', async () => {
    const farm = await makeRegistryFarm(started);
    const before = await parcelsOf(farm);
    registry.setMode('refusal');
    expect(await compared(farm)).toMatchObject({ state: 'FAILED', failure: 'eagri.forbidden', counts: { total: 0 } });
    registry.setMode('errors');
    expect(await compared(farm)).toMatchObject({ state: 'FAILED', failure: 'validation.submitError' });
    expect(await parcelsOf(farm)).toEqual(before);
  });

  it('never takes an empty answer for land that is gone', async () => {
    const farm = await makeRegistryFarm(started);
    for (const parcel of await parcelsOf(farm))
      registry.change(registryLogin.login, 'gone', [codeOf(parcel)], changeDay);
    expect(await compared(farm, 'TAKE')).toMatchObject({ state: 'FAILED', failure: 'landFile.noParcels' });
    expect((await parcelsOf(farm)).every(({ status }) => status === 'OPEN')).toBe(true);
  });

  it('is refused for days to come, for days before the last import, and without a sign-in to the registry', async () => {
    const farm = await makeRegistryFarm(started);
    const { landUpdates } = farm.api.agroevidence;
    const begin = (day: string): Promise<LandUpdate> =>
      landUpdates.begin({ params: { id: farm.farmId }, query: { 'validity-date': day } });
    const told = (code: string): object => ({
      code: 'validation.failed',
      body: { fields: [{ path: 'query.validity-date', code }] },
    });
    await expect(begin('2999-01-01')).rejects.toMatchObject(told('tooLate'));
    await expect(begin('2020-01-01')).rejects.toMatchObject(told('tooEarly'));
    const { user, farm: stranger } = await started.make.farmer();
    await expect(
      started.api(user).agroevidence.landUpdates.begin({ params: { id: stranger.id }, query: {} }),
    ).rejects.toMatchObject({ code: 'eagri.noAccess' });
  });

  it('is not begun twice at a time, and decided only while it waits for that', async () => {
    const farm = await makeRegistryFarm(started);
    const { landUpdates } = farm.api.agroevidence;
    registry.setMode('slow');
    const { id } = await landUpdates.begin({ params: { id: farm.farmId }, query: {} });
    await expect(landUpdates.begin({ params: { id: farm.farmId }, query: {} })).rejects.toMatchObject({
      code: 'landUpdate.inProgress',
    });
    await expect(landUpdates.apply({ params: { id } })).rejects.toMatchObject({ code: 'landUpdate.notOpen' });
    await expect(landUpdates.discard({ params: { id } })).rejects.toMatchObject({ code: 'landUpdate.notOpen' });
  });

  it('forgets the blocks of the registry when it is put aside', async () => {
    const farm = await makeRegistryFarm(started);
    const [first] = (await parcelsOf(farm)).map(codeOf);
    registry.change(registryLogin.login, 'split', [first ?? ''], changeDay);
    const { id } = await compared(farm);
    const { database } = started.services;
    const blocks = (): Promise<number> => rowsOf(database, 'agroevidence.land_update_block', farm.farmId);
    expect(await blocks()).toBeGreaterThan(0);
    const discarded = await farm.api.agroevidence.landUpdates.discard({ params: { id } });
    expect([discarded.state, await blocks()]).toEqual(['DISCARDED', 0]);
  });

  it('is put aside with its blocks when the one before it is taken back', async () => {
    const farm = await makeRegistryFarm(started);
    const { landUpdates } = farm.api.agroevidence;
    const [first, second] = (await parcelsOf(farm)).map(codeOf);
    registry.change(registryLogin.login, 'split', [first ?? ''], changeDay);
    const before = await compared(farm);
    await landUpdates.apply({ params: { id: before.id } });
    const blocks = (): Promise<number> =>
      rowsOf(started.services.database, 'agroevidence.land_update_block', farm.farmId);
    const ofApplied = await blocks();
    registry.change(registryLogin.login, 'split', [second ?? ''], changeDay);
    const open = await compared(farm);
    expect(await blocks()).toBeGreaterThan(ofApplied);
    await landUpdates.takeBack({ params: { id: before.id } });
    const aside = await landUpdates.read({ params: { id: open.id } });
    expect([aside.state, await blocks()]).toEqual(['DISCARDED', ofApplied]);
  });

  it('is not there for others', async () => {
    const farm = await makeRegistryFarm(started);
    const { id } = await compared(farm);
    const other = started.api(await started.make.user()).agroevidence.landUpdates;
    for (const call of [other.read, other.apply, other.takeBack, other.discard, other.changes, other.outlines]) {
      await expect(call({ params: { id }, query: {} })).rejects.toMatchObject({ code: 'landUpdate.notFound' });
    }
  });
});
