import { describe, expect, it } from 'vitest';
import { recordingFarm } from '#server/testing/recording-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const farmer = () => recordingFarm(started);

describe('Animals and water of old records', () => {
  const table = [
    'Datum;Pozemek;Práce;Druh zvířat;Počet kusů;Počet dní;Závlaha (mm);Poznámka',
    '5. 5. 2020;Za humny;Pastva;Ovce;40;12;;',
    '6. 5. 2020;U lesa;Závlaha;;;;25,5;',
    '7. 5. 2020;Dlouhá;Závlaha;;;;120 m3/ha;',
    '8. 5. 2020;Dlouhá;Pastva;Lamy;půl;;;',
    '9. 5. 2020;Dlouhá;Orba;Ovce;;;30;',
  ].join('\r\n');

  it('are seen before they are recorded, and are kept in words where the record has no place for them', async () => {
    const { send, rowsOf, said, bring, actions, api } = await farmer();
    const sent = await send(table);
    expect(await said(sent)).toEqual([
      ['READY'],
      ['READY'],
      ['READY'],
      ['WARNING', 'valueAsText', 'valueAsText'],
      ['WARNING', 'valueAsText', 'valueAsText'],
    ]);
    expect((await rowsOf(sent)).map(({ understood: { grazing, irrigation } }) => [grazing, irrigation])).toEqual([
      [{ animals: 'SHEEP', head: 40, days: 12 }, null],
      [null, { value: 25.5, unit: 'MM' }],
      [null, { value: 120, unit: 'M3_PER_HA' }],
      [null, null],
      [null, null],
    ]);
    expect((await bring(sent)).state).toBe('IMPORTED');
    const recorded = await Promise.all((await actions()).map(({ id }) => api.actions.one({ params: { id } })));
    expect(
      recorded.map(({ grazing, irrigation, note, nitrogen }) => ({ grazing, irrigation, note, nitrogen })),
    ).toEqual([
      { grazing: { animals: 'SHEEP', head: 40, days: 12 }, irrigation: null, note: null, nitrogen: null },
      { grazing: null, irrigation: { value: 25.5, unit: 'MM' }, note: null, nitrogen: 0 },
      { grazing: null, irrigation: { value: 120, unit: 'M3_PER_HA' }, note: null, nitrogen: 0 },
      { grazing: null, irrigation: null, note: 'Druh zvířat Lamy; Počet kusů půl', nitrogen: null },
      { grazing: null, irrigation: null, note: 'Druh zvířat Ovce; Závlaha (mm) 30', nitrogen: 0 },
    ]);
  });

  it('tell one work of a day from another, and that it is recorded already', async () => {
    const { send, said, bring } = await farmer();
    expect((await bring(await send(table))).state).toBe('IMPORTED');
    expect(new Set((await said(await send(table))).map(([verdict]) => verdict))).toEqual(new Set(['LEFT_OUT']));
    const others = await send(table.replace('40;12', '45;12').replace('25,5', '30'));
    expect((await said(others)).slice(0, 3).map(([verdict]) => verdict)).toEqual(['READY', 'READY', 'LEFT_OUT']);
  });

  it('are known by the headings of our own table in all languages, and by a total for the land', async () => {
    const { api, parcels, actions, send, bring } = await farmer();
    const targets = [{ parcelId: parcels[0] ?? 0 }];
    const grazing = { animals: 'DAIRY_COWS' as const, head: 20, days: 3 };
    await api.actions.recordOther({ body: { actionType: 'PASTURE', day: '2020-05-05', grazing, targets } });
    const irrigation = { value: 25, unit: 'MM' as const };
    await api.actions.recordOther({ body: { actionType: 'IRRIG', day: '2020-05-06', irrigation, targets } });
    const bytes = new Uint8Array(await (await api.actions.excel({ query: {} })).arrayBuffer());
    expect(await send(bytes, 'operace.xlsx')).toMatchObject({ actions: 0, byVerdict: { LEFT_OUT: 2 } });
    await api.actions.remove({ query: { actionIds: (await actions()).map(({ id }) => id) } });
    expect((await bring(await send(bytes, 'operace.xlsx'))).state).toBe('IMPORTED');
    const told = await Promise.all((await actions()).map(({ id }) => api.actions.one({ params: { id } })));
    expect(told.map((one) => [one.grazing, one.irrigation])).toEqual([
      [grazing, null],
      [null, irrigation],
    ]);
    const inAll = await send(
      'Datum;Pozemek;Výměra (ha);Práce;Závlaha celkem (m³)\r\n7. 5. 2020;Za humny;0,5;Závlaha;100\r\n',
    );
    const { rows } = await api.recordImports.rows({ params: { id: inAll.id }, query: {} });
    expect(rows[0]?.understood.irrigation).toEqual({ value: 200, unit: 'M3_PER_HA' });
  });
});
