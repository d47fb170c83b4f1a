import { describe, expect, it } from 'vitest';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { registryLogin, type RegistrySubject } from '@brazda/simulators/registry/registry-land.ts';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { codeOf, compared, makeRegistryFarm, parcelsOf, type RegistryFarm } from '#server/testing/registry-farm.ts';

const changeDay = '2026-04-15';

const { registry, started } = await startConnectedApp();

const subject = (): RegistrySubject => {
  const found = registry.subjects.find(({ login }) => login === registryLogin.login);
  if (!found) throw new Error('The registry does not know the farmer of the tests');
  return found;
};

/** Lets the registry say of all blocks, or of those of the codes, in which cadastral unit they lie. */
function say(cadastralUnit: string, codes?: readonly string[]): void {
  const said = subject();
  said.blocks = said.blocks.map((block) =>
    codes && !codes.includes(block.code) ? block : { ...block, cadastralUnit },
  );
  said.changedOn = changeDay;
}

async function unitsOf(farm: RegistryFarm): Promise<(string | null)[]> {
  return (await parcelsOf(farm)).filter(({ status }) => status === 'OPEN').map(({ cadastralUnit }) => cadastralUnit);
}

const allOf = (count: number, unit: string | null): (string | null)[] => Array.from({ length: count }, () => unit);

describe('Cadastral units of the registry', () => {
  it('come with the land that is imported', async () => {
    say('Lhota u Tábora');
    expect(await unitsOf(await makeRegistryFarm(started))).toEqual(allOf(21, 'Lhota u Tábora'));
  });

  it('are filled by an update where the farm has said none, at once, and go back with it', async () => {
    const farm = await makeRegistryFarm(started);
    const { parcels, landUpdates } = farm.api.agroevidence;
    const [own] = (await parcelsOf(farm)) as [Parcel];
    await parcels.change({ params: { id: own.id }, body: { cadastralUnit: 'Jinde' } });
    const others = (await parcelsOf(farm)).slice(1).map(codeOf);
    say('Lhota u Tábora', others);
    const update = await compared(farm);
    expect(update).toMatchObject({ state: 'APPLIED', unchanged: 21, counts: { total: 0 } });
    expect(await unitsOf(farm)).toEqual(['Jinde', ...allOf(20, 'Lhota u Tábora')]);
    await landUpdates.takeBack({ params: { id: update.id } });
    expect(await unitsOf(farm)).toEqual(['Jinde', ...allOf(20, null)]);
  });

  it('that somebody says otherwise after an update stay when it is taken back', async () => {
    const farm = await makeRegistryFarm(started);
    const [first] = (await parcelsOf(farm)) as [Parcel];
    say('Lhota u Tábora', [codeOf(first)]);
    const update = await compared(farm);
    const { parcels, landUpdates } = farm.api.agroevidence;
    await parcels.change({ params: { id: first.id }, body: { cadastralUnit: 'Jinde' } });
    await landUpdates.takeBack({ params: { id: update.id } });
    expect(await unitsOf(farm)).toEqual(['Jinde', ...allOf(20, null)]);
  });

  it('are given to land that is new or divided, and to changed land only where the change is taken', async () => {
    const farm = await makeRegistryFarm(started);
    const [divided, taken, kept] = (await parcelsOf(farm)) as [Parcel, Parcel, Parcel];
    say('Lhota u Tábora', [divided, taken, kept].map(codeOf));
    registry.change(registryLogin.login, 'split', [codeOf(divided)], changeDay);
    registry.change(registryLogin.login, 'renumber', [codeOf(taken)], changeDay);
    registry.change(registryLogin.login, 'renumber', [codeOf(kept)], changeDay);
    const update = await compared(farm);
    const { landUpdates } = farm.api.agroevidence;
    const params = { id: update.id };
    const { rows } = await landUpdates.changes({ params, query: {} });
    const number = rows.find(({ parcels }) => parcels.some(({ id }) => id === kept.id))?.number ?? 0;
    await landUpdates.decide({ params, body: { decision: 'KEEP', numbers: [number] } });
    await landUpdates.apply({ params });
    const open = (await parcelsOf(farm)).filter(({ status }) => status === 'OPEN');
    const unitOf = ({ id }: Pick<Parcel, 'id'>) => open.find((parcel) => parcel.id === id)?.cadastralUnit;
    expect([divided, taken, kept].map(unitOf)).toEqual(['Lhota u Tábora', 'Lhota u Tábora', null]);
    expect(open.filter(({ cadastralUnit }) => cadastralUnit !== null)).toHaveLength(3);
    await landUpdates.takeBack({ params });
    expect(await unitsOf(farm)).toEqual(allOf(21, null));
  });

  it('stay as they are where the registry says none', async () => {
    say('Lhota u Tábora');
    const farm = await makeRegistryFarm(started);
    const silent = subject();
    silent.blocks = silent.blocks.map(({ cadastralUnit: _, ...block }) => block);
    expect(await compared(farm)).toMatchObject({ state: 'APPLIED', counts: { total: 0 } });
    expect(await unitsOf(farm)).toEqual(allOf(21, 'Lhota u Tábora'));
  });

  it('are a change where the registry said others before: told with both, taken, and taken back as a whole', async () => {
    say('Lhota u Tábora');
    const farm = await makeRegistryFarm(started);
    const [moved] = (await parcelsOf(farm)) as [Parcel];
    say('Ves', [codeOf(moved)]);
    const update = await compared(farm);
    expect(update).toMatchObject({ state: 'REVIEW', unchanged: 20, counts: { total: 1, conflicts: 0 } });
    const { landUpdates } = farm.api.agroevidence;
    const params = { id: update.id };
    expect((await landUpdates.changes({ params, query: {} })).rows).toMatchObject([
      {
        ...{ kind: 'CHANGED', conflict: null, decision: 'TAKE', properties: ['CADASTRAL_UNIT'] },
        ...{ before: [{ cadastralUnit: 'Lhota u Tábora' }], now: [{ cadastralUnit: 'Ves' }] },
        parcels: [{ id: moved.id, has: { cadastralUnit: 'Lhota u Tábora' } }],
      },
    ]);
    await landUpdates.apply({ params });
    expect(await unitsOf(farm)).toEqual(['Ves', ...allOf(20, 'Lhota u Tábora')]);
    expect((await compared(farm)).counts.total).toBe(0);
  });

  it('go back with the update that changed them', async () => {
    say('Lhota u Tábora');
    const farm = await makeRegistryFarm(started);
    const [first] = (await parcelsOf(farm)) as [Parcel];
    registry.change(registryLogin.login, 'move-border', [codeOf(first)], changeDay);
    say('Ves');
    const update = await compared(farm);
    expect(update.counts).toMatchObject({ total: 21, conflicts: 0 });
    const { landUpdates } = farm.api.agroevidence;
    await landUpdates.apply({ params: { id: update.id } });
    expect(await unitsOf(farm)).toEqual(allOf(21, 'Ves'));
    await landUpdates.takeBack({ params: { id: update.id } });
    expect(await unitsOf(farm)).toEqual(allOf(21, 'Lhota u Tábora'));
  });

  it('are in conflict where the farm has said others, and not asked about again once these are kept', async () => {
    say('Lhota u Tábora');
    const farm = await makeRegistryFarm(started);
    const [own] = (await parcelsOf(farm)) as [Parcel];
    const { parcels, landUpdates } = farm.api.agroevidence;
    await parcels.change({ params: { id: own.id }, body: { cadastralUnit: 'Jinde' } });
    say('Ves', [codeOf(own)]);
    const { id } = await compared(farm);
    expect((await landUpdates.changes({ params: { id }, query: {} })).rows).toMatchObject([
      { conflict: 'OWN_UNIT', decision: 'LATER', properties: ['CADASTRAL_UNIT'] },
    ]);
    await landUpdates.decide({ params: { id }, body: { decision: 'KEEP', numbers: [1] } });
    await landUpdates.apply({ params: { id } });
    expect((await compared(farm)).counts.total).toBe(0);
    expect(await unitsOf(farm)).toEqual(['Jinde', ...allOf(20, 'Lhota u Tábora')]);
  });

  it('that an update has filled are what the registry said before', async () => {
    const farm = await makeRegistryFarm(started);
    say('Lhota u Tábora');
    await compared(farm);
    say('Ves');
    expect(await compared(farm)).toMatchObject({ counts: { total: 21, conflicts: 0, byDecision: { TAKE: 21 } } });
  });
});
