import { describe, expect, it } from 'vitest';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { codeOf, compared, makeRegistryFarm, parcelsOf } from '#server/testing/registry-farm.ts';

const changeDay = '2026-04-15';

const { registry, started } = await startConnectedApp();

describe('The outlines of the changes of an update', () => {
  it('are those of each change, in the order and by the filter of the changes', async () => {
    const farm = await makeRegistryFarm(started);
    const [split, gone] = (await parcelsOf(farm)) as [Parcel, Parcel];
    registry.change(registryLogin.login, 'split', [codeOf(split)], changeDay);
    registry.change(registryLogin.login, 'gone', [codeOf(gone)], changeDay);
    const { id } = await compared(farm);
    const { changes, change, outlines } = farm.api.agroevidence.landUpdates;
    const listed = await changes({ params: { id } });
    const drawn = await outlines({ params: { id } });
    expect(drawn.total).toBe(2);
    expect(drawn.rows.map(({ number, kind }) => [number, kind])).toEqual(
      listed.rows.map(({ number, kind }) => [number, kind]),
    );
    for (const { number, before, now, own } of drawn.rows) {
      const one = await change({ params: { id, number } });
      const geometryOf = ({ geometry }: { geometry: unknown }): unknown => geometry;
      expect([before, now, own]).toEqual([one.before, one.now, one.parcels].map((side) => side.map(geometryOf)));
    }
    const only = await outlines({ params: { id }, query: { kind: ['GONE'] } });
    expect(only.rows).toMatchObject([{ kind: 'GONE', before: [{}], now: [], own: [{}] }]);
  });
});
