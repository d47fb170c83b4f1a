import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { describe, expect, it } from 'vitest';
import { withSystem } from '#server/db/farm-scope.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import { checkRegistryJob } from '../registry/check-registry.ts';

const { started } = await startConnectedApp();

async function signedInFarm(): Promise<{ user: TestUser; farm: TestFarm }> {
  const { user, farm } = await started.make.farmer();
  await started.api(user).agroevidence.eagri.changeAccess({ params: { id: farm.id }, body: registryLogin });
  return { user, farm };
}

describe('GET admin/farms', () => {
  it('tells with which login and number a farm signs in to the registry, and nothing of its key', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await signedInFarm();
    await started.make.farm(user, 'Bez registru');
    const { rows } = await started.api(admin).agroevidence.adminFarms.list({ query: { query: user.email } });
    expect(rows.map(({ id, registry: access }) => [id, access])).toEqual(
      expect.arrayContaining([
        [farm.id, { login: '99brazda', szrid: '1000000001', changedAt: expect.stringMatching(/^20\d\d-/) as string }],
        [expect.any(Number), null],
      ]),
    );
    expect(JSON.stringify(rows)).not.toMatch(/KLIC|sealed|secret/i);
  });

  it('could not tell a key by any mistake: its role may not read one', async () => {
    await signedInFarm();
    const key = withSystem(started.services.database, (tx) =>
      tx.sql.selectFrom('agroevidence.registryAccess').select('sealedKey').execute(),
    );
    await expect(key).rejects.toMatchObject({ code: '42501' });
  });
});

describe('DELETE admin/farms/{id}/eagri-auth', () => {
  it('lets a farm of anybody sign in no more, leaves others alone, and writes down who did it', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await signedInFarm();
    const other = await signedInFarm();
    await started.api(user).agroevidence.eagri.checkUpdates({ farmIds: [farm.id] });
    const { adminFarms } = started.api(admin).agroevidence;
    await adminFarms.removeRegistryAccess({ params: { id: farm.id } });
    const { eagri, farms } = started.api(user).agroevidence;
    expect(await eagri.access({ params: { id: farm.id } })).toMatchObject({ login: null, hasSecret: false });
    expect(await farms.settings({ params: { id: farm.id } })).toMatchObject({ eagriSettingsEnabled: false });
    expect((await eagri.availableUpdates({})).farms).toEqual([]);
    expect((await adminFarms.list({ query: { query: user.email } })).rows).toMatchObject([{ registry: null }]);
    const ofOther = await started.api(other.user).agroevidence.eagri.access({ params: { id: other.farm.id } });
    expect(ofOther).toMatchObject({ login: '99brazda', hasSecret: true });
    const query = { 'farm-id': farm.id, action: 'registryAccess.removed' } as const;
    const events = await started.api(admin).gateway.audit.list({ query });
    expect(events.rows).toMatchObject([{ user: { id: admin.id }, farm: { id: farm.id } }]);
  });

  it('lets a check end that waits for the registry meanwhile', async () => {
    const admin = await started.make.admin();
    const { farm } = await signedInFarm();
    const { database, nudge } = started.services;
    await started.api(admin).agroevidence.adminFarms.removeRegistryAccess({ params: { id: farm.id } });
    const job = await changeFarm(database, farm.id, (tx) => enqueueJob(tx, farm.id, checkRegistryJob, {}));
    nudge();
    const state = async (): Promise<unknown> =>
      changeFarm(database, farm.id, (tx) =>
        tx
          .selectFrom('core.job')
          .select(['state', 'attempts'])
          .where('id', '=', job ?? 0)
          .executeTakeFirst(),
      );
    await expect.poll(state, { timeout: 5000 }).toEqual({ state: 'SUCCESS', attempts: 1 });
  });

  it('is done already where a farm does not sign in, and then nothing is written down', async () => {
    const admin = await started.make.admin();
    const { farm } = await started.make.farmer();
    const { adminFarms } = started.api(admin).agroevidence;
    await adminFarms.removeRegistryAccess({ params: { id: farm.id } });
    const query = { 'farm-id': farm.id, action: 'registryAccess.removed' } as const;
    expect((await started.api(admin).gateway.audit.list({ query })).total).toBe(0);
  });

  it('is for administrators alone, and says when there is no such farm', async () => {
    const admin = await started.make.admin();
    const { user, farm } = await signedInFarm();
    const remove = (who: TestUser, id: number): Promise<unknown> =>
      started.api(who).agroevidence.adminFarms.removeRegistryAccess({ params: { id } });
    await expect(remove(user, farm.id)).rejects.toMatchObject({ status: 404, code: 'route.notFound' });
    await expect(remove(admin, 2_000_000_000)).rejects.toMatchObject({ status: 404, code: 'farm.notFound' });
    const access = await started.api(user).agroevidence.eagri.access({ params: { id: farm.id } });
    expect(access).toMatchObject({ hasSecret: true });
  });
});
