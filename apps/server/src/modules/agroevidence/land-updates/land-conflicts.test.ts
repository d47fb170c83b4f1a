import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { codeOf, compared, makeRegistryFarm, parcelsOf, rename } from '#server/testing/registry-farm.ts';
import { landFileOfBlocks } from '#server/registries/eagri/land-file-of-blocks.ts';
import { readOutline } from '#server/registries/eagri/read-outline.ts';
import { importEnded, landFile } from '#server/testing/import-land.ts';

const changeDay = '2026-04-15';

const { registry, started } = await startConnectedApp();

describe('A change of the registry where the farm has changed the same land', () => {
  /** Cuts a strip off a parcel, as a farmer would redraw it. */
  async function redraw({ id }: Parcel): Promise<void> {
    await sql`update agroevidence.parcel_version set geometry = st_multi(st_intersection(geometry,
        st_makeenvelope(st_xmin(geometry), st_ymin(geometry), st_xmin(geometry) + (st_xmax(geometry) - st_xmin(geometry)) * 0.7,
        st_ymax(geometry), 4326))) where parcel_id = ${id} and is_current`.execute(started.services.database.kysely);
  }

  it('is in conflict and is not taken unasked, not even with all others', async () => {
    const farm = await makeRegistryFarm(started);
    const [own, other] = (await parcelsOf(farm)) as [Parcel, Parcel];
    await redraw(own);
    registry.change(registryLogin.login, 'move-border', [codeOf(own)], changeDay);
    registry.change(registryLogin.login, 'move-border', [codeOf(other)], changeDay);
    const before = await farm.api.agroevidence.parcels.read({ params: { id: own.id } });
    const update = await compared(farm);
    expect(update.counts).toMatchObject({ total: 2, conflicts: 1, byDecision: { TAKE: 1, LATER: 1 } });
    const { rows } = await farm.api.agroevidence.landUpdates.changes({
      params: { id: update.id },
      query: { 'conflicts-only': true },
    });
    expect(rows).toMatchObject([{ conflict: 'OWN_OUTLINE', decision: 'LATER', parcels: [{ id: own.id }] }]);
    const { landUpdates } = farm.api.agroevidence;
    await landUpdates.decide({ params: { id: update.id }, body: { decision: 'TAKE' } });
    await landUpdates.apply({ params: { id: update.id } });
    expect((await farm.api.agroevidence.parcels.read({ params: { id: own.id } })).geometry).toEqual(before.geometry);
  });

  it('is taken over the own outline when the farmer says so', async () => {
    const farm = await makeRegistryFarm(started);
    const [own] = (await parcelsOf(farm)) as [Parcel];
    await redraw(own);
    registry.change(registryLogin.login, 'move-border', [codeOf(own)], changeDay);
    const { id } = await compared(farm);
    const { landUpdates, parcels } = farm.api.agroevidence;
    const change = await landUpdates.change({ params: { id, number: 1 } });
    await landUpdates.decide({ params: { id }, body: { decision: 'TAKE', numbers: [1] } });
    await landUpdates.apply({ params: { id } });
    expect((await parcels.read({ params: { id: own.id } })).geometry).toEqual(change.now[0]?.geometry);
  });

  it('leaves the own outline where only attributes changed', async () => {
    const farm = await makeRegistryFarm(started);
    const [own] = (await parcelsOf(farm)) as [Parcel];
    await redraw(own);
    const before = await farm.api.agroevidence.parcels.read({ params: { id: own.id } });
    registry.change(registryLogin.login, 'renumber', [codeOf(own)], changeDay);
    const update = await compared(farm);
    expect(update.counts).toMatchObject({ total: 1, conflicts: 0 });
    await farm.api.agroevidence.landUpdates.apply({ params: { id: update.id } });
    const after = await farm.api.agroevidence.parcels.read({ params: { id: own.id } });
    expect(after.geometry).toEqual(before.geometry);
    expect(after.blockNumber).toBe(`${own.blockNumber ?? ''}0`);
  });

  it('meets parcels that never came from the registry: they become its blocks only when the farmer says so', async () => {
    const farm = await makeRegistryFarm(started);
    const [drawn] = (await parcelsOf(farm)) as [Parcel];
    const { kysely } = started.services.database;
    await rename(farm, drawn, 'Po dědovi');
    await sql`update agroevidence.parcel_version set external_id = null where parcel_id = ${drawn.id}`.execute(kysely);
    await sql`delete from agroevidence.registry_block where farm_id = ${farm.farmId}
      and facts ->> 'blockNumber' = ${drawn.blockNumber}`.execute(kysely);
    await redraw(drawn);
    const update = await compared(farm);
    const { rows: changes } = await farm.api.agroevidence.landUpdates.changes({ params: { id: update.id }, query: {} });
    expect(changes).toMatchObject([
      { kind: 'NEW', conflict: 'OWN_LAND', decision: 'LATER', parcels: [{ id: drawn.id }] },
    ]);
    const { landUpdates } = farm.api.agroevidence;
    await landUpdates.decide({ params: { id: update.id }, body: { decision: 'TAKE', numbers: [1] } });
    await landUpdates.apply({ params: { id: update.id } });
    const after = await parcelsOf(farm);
    expect(after).toHaveLength(21);
    expect(after.find(({ id }) => id === drawn.id)).toMatchObject({ localName: 'Po dědovi', status: 'OPEN' });
  });
});

describe('A farm that came by an official file', () => {
  /** What the registry has, as its own export would bring it. */
  function officialFile(): File {
    const { blocks = [] } = registry.subjects.find(({ login }) => login === registryLogin.login) ?? {};
    const bytes = landFileOfBlocks(
      blocks.map(({ isNitrateVulnerable = null, applicationZone = null, outline, ...block }) => ({
        ...block,
        isNitrateVulnerable,
        zone: applicationZone,
        cadastralUnit: null,
        companyNumber: null,
        outline: readOutline(outline),
      })),
    );
    return landFile(Buffer.from(bytes), 'dpb.geojson');
  }

  it('is compared by the ids of its blocks: what the registry has not changed since is not told', async () => {
    const api = started.api(await started.make.user());
    const query = { countryCode: 'CZ', farmName: 'Ze souboru' };
    const { id: farmId, importId } = await api.agroevidence.registration.shapefile({ query, file: officialFile() });
    await importEnded(api, importId);
    await api.agroevidence.eagri.changeAccess({ params: { id: farmId }, body: registryLogin });
    const farm = { api, farmId };
    const [gone] = (await parcelsOf(farm)) as [Parcel];
    registry.change(registryLogin.login, 'gone', [codeOf(gone)], changeDay);
    expect(await compared(farm)).toMatchObject({ unchanged: 20, counts: { total: 1, byKind: { GONE: 1 } } });
  });
});
