import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { reportedFarm } from '#server/testing/reported-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const api = started.api(user);
  return { user, farm, ...api.agroevidence, farmChanges: api.gateway.farmChanges };
}

type Farmer = Awaited<ReturnType<typeof farmer>>;

const aphid = { name: 'Mšice z naší řepky', latinName: 'Brevicoryne sp.', eppo: 'brvsp' };

async function codesFound({ organisms }: Farmer, search: string) {
  return (await organisms.list({ query: { search } })).rows.map(({ code }) => code);
}

describe("A farm's own organisms", () => {
  it('stand among those of the catalogue under a code of their own, found by their names and by the code of EPPO', async () => {
    const one = await farmer();
    const made = await one.organisms.create({ body: aphid });
    expect(made).toMatchObject({
      ...{ name: aphid.name, registeredName: aphid.latinName, eppo: 'BRVSP', names: [], code: `own-${made.ownId}` },
      ...{ farmId: one.farm.id, catalogueType: 'PRIVATE', status: 'OPEN', products: 0, source: null, version: 1 },
      isGeneralKnowledge: false,
    });
    for (const search of ['msice nasi', 'brevicoryne', 'BRVSP'])
      expect(await codesFound(one, search)).toEqual([made.code]);
    const suggested = await one.plantProtections.organisms({ query: { search: 'msice nasi' } });
    expect(suggested.rows).toMatchObject([{ code: made.code, name: aphid.name, registeredName: aphid.latinName }]);
    const own = await one.organisms.list({ query: { type: ['PRIVATE'] } });
    expect(own).toMatchObject({ total: 1, rows: [{ code: made.code }] });
    const shared = await one.organisms.list({ query: { type: ['PUBLIC'], search: 'msice nasi' } });
    expect(shared.rows).toEqual([]);
    const written = await (await one.organisms.exportFile({ query: { format: 'csv', search: 'brvsp' } })).text();
    expect(written.trim().split('\r\n').slice(1)).toEqual([`${aphid.name},${aphid.latinName},BRVSP,0,,`]);
  });

  it('are seen and changed by their farm alone', async () => {
    const one = await farmer();
    const { code, ownId } = await one.organisms.create({ body: aphid });
    const stranger = await farmer();
    expect(await codesFound(stranger, 'msice nasi')).toEqual([]);
    await expect(stranger.organisms.read({ params: { code } })).rejects.toMatchObject({ code: 'organism.notFound' });
    const change = stranger.organisms.change({ params: { id: ownId ?? 0 }, body: { name: 'Moje' } });
    await expect(change).rejects.toMatchObject({ status: 404, code: 'organism.notFound' });
    expect(await stranger.organisms.create({ body: aphid })).toMatchObject({ name: aphid.name });
  });

  it('are not what the catalogue has under the same code, and none has the name or the code of another', async () => {
    const { organisms } = await farmer();
    const known = organisms.create({ body: { name: 'Braničnatka naše', eppo: 'septtr' } });
    await expect(known).rejects.toMatchObject({ status: 409, code: 'organism.eppoOfCatalogue' });
    const { ownId } = await organisms.create({ body: aphid });
    const twice = organisms.create({ body: { name: 'MŠICE z naší řepky' } });
    await expect(twice).rejects.toMatchObject({ code: 'organism.nameTaken' });
    const coded = organisms.create({ body: { name: 'Jiná mšice', eppo: 'BRVSP' } });
    await expect(coded).rejects.toMatchObject({ code: 'organism.eppoTaken' });
    const renamed = organisms.change({ params: { id: ownId ?? 0 }, body: { eppo: 'SEPTTR' } });
    await expect(renamed).rejects.toMatchObject({ code: 'organism.eppoOfCatalogue' });
    for (const eppo of ['ABCD', '12345', 'ABCDEFG', 'AB CD'])
      await expect(organisms.create({ body: { name: 'Špatný kód', eppo } })).rejects.toMatchObject({ status: 400 });
  });

  it('are put away without being lost, and brought back', async () => {
    const one = await farmer();
    const { code, ownId, version } = await one.organisms.create({ body: aphid });
    const params = { id: ownId ?? 0 };
    const away = await one.organisms.change({ params, body: { status: 'RETIRED' }, version });
    expect(away).toMatchObject({ status: 'RETIRED', name: aphid.name });
    expect(await codesFound(one, 'msice nasi')).toEqual([]);
    expect((await one.plantProtections.organisms({ query: { search: 'msice nasi' } })).rows).toEqual([]);
    expect(await one.organisms.read({ params: { code } })).toMatchObject({ status: 'RETIRED' });
    const { rows: shelf } = await one.organisms.list({ query: { status: ['RETIRED'] } });
    expect(shelf).toMatchObject([{ code }]);
    const outdated = one.organisms.change({ params, body: { name: 'Jinak' }, version });
    await expect(outdated).rejects.toMatchObject({ status: 412, code: 'record.changed' });
    expect(await one.organisms.change({ params, body: { status: 'OPEN' } })).toMatchObject({ status: 'OPEN' });
    expect(await one.organisms.change({ params, body: { status: 'OPEN' } })).toMatchObject({ changeId: null });
    expect(await codesFound(one, 'msice nasi')).toEqual([code]);
  });

  it('are again as they were, and found so, when a change is undone', async () => {
    const one = await farmer();
    const { code, ownId } = await one.organisms.create({ body: aphid });
    const known = await one.organisms.read({ params: { code } });
    const body = { name: 'Krytonosec', latinName: null, eppo: null };
    const { changeId } = await one.organisms.change({ params: { id: ownId ?? 0 }, body });
    expect(await codesFound(one, 'krytonosec nas')).toEqual([]);
    await one.farmChanges.undo({ params: { id: one.farm.id, changeId: changeId ?? 0 } });
    expect({ ...(await one.organisms.read({ params: { code } })), version: 1 }).toEqual(known);
    expect(await codesFound(one, 'msice nasi brvsp')).toEqual([code]);
  });
});

describe('What was used against an own organism', () => {
  it('says its name in the record, in the history and in the report, as it was called then', async () => {
    const { api, user, farm, spray, bytesOf } = await reportedFarm(started);
    const { code, ownId } = await api.organisms.create({ body: { name: aphid.name } });
    await spray('2026-05-20', ['SEPTTR', code]);
    await api.organisms.change({ params: { id: ownId ?? 0 }, body: { name: 'Krytonosec', status: 'RETIRED' } });
    const { rows } = await api.actions.list({ query: {} });
    const action = rows.find(({ day }) => day === '2026-05-20');
    expect(action?.materials).toMatchObject([
      { organismCodes: ['SEPTTR', code], organismNames: ['Braničnatka pšeničná', aphid.name] },
    ]);
    const told = JSON.parse((await bytesOf('plant-protection', { format: 'json' })).toString()) as {
      readonly tables: { readonly records: readonly { readonly day: string; readonly organism: string | null }[] };
    };
    const against = told.tables.records.filter(({ day }) => day === '2026-05-20').map((record) => record.organism);
    const said = `Braničnatka pšeničná, ${aphid.name}`;
    expect(against).toEqual([said, said]);
    const changes = await started.api(user).gateway.farmChanges.list({ params: { id: farm.id }, query: {} });
    expect(JSON.stringify(changes.rows)).not.toContain(code);
  });

  it('says so in each part when it is divided, and nothing of organisms of other farms', async () => {
    const stranger = await farmer();
    const foreign = await stranger.organisms.create({ body: { name: 'Cizí' } });
    const { api, spray, parcelIds } = await reportedFarm(started);
    const { code } = await api.organisms.create({ body: { name: aphid.name } });
    await spray('2026-05-20', [code, foreign.code]);
    const ofDay = async () => (await api.actions.list({ query: {} })).rows.filter(({ day }) => day === '2026-05-20');
    const [action] = await ofDay();
    await api.actions.split({ body: { id: action?.id ?? 0, parts: [[parcelIds[1] ?? 0]] } });
    expect((await ofDay()).map(({ materials }) => materials[0]?.organismNames)).toEqual([
      [aphid.name, foreign.code],
      [aphid.name, foreign.code],
    ]);
  });

  it('counts as a product against it where an own product may be used so', async () => {
    const { organisms, catalogueMaterials } = await farmer();
    const { code, name } = await organisms.create({ body: { name: aphid.name } });
    const {
      rows: [septoria],
    } = await organisms.list({ query: { search: 'septtr' } });
    expect(septoria).toMatchObject({ ownId: null, farmId: null, catalogueType: 'PUBLIC', status: 'OPEN' });
    const unsaid = {
      ...{ cropIds: [36], cropText: '', doseMin: null, doseMax: 1, doseUnit: 'L' as const, waterMin: null },
      dosePer: 'HECTARE' as const,
      ...{ waterMax: null, timing: null, growthStageFrom: null, growthStageTo: null, mostApplications: null },
      ...{ leastDaysBetween: null, preHarvest: null, reentryHours: null, note: null },
    };
    const product = await catalogueMaterials.create({
      body: {
        kind: 'PLANT_PROTECTION',
        name: 'Na mšice',
        facts: {
          ...{ formulation: null, kilogramsPerLitre: null },
          functions: ['INSECTICIDE'],
          doseUnit: 'L',
          ...{ activeSubstances: [], distances: [], uses: [{ ...unsaid, organisms: [{ code, name }] }] },
        },
      },
    });
    expect(await organisms.read({ params: { code } })).toMatchObject({ products: 1 });
    expect((await organisms.list({ query: { crop: 36, 'with-products': true } })).rows).toMatchObject([{ code }]);
    const against = await catalogueMaterials.list({ query: { kind: 'PLANT_PROTECTION', organism: code } });
    expect(against.rows.map(({ id }) => id)).toEqual([product.id]);
  });
});

describe('The catalogue of organisms', () => {
  it('takes no code that begins as those of farms', async () => {
    const { database } = started.services;
    const taken = sql`insert into agroevidence.organism (code, name, search_key, source, is_general_knowledge)
      values ('own-5', 'x', 'x', 'x', true)`.execute(database.kysely);
    await expect(taken).rejects.toThrow('organism_not_own');
  });
});
