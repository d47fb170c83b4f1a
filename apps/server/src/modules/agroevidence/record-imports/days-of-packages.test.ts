import { describe, expect, it } from 'vitest';
import { recordingFarm } from '#server/testing/recording-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const table = (...rows: readonly string[]): string =>
  ['Datum;Pozemek;Hnojivo;Dávka (kg/ha);Šarže;Vyrobeno;Spotřebovat do', ...rows].join('\r\n');

describe('The days of packages in old records', () => {
  it('are shown before anything is recorded, and stand with what was used', async () => {
    const { send, bring, actions, recordImports } = await recordingFarm(started);
    const sent = await send(
      table('12. 3. 2020;Za humny;LAD 27;200;A1;1. 2. 2020;31.1.2022', '12. 3. 2020;U lesa;LAD 27;200;A2;2020-02-02;'),
    );
    expect(sent.columns.map(({ role }) => role).slice(-3)).toEqual(['BATCH', 'PRODUCED', 'EXPIRES']);
    const { rows } = await recordImports.rows({ params: { id: sent.id }, query: {} });
    expect(rows.map(({ verdict, understood }) => [verdict, understood.materials])).toMatchObject([
      ['READY', [{ producedOn: '2020-02-01', expiresOn: '2022-01-31' }]],
      ['READY', [{ producedOn: '2020-02-02', expiresOn: null }]],
    ]);
    await bring(sent);
    const brought = (await actions()).map(({ materials }) => materials);
    expect(brought).toHaveLength(2);
    expect(brought.flat()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ batch: 'A1', producedOn: '2020-02-01', expiresOn: '2022-01-31' }),
        expect.objectContaining({ batch: 'A2', producedOn: '2020-02-02', expiresOn: null }),
      ]),
    );
  });

  it('are kept in words where they are no days, and where one would be good before it was made', async () => {
    const { send, said, bring, actions } = await recordingFarm(started);
    const sent = await send(
      table('12. 3. 2020;Za humny;LAD 27;200;;loni;', '13. 3. 2020;Za humny;LAD 27;200;;1.2.2020;1.2.2019'),
    );
    expect(await said(sent)).toEqual([
      ['WARNING', 'packageDayUnreadable'],
      ['WARNING', 'packageDayUnreadable'],
    ]);
    await bring(sent);
    const brought = (await actions()).map(({ note, materials }) => [
      note,
      materials[0]?.producedOn,
      materials[0]?.expiresOn,
    ]);
    expect(brought).toEqual([
      ['Vyrobeno loni', null, null],
      ['Spotřebovat do 1.2.2019', '2020-02-01', null],
    ]);
  });
});
