import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { drawnFile, type DrawnParcel } from '#server/testing/drawn-file.ts';
import { importedFarm } from '#server/testing/import-land.ts';
import { comparedWithFile, parcelsOf, rename, type RegistryFarm } from '#server/testing/registry-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const three: readonly DrawnParcel[] = [
  { name: 'Za humny', east: 0 },
  { name: 'U lesa', east: 0.01 },
  { name: 'Dlouhá', east: 0.02 },
];

const saying = (unit: string, parcels = three): DrawnParcel[] =>
  parcels.map((parcel) => ({ ...parcel, says: { KU_NAZEV: unit } }));

/** A file that says something else of the first parcel alone. */
const sayingOtherwise = (unit: string, ofFirst: string): File =>
  drawnFile([...saying(ofFirst, three.slice(0, 1)), ...saying(unit, three.slice(1))]);

async function farmOf(parcels: readonly DrawnParcel[]): Promise<RegistryFarm> {
  const api = started.api(await started.make.user());
  const { farm } = await importedFarm(api, drawnFile(parcels), 'CZ');
  return { api, farmId: farm.id };
}

async function unitsOf(farm: RegistryFarm): Promise<Record<string, string | null>> {
  const open = (await parcelsOf(farm)).filter(({ status }) => status === 'OPEN');
  return Object.fromEntries(open.map(({ localName, cadastralUnit }) => [localName, cadastralUnit]));
}

async function sayUnit(farm: RegistryFarm, name: string, cadastralUnit: string | null): Promise<void> {
  const parcel = (await parcelsOf(farm)).find(({ localName }) => localName === name);
  await farm.api.agroevidence.parcels.change({ params: { id: parcel?.id ?? 0 }, body: { cadastralUnit } });
}

async function changesOf({ api }: RegistryFarm, { id }: LandUpdate): Promise<LandChange[]> {
  return (await api.agroevidence.landUpdates.changes({ params: { id }, query: {} })).rows;
}

const updatesOf = ({ api }: RegistryFarm) => api.agroevidence.landUpdates;

const everywhere = (unit: string): Record<string, string> =>
  Object.fromEntries(three.map(({ name = '' }) => [name, unit]));

describe('The cadastral unit that a file says', () => {
  it('is filled where the farm has said none, of new land too, and taken back with the update', async () => {
    const farm = await farmOf(three);
    const [first, ...others] = saying('Lhota');
    const file = drawnFile([{ ...first, radius: 0.0035 }, ...others, { ...first, name: 'Nová', east: 0.03 }]);
    const update = await comparedWithFile(farm, file);
    expect(update.counts).toMatchObject({ total: 2, conflicts: 0, byKind: { CHANGED: 1, NEW: 1 } });
    await updatesOf(farm).apply({ params: { id: update.id } });
    expect(await unitsOf(farm)).toEqual({ ...everywhere('Lhota'), Nová: 'Lhota' });
    await updatesOf(farm).takeBack({ params: { id: update.id } });
    expect(await unitsOf(farm)).toEqual({ 'Za humny': null, 'U lesa': null, Dlouhá: null });
  });

  it('is filled also where it says nothing else anew, at once', async () => {
    const farm = await farmOf(three);
    const update = await comparedWithFile(farm, drawnFile(saying('Lhota')));
    expect(update).toMatchObject({ state: 'APPLIED', unchanged: 3 });
    expect(await unitsOf(farm)).toEqual(everywhere('Lhota'));
  });

  it('is a change where the last file said another: told with both, taken, and taken back as a whole', async () => {
    const farm = await farmOf(saying('Lhota'));
    const update = await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'));
    expect(update).toMatchObject({ state: 'REVIEW', unchanged: 2, counts: { total: 1, conflicts: 0 } });
    expect(await changesOf(farm, update)).toMatchObject([
      {
        ...{ kind: 'CHANGED', conflict: null, decision: 'TAKE', properties: ['CADASTRAL_UNIT'] },
        ...{ before: [{ cadastralUnit: 'Lhota' }], now: [{ cadastralUnit: 'Ves' }] },
        parcels: [{ name: 'Za humny', outcome: 'CONTINUES', has: { cadastralUnit: 'Lhota' } }],
      },
    ]);
    const params = { id: update.id };
    await updatesOf(farm).apply({ params });
    expect(await unitsOf(farm)).toEqual({ ...everywhere('Lhota'), 'Za humny': 'Ves' });
    expect(await changesOf(farm, update)).toMatchObject([{ parcels: [{ has: { cadastralUnit: 'Lhota' } }] }]);
    await updatesOf(farm).takeBack({ params });
    expect(await unitsOf(farm)).toEqual(everywhere('Lhota'));
    expect((await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'))).counts).toEqual(update.counts);
  });

  it('gives no parcel another version, for it is the own word of the farm', async () => {
    const farm = await farmOf(saying('Lhota'));
    const [first] = await parcelsOf(farm);
    const update = await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'));
    await updatesOf(farm).apply({ params: { id: update.id } });
    const versions = await farm.api.agroevidence.parcelHistory.versions({ params: { id: first?.id ?? 0 } });
    expect(versions).toHaveLength(1);
  });

  it('is no change where the farm has it already, however it is written', async () => {
    const farm = await farmOf(saying('Lhota'));
    await sayUnit(farm, 'Za humny', 'Ves');
    expect(await comparedWithFile(farm, sayingOtherwise('LHOTA', 'VES'))).toMatchObject({ counts: { total: 0 } });
    expect(await unitsOf(farm)).toEqual({ ...everywhere('Lhota'), 'Za humny': 'Ves' });
  });

  it('is left as the farm has changed it where the file says the same again as before', async () => {
    const farm = await farmOf(three);
    await comparedWithFile(farm, drawnFile(saying('Lhota')));
    await sayUnit(farm, 'Za humny', 'Jinde');
    expect(await comparedWithFile(farm, drawnFile(saying('Lhota')))).toMatchObject({ counts: { total: 0 } });
    expect(await unitsOf(farm)).toEqual({ ...everywhere('Lhota'), 'Za humny': 'Jinde' });
  });

  it('is in conflict where the farm has said another since, and not asked about again once that is kept', async () => {
    const farm = await farmOf(saying('Lhota'));
    await comparedWithFile(farm, drawnFile(saying('Lhota')));
    await sayUnit(farm, 'Za humny', 'Jinde');
    const update = await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'));
    expect(await changesOf(farm, update)).toMatchObject([
      { conflict: 'OWN_UNIT', decision: 'LATER', parcels: [{ has: { cadastralUnit: 'Jinde' } }] },
    ]);
    const body = { decision: 'KEEP' as const, numbers: [1] };
    await updatesOf(farm).decide({ params: { id: update.id }, body });
    await updatesOf(farm).apply({ params: { id: update.id } });
    expect(await unitsOf(farm)).toMatchObject({ 'Za humny': 'Jinde' });
    expect((await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'))).counts.total).toBe(0);
    expect((await comparedWithFile(farm, sayingOtherwise('Lhota', 'Rovina'))).counts.total).toBe(1);
  });

  it('is a change of a parcel too that was written since the first file came', async () => {
    const farm = await farmOf(saying('Lhota'));
    const [first] = await parcelsOf(farm);
    if (first) await rename(farm, first, 'Humna');
    const update = await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'));
    expect(await changesOf(farm, update)).toMatchObject([{ conflict: null, decision: 'TAKE' }]);
  });

  it('is in conflict where the farm has said another since the first file came', async () => {
    const farm = await farmOf(saying('Lhota'));
    await sayUnit(farm, 'Za humny', 'Jinde');
    const update = await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'));
    expect(await changesOf(farm, update)).toMatchObject([
      { conflict: 'OWN_UNIT', decision: 'LATER', parcels: [{ has: { cadastralUnit: 'Jinde' } }] },
    ]);
  });

  it('is in conflict where nobody knows what was said before', async () => {
    const farm = await farmOf(saying('Lhota'));
    await sql`update agroevidence.parcel_version set given_cadastral_unit = null
      where farm_id = ${farm.farmId}`.execute(started.services.database.kysely);
    const update = await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'));
    expect(await changesOf(farm, update)).toMatchObject([
      { conflict: 'OWN_UNIT', decision: 'LATER', parcels: [{ has: { cadastralUnit: 'Lhota' } }] },
    ]);
  });

  it('has to be compared anew where the farm says another meanwhile', async () => {
    const farm = await farmOf(saying('Lhota'));
    const { id } = await comparedWithFile(farm, sayingOtherwise('Lhota', 'Ves'));
    await sayUnit(farm, 'Za humny', 'Jinde');
    await expect(updatesOf(farm).apply({ params: { id } })).rejects.toMatchObject({ code: 'landUpdate.outdated' });
    expect(await unitsOf(farm)).toEqual({ ...everywhere('Lhota'), 'Za humny': 'Jinde' });
  });
});
