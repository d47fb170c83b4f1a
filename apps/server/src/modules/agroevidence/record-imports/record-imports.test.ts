import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { names, recordingFarm } from '#server/testing/recording-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { sweepRecordImports } from './sweep-record-imports.ts';

const started = startApp();

const farmer = () => recordingFarm(started);

const fertilizing = [
  'Evidence hnojení 2020;;;;;;',
  'Datum;Kód DPB;Pozemek;Práce;Výměra (ha);Hnojivo;Dávka (kg/ha);Kdo pracoval;Poznámka',
  '12. 3. 2020;1400/1;Za humny;Hnojení;0,5;LAD 27;200;Jan Novák;',
  '12. 3. 2020;1401/1;U lesa;Hnojení;;LAD 27;200;Jan Novák;',
  '13. 3. 2020;;Dlouhá;Orba;;;;;mokro',
  ';;;;;Celkem;400;;',
].join('\r\n');

describe('A table of old records', () => {
  it('is looked at row by row, recorded as a whole, and taken back as a whole', async () => {
    const { send, said, bring, actions, recordImports, parcels } = await farmer();
    const sent = await send(fertilizing);
    expect(sent).toMatchObject({ state: 'REVIEW', rows: 4, actions: 2, unmatched: 0, isKnownShape: false });
    expect(await said(sent)).toEqual([['READY'], ['READY'], ['READY'], ['LEFT_OUT', 'noRecord']]);
    expect(await actions()).toEqual([]);
    expect(await bring(sent)).toMatchObject({ state: 'IMPORTED', actions: 2, failure: null });
    const [fert, plough] = await actions();
    expect(fert).toMatchObject({
      ...{ day: '2020-03-12', source: 'UNKNOWN', state: 'DONE', operator: 'Jan Novák', parcels: 2, group: 'EPH' },
      materials: [{ materialId: 1, value: 200, unit: 'KG', basis: 'HECTARE' }],
    });
    expect(fert?.nitrogen).toBeCloseTo((fert?.area ?? 0) * 200 * 0.27, 2);
    expect(plough).toMatchObject({ actionType: { name: 'PLOW' }, note: 'mokro', firstParcels: [{ id: parcels[2] }] });
    const taken = await recordImports.takeBack({ params: { id: sent.id } });
    expect(taken.state).toBe('TAKEN_BACK');
    expect(await actions()).toEqual([]);
    const twice = recordImports.takeBack({ params: { id: sent.id } });
    await expect(twice).rejects.toMatchObject({ status: 409, code: 'recordImport.notImported' });
  });

  it('does nothing a second time, and says so', async () => {
    const { send, said, bring, actions, recordImports } = await farmer();
    await bring(await send(fertilizing));
    const again = await send(fertilizing);
    expect(again).toMatchObject({ actions: 0, isKnownShape: true });
    expect((await said(again)).slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ['LEFT_OUT', 'alreadyThere']));
    await expect(recordImports.start({ params: { id: again.id } })).rejects.toMatchObject({
      code: 'recordImport.nothing',
    });
    const wanted = await recordImports.change({ params: { id: again.id }, body: { takesDoubles: true } });
    expect(wanted.actions).toBe(2);
    expect(await actions()).toHaveLength(2);
  });

  it('asks once for each value that nobody knows, and remembers what was said for the next file', async () => {
    const { send, said, bring, actions, recordImports, parcels } = await farmer();
    const table = (day: string): string =>
      `Datum;Pozemek;Práce;Přípravek;Dávka;MJ\n${day};Humna 2;Mastění;Zázrak 5;2;pytel/ha\n${day};U lesa;Mastění;Zázrak 5;2;l/ha\n`;
    const sent = await send(table('1. 4. 2019'));
    expect(sent).toMatchObject({ unmatched: 4, actions: 0 });
    expect((await said(sent)).map(([verdict]) => verdict)).toEqual(['ERROR', 'ERROR']);
    const { rows: values } = await recordImports.values({ params: { id: sent.id } });
    expect(
      values
        .slice(0, 4)
        .map(({ kind, value, rows }) => [kind, value, rows])
        .toSorted(),
    ).toEqual([
      ['MATERIAL', 'Zázrak 5', 2],
      ['PARCEL', 'Humna 2', 1],
      ['TYPE', 'Mastění', 2],
      ['UNIT', 'pytel/ha', 1],
    ]);
    const matches = [
      { kind: 'PARCEL' as const, value: 'Humna 2', meaning: { parcelId: parcels[0] ?? 0 } },
      { kind: 'TYPE' as const, value: 'Mastění', meaning: { actionType: 'SPRAY' as const } },
      { kind: 'MATERIAL' as const, value: 'Zázrak 5', meaning: { newMaterial: 'PLANT_PROTECTION' as const } },
      {
        kind: 'UNIT' as const,
        value: 'pytel/ha',
        meaning: { unit: { unit: 'L' as const, basis: 'HECTARE' as const } },
      },
    ];
    const changed = await recordImports.change({ params: { id: sent.id }, body: { matches } });
    expect(changed).toMatchObject({ unmatched: 0, actions: 1, byVerdict: { READY: 2, ERROR: 0 } });
    await bring(sent);
    expect(await actions()).toMatchObject([
      { parcels: 2, materials: [{ name: 'Zázrak 5', kind: 'PLANT_PROTECTION', unit: 'L', value: 2 }] },
    ]);
    const next = await send(table('2. 4. 2019'));
    expect(next).toMatchObject({ unmatched: 0, actions: 1, isKnownShape: true });
    await bring(next);
    const [one, other] = await actions();
    expect(one?.materials[0]?.materialId).toBe(other?.materials[0]?.materialId);
  });

  it('takes no meaning that is of another farm', async () => {
    const { send, recordImports } = await farmer();
    const { parcels } = await farmer();
    const sent = await send('Datum;Pozemek;Práce\n1. 4. 2019;Humna 2;Orba\n');
    const body = { matches: [{ kind: 'PARCEL' as const, value: 'Humna 2', meaning: { parcelId: parcels[0] ?? 0 } }] };
    await expect(recordImports.change({ params: { id: sent.id }, body })).rejects.toMatchObject({
      code: 'recordImport.meaningUnknown',
    });
  });

  it('puts rows of one mix and of one work together, and apart again when that is said', async () => {
    const { send, recordImports, bring, actions } = await farmer();
    const table = [
      'Datum,Pozemek,Práce,Hnojivo,Dávka,MJ',
      ...names.flatMap((name) => [
        `2020-05-01,${name},Postřik,DAM 390,100,l/ha`,
        `2020-05-01,${name},Postřik,Močovina 46,10,kg/ha`,
      ]),
    ].join('\n');
    const sent = await send(table);
    expect(sent).toMatchObject({ rows: 6, actions: 1 });
    const apart = await recordImports.change({ params: { id: sent.id }, body: { joinsParcels: false } });
    expect(apart.actions).toBe(3);
    const single = await recordImports.change({
      params: { id: sent.id },
      body: { joinsMaterials: false, joinsParcels: true },
    });
    expect(single.actions).toBe(2);
    await recordImports.change({ params: { id: sent.id }, body: { joinsMaterials: true } });
    await bring(sent);
    const [mix] = await actions();
    expect(mix).toMatchObject({
      parcels: 3,
      materials: [
        { value: 100, unit: 'L' },
        { value: 10, unit: 'KG' },
      ],
    });
    expect(mix?.nitrogen).toBeCloseTo((mix?.area ?? 0) * (100 * 1.3 * 0.3 + 10 * 0.46), 2);
  });

  it('keeps totals of rows to the gram, and words where there is no amount', async () => {
    const { send, bring, api, actions } = await farmer();
    const sent = await send(
      'Datum;Pozemek;Práce;Hnojivo;Množství (kg);Výměra (ha)\n1.4.2020;Za humny;Hnojení;LAD 27;100,5;0,5\n1.4.2020;U lesa;Hnojení;LAD 27;60,3;0,3\n2.4.2020;U lesa;Hnojení;LAD 27;;\n',
    );
    await bring(sent);
    const [first, second] = await actions();
    const detail = await api.actions.one({ params: { id: first?.id ?? 0 } });
    expect(detail.materials).toMatchObject([{ value: 160.8, basis: 'TOTAL', total: 160.8 }]);
    expect(detail.targets.map(({ amounts }) => amounts[0]).toSorted()).toEqual([100.5, 60.3]);
    expect(second).toMatchObject({ note: 'LAD 27', materials: [], nitrogen: null });
    // Nobody has judged it when it was taken over: it is when it is read.
    expect(detail.judging).toEqual({ when: 'READ', reason: 'TAKEN_OVER' });
  });

  it('refuses what is no table, and holds rows in error back', async () => {
    const { send, said } = await farmer();
    const refused = (content: string | Uint8Array<ArrayBuffer>) =>
      expect(send(content)).rejects.toMatchObject({ status: 422, code: 'recordFile.invalid' });
    await refused('Datum;Pozemek\n');
    await refused(new Uint8Array([80, 75, 3, 4, 1, 2, 3]));
    const table =
      'Datum;Pozemek;Práce;Plodina\n31.2.2020;Za humny;Orba;\n1.3.2999;Za humny;Orba;\n1.3.2020;;Orba;\n1.3.2020;Za humny;Setí;\n1.3.2020;Za humny;Setí;Kouzelná\n';
    expect(await said(await send(table))).toEqual([
      ['ERROR', 'dayUnreadable'],
      ['ERROR', 'dayAhead'],
      ['ERROR', 'parcelMissing'],
      ['ERROR', 'cropMissing'],
      ['ERROR', 'cropUnknown'],
    ]);
  });
});

describe('What changes while a file is looked at', () => {
  it('is seen before anything is recorded: then nothing is', async () => {
    const { send, bring, actions, api, parcels, said } = await farmer();
    const sent = await send(fertilizing);
    const targets = [{ parcelId: parcels[2] ?? 0 }];
    await api.actions.recordOther({ body: { actionType: 'PLOW', day: '2020-03-13', note: 'mokro', targets } });
    expect(await bring(sent)).toMatchObject({ state: 'REVIEW', failure: 'recordImport.outdated', actions: 1 });
    expect(await actions()).toHaveLength(1);
    expect((await said(sent))[2]).toEqual(['LEFT_OUT', 'alreadyThere']);
    expect(await bring(sent)).toMatchObject({ state: 'IMPORTED', actions: 1 });
  });

  it('loses nothing of what two people say at once', async () => {
    const { send, recordImports, parcels } = await farmer();
    const sent = await send('Datum;Pozemek;Práce\n1.4.2019;Tady;Oračka\n');
    const say = (match: { kind: 'PARCEL' | 'TYPE'; value: string; meaning: object }) =>
      recordImports.change({ params: { id: sent.id }, body: { matches: [match] } });
    await Promise.all([
      say({ kind: 'PARCEL', value: 'Tady', meaning: { parcelId: parcels[0] ?? 0 } }),
      say({ kind: 'TYPE', value: 'Oračka', meaning: { actionType: 'PLOW' } }),
    ]);
    expect(await recordImports.read({ params: { id: sent.id } })).toMatchObject({ unmatched: 0, actions: 1 });
  });

  it('is forgotten with the rows of a file after thirty days, but not what was imported of it', async () => {
    const { send, bring, recordImports, rowsOf, actions } = await farmer();
    const [left, done] = [await send('Datum;Pozemek;Práce\n1.4.2019;U lesa;Orba\n'), await send(fertilizing)];
    await bring(done);
    await sql`update agroevidence.record_import set touched_at = now() - interval '100 years'`.execute(
      started.services.database.kysely,
    );
    await sweepRecordImports(started.services);
    expect([await rowsOf(left), await rowsOf(done)]).toEqual([[], []]);
    expect((await recordImports.read({ params: { id: left.id } })).state).toBe('DISCARDED');
    await recordImports.takeBack({ params: { id: done.id } });
    expect(await actions()).toEqual([]);
  });
});

describe('Old sowings and harvests', () => {
  const table = [
    'Datum;Pozemek;Práce;Plodina;Výnos (t/ha)',
    '1. 10. 2019;Za humny;Setí;Pšenice setá ozimá;',
    '20. 7. 2020;Za humny;Sklizeň;Pšenice setá ozimá;8,2',
    '25. 8. 2020;Za humny;Setí;Řepka ozimá;',
    '10. 7. 2021;Za humny;Sklizeň;Řepka ozimá;3,9',
  ].join('\n');

  it('let crops stand as they stood where nothing was known, and taking back lets all be as before', async () => {
    const { send, said, bring, grown, recordImports, actions } = await farmer();
    const sent = await send(table);
    expect(await said(sent)).toEqual([['READY'], ['READY'], ['READY'], ['READY']]);
    await bring(sent);
    expect(await grown()).toEqual(
      expect.arrayContaining([
        [1, '2019-10-01', '2020-07-20', '2020-07-20'],
        [36, '2020-08-25', '2021-07-10', '2021-07-10'],
      ]),
    );
    expect((await actions())[1]).toMatchObject({
      products: [{ product: 'MAIN_PRODUCT', value: 8.2, unit: 'T', basis: 'HECTARE' }],
    });
    await recordImports.takeBack({ params: { id: sent.id } });
    expect(await grown()).toEqual([]);
  });

  it('change nothing of what the farm knows to have stood there', async () => {
    const { send, said, bring, grown, api, parcels } = await farmer();
    const targets = [{ parcelId: parcels[0] ?? 0 }];
    await api.actions.recordSowing({ body: { actionType: 'SOWING', day: '2020-03-15', cropId: 36, targets } });
    const before = await grown();
    const sent = await send(table);
    expect(await said(sent)).toEqual([['READY'], ['READY'], ['READY'], ['WARNING', 'cropNotEnded']]);
    await bring(sent);
    const after = await grown();
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toEqual(expect.arrayContaining([[1, '2019-10-01', '2020-03-15', null]]));
  });
});

describe('Taking an import back', () => {
  it('says what somebody has changed since, and keeps that when it is wanted', async () => {
    const { send, bring, actions, api, recordImports, parcels } = await farmer();
    const sent = await send(fertilizing);
    await bring(sent);
    const [, plough] = await actions();
    const id = plough?.id ?? 0;
    await api.actions.changeOther({
      body: { id, actionType: 'PLOW', day: '2020-03-13', note: 'sucho', targets: [{ parcelId: parcels[2] ?? 0 }] },
    });
    expect(await recordImports.changedSince({ params: { id: sent.id } })).toMatchObject({ total: 1, rows: [{ id }] });
    await expect(recordImports.takeBack({ params: { id: sent.id } })).rejects.toMatchObject({
      status: 409,
      code: 'recordImport.inTheWay',
    });
    expect(await actions()).toHaveLength(2);
    await recordImports.takeBack({ params: { id: sent.id }, query: { 'keep-changed': true } });
    expect(await actions()).toMatchObject([{ id, note: 'sucho' }]);
  });

  it('puts away the materials that it made, if nothing else has used them', async () => {
    const { send, bring, recordImports, api } = await farmer();
    const sent = await send('Datum;Pozemek;Práce;Hnojivo;Dávka (kg/ha)\n1.4.2019;U lesa;Hnojení;Zázrak;2\n');
    const matches = [{ kind: 'MATERIAL' as const, value: 'Zázrak', meaning: { newMaterial: 'FERTILIZER' as const } }];
    await recordImports.change({ params: { id: sent.id }, body: { matches } });
    await bring(sent);
    const own = async () =>
      (
        await api.catalogueMaterials.list({ query: { kind: 'FERTILIZER', type: ['PRIVATE'], status: ['OPEN'] } })
      ).rows.map(({ name }) => name);
    expect(await own()).toEqual(['Zázrak']);
    await recordImports.takeBack({ params: { id: sent.id } });
    expect(await own()).toEqual([]);
  });
});

describe('Our own table of actions', () => {
  it('comes back as what it was', async () => {
    const { api, parcels, actions, send, bring, said } = await farmer();
    const targets = parcels.map((parcelId) => ({ parcelId }));
    const materials = [
      { materialId: 1, value: 200.5, unit: 'KG' as const },
      { materialId: 11, value: 100, unit: 'L' as const, basis: 'TOTAL' as const },
    ];
    await api.actions.recordApplication({
      body: {
        actionType: 'FERT',
        day: '2020-04-10',
        operator: 'Jan Novák',
        machine: 'Zetor',
        note: 'po dešti',
        materials,
        targets,
      },
    });
    const products = [{ product: 'MAIN_PRODUCT' as const, value: 8, unit: 'T' as const }];
    await api.actions.recordHarvest({
      body: { actionType: 'HARVEST', day: '2020-07-20', products, cropId: 1, targets: targets.slice(0, 1) },
    });
    await api.actions.recordOther({
      body: { actionType: 'SUB_PLOWING', day: '2020-08-01', state: 'APPROVED', targets: targets.slice(1) },
    });
    const told = (await actions()).map(comparable);
    const answer = await api.actions.excel({ query: {} });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const known = await send(bytes, 'operace.xlsx');
    expect(known).toMatchObject({ actions: 0, unmatched: 0, byVerdict: { LEFT_OUT: 3 } });
    const ids = (await actions()).map(({ id }) => id);
    await api.actions.remove({ query: { actionIds: ids } });
    const sent = await send(bytes, 'operace.xlsx');
    expect(await said(sent)).toEqual([['READY'], ['READY'], ['READY']]);
    await bring(sent);
    expect((await actions()).map(comparable)).toEqual(told);
  });
});

type Listed = Awaited<ReturnType<Awaited<ReturnType<typeof farmer>>['actions']>>[number];

/** All that the table says of an action. */
function comparable({
  day,
  actionType,
  group,
  state,
  area,
  parcels,
  firstParcels,
  crop,
  materials,
  products,
  nitrogen,
  operator,
  machine,
  note,
}: Listed) {
  const amounts = materials.map(({ name, value, unit, basis, total }) => [name, value, unit, basis, total]);
  return {
    ...{ day, actionType, group, state, parcels, firstParcels, crop, amounts, products, operator, machine, note },
    area: area.toFixed(4),
    nitrogen: nitrogen?.toFixed(3),
  };
}
