import { describe, expect, it } from 'vitest';
import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { rowsOf } from '#server/testing/farm-rows.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import {
  codeOf,
  compared,
  makeRegistryFarm,
  parcelsOf,
  rename,
  type RegistryFarm,
} from '#server/testing/registry-farm.ts';

const changeDay = '2026-04-15';

const { registry, started } = await startConnectedApp();

async function changesOf({ api }: RegistryFarm, { id }: LandUpdate): Promise<LandChange[]> {
  const { rows } = await api.agroevidence.landUpdates.changes({ params: { id }, query: { 'per-page': 1000 } });
  return rows;
}

describe('An update from the registry', () => {
  it('that finds nothing new is done at once, and says for which day', async () => {
    const farm = await makeRegistryFarm(started);
    const before = await parcelsOf(farm);
    const update = await compared(farm);
    expect(update).toMatchObject({ state: 'APPLIED', unchanged: 21, counts: { total: 0, conflicts: 0 } });
    expect((await parcelsOf(farm)).map(withoutVersion)).toEqual(before.map(withoutVersion));
    const { rows } = await farm.api.agroevidence.eagri.updated({ query: { 'per-page': 1, 'sort-dir': 'desc' } });
    expect(rows).toMatchObject([{ importId: update.importId, validityDate: update.validityDate, parcels: 21 }]);
  });

  it('changes nothing before it is told to, and is told of all that happened to blocks', async () => {
    const farm = await makeRegistryFarm(started);
    const before = await parcelsOf(farm);
    const [split, moved, renumbered, gone] = before.map(codeOf);
    registry.change(registryLogin.login, 'split', [split ?? ''], changeDay);
    registry.change(registryLogin.login, 'move-border', [moved ?? ''], changeDay);
    registry.change(registryLogin.login, 'renumber', [renumbered ?? ''], changeDay);
    registry.change(registryLogin.login, 'gone', [gone ?? ''], changeDay);
    const update = await compared(farm);
    expect(update).toMatchObject({
      state: 'REVIEW',
      unchanged: 17,
      counts: {
        total: 4,
        conflicts: 0,
        byKind: { SPLIT: 1, CHANGED: 2, GONE: 1 },
        byDecision: { TAKE: 4 },
        effects: { continues: 3, ends: 1, begins: 1 },
      },
    });
    const changes = await changesOf(farm, update);
    const kindOf = (block: string | undefined): LandChange | undefined =>
      changes.find((change) => change.before.some((each) => codeOf(each) === block));
    expect(kindOf(split)).toMatchObject({ kind: 'SPLIT', now: [{}, {}], parcels: [{ outcome: 'CONTINUES' }] });
    expect(kindOf(moved)).toMatchObject({ kind: 'CHANGED', properties: ['OUTLINE', 'AREA', 'VALID_FROM'] });
    expect(kindOf(moved)?.movedArea).toBeGreaterThan(0.01);
    expect(kindOf(renumbered)).toMatchObject({
      kind: 'CHANGED',
      properties: ['BLOCK_NUMBER', 'VALID_FROM'],
      movedArea: 0,
    });
    expect(kindOf(gone)).toMatchObject({ kind: 'GONE', now: [], parcels: [{ outcome: 'ENDS', continuesAs: null }] });
    expect(codeOf({ blockNumber: kindOf(renumbered)?.parcels[0]?.continuesAs ?? null })).toBe(`${renumbered ?? ''}0`);
    expect(await parcelsOf(farm)).toEqual(before);
  });

  it('lets names survive: a split goes on under the name of the farm, and so does what was merged', async () => {
    const farm = await makeRegistryFarm(started);
    const [first, second, third] = (await parcelsOf(farm)).toSorted((a, b) => b.area - a.area) as [
      Parcel,
      Parcel,
      Parcel,
    ];
    await rename(farm, first, 'U křížku');
    await rename(farm, second, 'Velký kus');
    await rename(farm, third, 'Malý kus');
    registry.change(registryLogin.login, 'split', [codeOf(first)], changeDay);
    registry.change(registryLogin.login, 'merge', [codeOf(second), codeOf(third)], changeDay);
    const update = await compared(farm);
    expect(update.counts).toMatchObject({ total: 2, byKind: { SPLIT: 1, MERGED: 1 } });
    const applied = await farm.api.agroevidence.landUpdates.apply({ params: { id: update.id } });
    expect(applied).toMatchObject({ state: 'APPLIED', canBeTakenBack: true });

    const after = await parcelsOf(farm);
    const halves = after.filter(({ blockNumber }) => /\/9[12]$/.test(blockNumber ?? ''));
    expect(halves.map(({ localName }) => localName)).toContain('U křížku');
    expect(halves).toHaveLength(2);
    expect(halves.reduce((sum, { computedArea }) => sum + computedArea, 0)).toBeCloseTo(first.computedArea, 1);
    const kept = after.find(({ id }) => id === second.id);
    expect(kept).toMatchObject({ localName: 'Velký kus', status: 'OPEN', validFrom: changeDay });
    expect(kept?.computedArea).toBeCloseTo(second.computedArea + third.computedArea, 1);
    expect(after.find(({ id }) => id === third.id)).toMatchObject({ localName: 'Malý kus', status: 'RETIRED' });
    expect(await rowsOf(started.services.database, 'agroevidence.parcel_lineage', farm.farmId)).toBe(2);
  });

  it('gives a parcel that is called by its block number the new one, by which it is found', async () => {
    const farm = await makeRegistryFarm(started);
    const [parcel, named] = (await parcelsOf(farm)) as [Parcel, Parcel];
    await rename(farm, named, 'Na Vršku');
    registry.change(registryLogin.login, 'renumber', [codeOf(parcel)], changeDay);
    registry.change(registryLogin.login, 'renumber', [codeOf(named)], changeDay);
    const { id } = await compared(farm);
    const { landUpdates, parcels } = farm.api.agroevidence;
    await landUpdates.apply({ params: { id } });
    const blockNumber = `${parcel.blockNumber ?? ''}0`;
    const found = async (search: string): Promise<unknown> => (await parcels.suggestions({ query: { search } })).rows;
    expect(await found(blockNumber)).toMatchObject([{ id: parcel.id, localName: blockNumber, blockNumber }]);
    expect(await found('Na Vršku')).toMatchObject([{ id: named.id, blockNumber: `${named.blockNumber ?? ''}0` }]);
    await landUpdates.takeBack({ params: { id } });
    expect(await found(blockNumber)).toEqual([]);
    expect(await found(parcel.blockNumber ?? '')).toMatchObject([{ id: parcel.id, localName: parcel.localName }]);
  });

  it('does nothing about what the farm keeps, and does not ask about it again', async () => {
    const farm = await makeRegistryFarm(started);
    const before = await parcelsOf(farm);
    const [moved, gone] = before as [Parcel, Parcel];
    registry.change(registryLogin.login, 'move-border', [codeOf(moved)], changeDay);
    registry.change(registryLogin.login, 'gone', [codeOf(gone)], changeDay);
    const { id } = await compared(farm);
    const { landUpdates } = farm.api.agroevidence;
    const decided = await landUpdates.decide({ params: { id }, body: { decision: 'KEEP' } });
    expect(decided.counts.byDecision).toEqual({ TAKE: 0, KEEP: 2, LATER: 0 });
    await landUpdates.apply({ params: { id } });
    expect(await parcelsOf(farm)).toEqual(before);
    expect(await compared(farm)).toMatchObject({ state: 'APPLIED', counts: { total: 0 } });

    registry.change(registryLogin.login, 'move-border', [codeOf(moved)], '2026-05-01');
    expect(await compared(farm)).toMatchObject({ state: 'REVIEW', counts: { total: 1 } });
  });

  it('asks again about what was left for later', async () => {
    const farm = await makeRegistryFarm(started);
    const [moved] = (await parcelsOf(farm)) as [Parcel];
    registry.change(registryLogin.login, 'move-border', [codeOf(moved)], changeDay);
    const { landUpdates } = farm.api.agroevidence;
    const first = await compared(farm);
    await landUpdates.decide({ params: { id: first.id }, body: { decision: 'LATER', numbers: [1] } });
    await landUpdates.apply({ params: { id: first.id } });
    const second = await compared(farm);
    expect(second.counts).toMatchObject({ total: 1 });
    expect((await landUpdates.list({ query: {} })).rows.map(({ state }) => state)).toEqual(['REVIEW', 'APPLIED']);
    await compared(farm);
    const discarded = await landUpdates.read({ params: { id: second.id } });
    expect(discarded).toMatchObject({ state: 'DISCARDED', counts: { total: 1, effects: null } });
  });

  it('stands among the others without what it tells of single blocks', async () => {
    const farm = await makeRegistryFarm(started);
    const [moved] = (await parcelsOf(farm)) as [Parcel];
    const { landUpdates } = farm.api.agroevidence;
    await compared(farm);
    registry.change(registryLogin.login, 'gone', [codeOf(moved)], changeDay);
    const { id } = await compared(farm, 'TAKE');
    const { problems: _problems, counts, ...whole } = await landUpdates.read({ params: { id } });
    const { effects, ...sorts } = counts;
    expect(effects).toEqual({ continues: 0, ends: 1, begins: 0 });
    const { rows, total } = await landUpdates.list({ query: {} });
    expect(total).toBe(2);
    expect(rows[0]).toEqual({ ...whole, counts: sorts });
    expect(rows.map(({ canBeTakenBack }) => canBeTakenBack)).toEqual([true, false]);
  });

  it('takes at once what is in no conflict where that is wished', async () => {
    const farm = await makeRegistryFarm(started);
    const [gone] = (await parcelsOf(farm)) as [Parcel];
    registry.change(registryLogin.login, 'gone', [codeOf(gone)], changeDay);
    expect(await compared(farm, 'TAKE')).toMatchObject({ state: 'APPLIED', counts: { byDecision: { TAKE: 1 } } });
    expect((await parcelsOf(farm)).find(({ id }) => id === gone.id)?.status).toBe('RETIRED');
  });

  it('shows the outlines of one change: before, now, and of the farm', async () => {
    const farm = await makeRegistryFarm(started);
    const [moved] = (await parcelsOf(farm)) as [Parcel];
    registry.change(registryLogin.login, 'move-border', [codeOf(moved)], changeDay);
    const { id } = await compared(farm);
    const change = await farm.api.agroevidence.landUpdates.change({ params: { id, number: 1 } });
    const { geometry } = await farm.api.agroevidence.parcels.read({ params: { id: moved.id } });
    expect(change.before[0]?.geometry).toEqual(geometry);
    expect(change.parcels[0]?.geometry).toEqual(geometry);
    expect(change.parcels[0]?.has).toMatchObject({ landUseCode: moved.eagri.landUseCode, validFrom: moved.validFrom });
    expect(change.now[0]?.geometry.coordinates.length).toBeGreaterThan(0);
    expect(change.now[0]?.geometry).not.toEqual(geometry);
  });
});

/** How often it was written goes on when what was written is as it was. */
const withoutVersion = ({ version: _, ...parcel }: Parcel): Omit<Parcel, 'version'> => parcel;

describe('An update that is taken back', () => {
  it('leaves the farm as it was before, whatever it had done; only names given since stay', async () => {
    const farm = await makeRegistryFarm(started);
    const before = await parcelsOf(farm);
    const [split, moved, first, second, gone] = before.map(codeOf);
    registry.change(registryLogin.login, 'split', [split ?? ''], changeDay);
    registry.change(registryLogin.login, 'move-border', [moved ?? ''], changeDay);
    registry.change(registryLogin.login, 'merge', [first ?? '', second ?? ''], changeDay);
    registry.change(registryLogin.login, 'gone', [gone ?? ''], changeDay);
    const { landUpdates } = farm.api.agroevidence;
    const update = await compared(farm, 'TAKE');
    expect(await parcelsOf(farm)).not.toEqual(before);
    const back = await landUpdates.takeBack({ params: { id: update.id } });
    expect(back).toMatchObject({ state: 'TAKEN_BACK', canBeTakenBack: false });
    expect((await parcelsOf(farm)).map(withoutVersion)).toEqual(before.map(withoutVersion));
    const { rows } = await farm.api.agroevidence.eagri.updated({ query: {} });
    expect(rows.map(({ importId }) => importId)).not.toContain(update.importId);
    const { suggestions } = farm.api.agroevidence.parcels;
    expect((await suggestions({ query: { search: gone ?? '' } })).rows).toHaveLength(1);

    const again = await compared(farm);
    expect(again.counts).toEqual(update.counts);
  });

  it('can be done with the last one only, while its parcels are as it left them', async () => {
    const farm = await makeRegistryFarm(started);
    const [moved] = (await parcelsOf(farm)) as [Parcel];
    registry.change(registryLogin.login, 'move-border', [codeOf(moved)], changeDay);
    const first = await compared(farm, 'TAKE');
    const second = await compared(farm, 'TAKE');
    const { landUpdates } = farm.api.agroevidence;
    await expect(landUpdates.takeBack({ params: { id: first.id } })).rejects.toMatchObject({
      code: 'landUpdate.notLast',
    });
    await landUpdates.takeBack({ params: { id: second.id } });
    await landUpdates.takeBack({ params: { id: first.id } });
    expect((await parcelsOf(farm)).find(({ id }) => id === moved.id)?.validFrom).toBe(moved.validFrom);
    await expect(landUpdates.takeBack({ params: { id: first.id } })).rejects.toMatchObject({
      code: 'landUpdate.notLast',
    });
  });
});
