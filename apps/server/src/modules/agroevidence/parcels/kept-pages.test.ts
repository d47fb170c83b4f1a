import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import type { TestFarm } from '#server/testing/factories.ts';
import { startApp } from '#server/testing/start-app.ts';
import { registryDay } from '../registry/registry-day.ts';

const started = startApp();

async function farmerWithParcel(): Promise<{
  readonly farm: TestFarm;
  readonly parcelId: number;
  readonly names: () => Promise<readonly string[]>;
}> {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm, name: 'Za humny' });
  const { parcels } = started.api(user).agroevidence;
  const names = async (): Promise<readonly string[]> => {
    const { rows, total } = await parcels.list();
    expect(total).toBe(rows.length);
    return rows.map(({ localName }) => localName);
  };
  return { farm, parcelId: parcel.id, names };
}

describe('A page of parcels that was read before', () => {
  it('is the same page', async () => {
    const { names } = await farmerWithParcel();
    expect(await names()).toEqual(['Za humny']);
    expect(await names()).toEqual(['Za humny']);
  });

  it('shows at once what was changed since, also where another process changed it', async () => {
    const { farm, parcelId, names } = await farmerWithParcel();
    expect(await names()).toEqual(['Za humny']);
    await changeFarm(started.services.database, farm.id, (tx) =>
      tx
        .updateTable('agroevidence.parcel')
        .set({ localName: 'U lesa' })
        .where('farmId', '=', farm.id)
        .where('id', '=', parcelId)
        .execute(),
    );
    expect(await names()).toEqual(['U lesa']);
  });

  it('shows at once what came and what went', async () => {
    const { farm, parcelId, names } = await farmerWithParcel();
    expect(await names()).toEqual(['Za humny']);
    await started.make.parcel({ farm, name: 'Nad cestou' });
    expect(await names()).toEqual(['Nad cestou', 'Za humny']);
    await changeFarm(started.services.database, farm.id, (tx) =>
      tx.deleteFrom('agroevidence.parcel').where('farmId', '=', farm.id).where('id', '=', parcelId).execute(),
    );
    expect(await names()).toEqual(['Nad cestou']);
  });

  it('is not shown to those who have no part in the farm', async () => {
    const { names } = await farmerWithParcel();
    await names();
    const stranger = await started.make.farmer();
    expect((await started.api(stranger.user).agroevidence.parcels.list()).total).toBe(0);
  });

  it('shows the crop of the new day after midnight on the farm', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm });
    const tomorrow = registryDay(new Date(started.clock.now().getTime() + 86_400_000));
    await changeFarm(started.services.database, farm.id, (tx) =>
      tx.sql
        .insertInto('agroevidence.cultivation')
        .values({
          farmId: farm.id,
          parcelId: parcel.id,
          cropId: null,
          cropName: 'Od zítřka',
          valid: `[${tomorrow},)`,
          source: 'MANUAL',
        })
        .execute(),
    );
    const crop = async (token = user.token): Promise<string | undefined> =>
      (await started.api({ token }).agroevidence.parcels.list()).rows[0]?.seedApplication?.seed.crop.name;
    expect(await crop()).not.toBe('Od zítřka');
    started.clock.advance(2 * 86_400_000);
    const account = { username: user.email, password: user.password };
    const { id_token: token } = await started.api().gateway.authentication.signIn({ body: account });
    expect(await crop(token)).toBe('Od zítřka');
  });
});
