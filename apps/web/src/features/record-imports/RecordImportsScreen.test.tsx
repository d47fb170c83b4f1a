import type { RecordImport, RecordRow, RecordValue } from '@brazda/contract/agroevidence/record-imports.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';

const sent: RecordImport = {
  ...{ id: 7, farmId: 3, fileName: 'evidence.csv', state: 'REVIEW', isKnownShape: false },
  columns: [
    { title: 'Dne roku', role: 'DAY', samples: ['1. 4. 2019'] },
    { title: 'Kus země', role: null, samples: ['Humna 2'] },
  ],
  ...{ joinsParcels: true, joinsMaterials: true, takesDoubles: false, rows: 2, actions: 1, unmatched: 1, done: 0 },
  byVerdict: { READY: 1, WARNING: 0, ERROR: 1, LEFT_OUT: 0 },
  version: 1,
  ...{ failure: null, begunBy: 'jan@farma.cz', startedAt: '2026-11-25T08:00:00Z', finishedAt: null, takenBackAt: null },
};

const row: RecordRow = {
  ...{ number: 2, verdict: 'ERROR', cells: ['1. 4. 2019', 'Humna 2'], place: null, actionId: null },
  findings: [{ code: 'parcelUnknown', column: 1, value: 'Humna 2' }],
  understood: {
    ...{ day: '2019-04-01', actionType: 'PLOW', state: 'DONE', parcels: [], area: null, crop: null },
    ...{ materials: [], products: [], grazing: null, irrigation: null, operator: null, note: null },
  },
};

const value: RecordValue = { kind: 'TYPE', value: 'Oračka', rows: 1, name: null, meaning: null, isSaid: false };

const begin = vi.fn(async (_input: object) => sent);
const change = vi.fn(async (_input: object) => sent);
const start = vi.fn(async (_input: object): Promise<RecordImport> => ({ ...sent, state: 'WAITING' }));
const values = vi.fn(async (_input: object) => ({ rows: [value], total: 50 }));
const takeBack = vi.fn<(input: object) => Promise<RecordImport>>();

beforeEach(() => {
  for (const spy of [begin, change, start, takeBack]) spy.mockClear();
});

function open(
  search = '',
  { role = 'owner', one = sent }: { role?: FarmRole; one?: RecordImport } = {},
): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  const { columns: _, ...summary } = one;
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      recordImports: {
        ...{ begin, change, start, takeBack },
        list: async () => ({ rows: [summary], total: 1 }),
        read: async () => one,
        rows: async () => ({ rows: [row], total: 1 }),
        values,
        changedSince: async () => ({ rows: [{ id: 9, actionType: { name: 'PLOW' }, day: '2019-04-01' }], total: 1 }),
      },
    },
  });
  return renderApp(`/farm/3/actions/records${search}`);
}

describe('old records of a farm', () => {
  it('are read when a file is chosen, and shown where the address says', async () => {
    const { user } = open();
    const drop = await screen.findByRole('group', { name: textOf('recordImports.file') });
    const file = new File(['Dne roku'], 'evidence.csv', { type: 'text/csv' });
    const input = drop.querySelector('input');
    if (!input) throw new Error('There is no field for a file');
    await user.upload(input, file);
    expect(begin).toHaveBeenCalledOnce();
    expect(await screen.findByRole('heading', { name: 'evidence.csv' })).toBeTruthy();
  });

  it('say of a file that cannot be read why', async () => {
    const fields = [{ path: 'file', code: 'recordFile.unreadable' }];
    begin.mockRejectedValueOnce(new ApiError(422, { code: 'recordFile.invalid', fields }));
    const { user } = open();
    const drop = await screen.findByRole('group', { name: textOf('recordImports.file') });
    await user.upload(drop.querySelector('input') as HTMLInputElement, new File(['x'], 'x.csv', { type: 'text/csv' }));
    expect(await screen.findByText(textOf('recordImports.fault.unreadable'))).toBeTruthy();
  });

  it('are judged anew by what a column and a value are said to mean', async () => {
    const { user } = open('?file=7');
    await user.selectOptions(await screen.findByLabelText('Kus země'), 'PARCEL');
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ body: { roles: ['DAY', 'PARCEL'] } }));
    const meaning = await screen.findByLabelText(textOf('recordImports.value.meaning', { value: 'Oračka' }));
    await user.selectOptions(meaning, 'PLOW');
    const matches = [{ kind: 'TYPE', value: 'Oračka', meaning: { actionType: 'PLOW' } }];
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ body: { matches } }));
  });

  it('show the values that the address says: which page of them, and whether also those that are known', async () => {
    const known = { ...value, value: 'Pluh 5', meaning: { actionType: 'PLOW' as const } };
    values.mockResolvedValue({ rows: [value, known], total: 50 });
    const { user, router } = open('?file=7&values=2&known=true');
    expect(await screen.findByText('Pluh 5')).toBeTruthy();
    expect(values).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { page: 2, 'per-page': 20, farmIds: [3] } }),
    );
    await user.click(screen.getByRole('switch', { name: textOf('recordImports.values.all') }));
    expect(screen.queryByText('Pluh 5')).toBeNull();
    expect(router.state.location.search).toEqual({ file: 7 });
  });

  it('show each row with what is wrong, and its cells', async () => {
    const { user } = open('?file=7');
    const finding = textOf('recordImports.findingOf', {
      value: 'Humna 2',
      finding: textOf('recordImports.finding.parcelUnknown'),
    });
    await user.dblClick(await screen.findByText(finding));
    await user.keyboard('{Enter}');
    expect(within(await screen.findByRole('dialog')).getByText('Humna 2')).toBeTruthy();
  });

  it('are recorded when that is said, as so many as they become', async () => {
    const { user } = open('?file=7');
    await user.click(await screen.findByRole('button', { name: textOf('recordImports.start', { actions: 1 }) }));
    expect(start).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }));
    expect(await screen.findByText(textOf('recordImports.mayLeave'))).toBeTruthy();
  });

  it('are not recorded where they say something else by now, which is shown', async () => {
    const current = { ...sent, actions: 2, version: 2 };
    start.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current }));
    const { user } = open('?file=7');
    await user.click(await screen.findByRole('button', { name: textOf('recordImports.start', { actions: 1 }) }));
    expect(await screen.findByText(textOf('error.record.changed'))).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: textOf('recordImports.start', { actions: 2 }) }));
    expect(start).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2 }));
  });

  it('are taken back but for what was changed, when that is in the way', async () => {
    takeBack.mockRejectedValueOnce(new ApiError(409, { code: 'recordImport.inTheWay' }));
    takeBack.mockResolvedValueOnce({ ...sent, state: 'TAKEN_BACK' });
    const { user } = open('?file=7', { one: { ...sent, state: 'IMPORTED' } });
    await user.click(await screen.findByRole('button', { name: textOf('recordImports.takeBack') }));
    await user.click(await screen.findByRole('button', { name: textOf('recordImports.takeBack') }));
    await user.click(await screen.findByRole('button', { name: textOf('recordImports.takeBack.keep') }));
    expect(takeBack).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { farmIds: [3], 'keep-changed': true } }),
    );
    expect(await screen.findByText(textOf('recordImports.takenBack'))).toBeTruthy();
  });

  it('are not for those who only write down what they do', async () => {
    open('', { role: 'worker' });
    expect(await screen.findByRole('heading', { name: textOf('notAllowed.heading') })).toBeTruthy();
    expect(screen.queryByRole('group', { name: textOf('recordImports.file') })).toBeNull();
  });
});
