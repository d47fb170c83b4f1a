import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

const farmer = 'jan@farma.cz';
const action: Action = {
  ...{ id: 7, farmId: 3, actionType: { name: 'PLOW' }, group: 'OTHER', state: 'DONE', day: '2026-04-10' },
  ...{ startedAt: null, finishedAt: null, source: 'MANUAL', operator: 'Jan Novák', machine: null, note: null },
  ...{
    orderId: null,
    area: 12,
    parcels: 1,
    firstParcels: [{ id: 4, name: 'Za humny' }],
    crop: null,
    grownCrops: [],
    vote: 'ALLOWED',
  },
  ...{ materials: [], products: [], nitrogen: 0, version: 1 },
};
const sums = { area: 12, nitrogen: 0, withUnknownNitrogen: 0, operators: ['Jan Novák'], byGroup: [], byMaterial: [] };

const list = vi.fn();
const remove = vi.fn();
const removeFiltered = vi.fn();
const approve = vi.fn();
const approveFiltered = vi.fn();
const excel = vi.fn();

function show(total: number, search = '', role: FarmRole = 'owner'): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  const rows = Array.from({ length: Math.min(total, 100) }, (_, at) => ({ ...action, id: at + 1 }));
  list.mockResolvedValue({ rows, total });
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      actions: {
        ...{ list, remove, removeFiltered, approve, approveFiltered, excel },
        statistics: async () => ({ ...sums, count: total }),
      },
    },
  });
  return renderApp(`/farm/3/actions${search}`);
}

describe('the list of actions', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf(farmer));
    for (const spy of [list, remove, removeFiltered, approve, approveFiltered, excel]) spy.mockReset();
  });

  it('tells the crops that something was done to, and no nitrogen of what brings none', async () => {
    const crop = (id: number, name: string) => ({ id, name, color: null, externalId: null, catalogueType: 'PUBLIC' });
    const grownCrops = [crop(1, 'Pšenice ozimá'), crop(2, 'Řepka ozimá')];
    show(0);
    list.mockResolvedValue({ rows: [{ ...action, grownCrops, nitrogen: 0 }], total: 1 });
    const row = await screen.findByRole('row', { name: /Za humny/ });
    expect(within(row).getByText(/Pšenice ozimá.*Řepka ozimá/)).toBeTruthy();
    expect(within(row).queryByText(/0 kg/)).toBeNull();
  });

  it('marks what something was found against, and nothing else', async () => {
    show(0);
    const rows = [
      { ...action, id: 1, firstParcels: [{ id: 4, name: 'U lesa' }], vote: 'FORBIDDEN' },
      { ...action, id: 2, firstParcels: [{ id: 5, name: 'Za humny' }] },
    ];
    list.mockResolvedValue({ rows, total: 2 });
    const marked = await screen.findByRole('row', { name: /U lesa/ });
    expect(within(marked).getByTitle(textOf('restriction.vote.FORBIDDEN'))).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Za humny/ })).queryByTitle(/./)).toBeNull();
  });

  it('is deleted as a whole by what it is filtered by, and by how many are seen', async () => {
    removeFiltered.mockResolvedValue({ deleted: 1234, changeId: 5 });
    const { user } = show(1234, '?operator=Jan%20Nov%C3%A1k&source=MANUAL');
    await user.click(await screen.findByRole('checkbox', { name: textOf('table.chooseAll') }));
    expect(screen.getByText(textLike('actions.everything'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('actions.delete') }));
    expect(await screen.findByText(textLike('actions.deleted'))).toBeTruthy();
    expect(removeFiltered.mock.calls[0]?.[0]).toMatchObject({
      query: { operator: 'Jan Novák', source: ['MANUAL'], expected: 1234 },
    });
    expect(remove).not.toHaveBeenCalled();
  });

  it('is approved where rows are chosen, and says how many could not be', async () => {
    approve.mockResolvedValue({ approved: 1, notDone: 1, alreadyApproved: 0, changeId: 6 });
    const { user } = show(3);
    await user.click(await screen.findByRole('checkbox', { name: textOf('table.chooseAll') }));
    await user.click(await screen.findByRole('button', { name: textOf('actions.approve') }));
    const counts = { count: 1, notDone: 1, alreadyApproved: 0 };
    expect(await screen.findByText(textOf('actions.approved', counts))).toBeTruthy();
    expect(screen.getByRole('button', { name: textOf('action.undo') })).toBeTruthy();
    expect(approve.mock.calls[0]?.[0]).toMatchObject({ body: { actionIds: [1, 2, 3] } });
  });

  it('is approved as a whole by what it is filtered by, and by how many are seen', async () => {
    approveFiltered.mockResolvedValue({ approved: 1234, notDone: 0, alreadyApproved: 0, changeId: 6 });
    const { user } = show(1234, '?operator=Jan%20Nov%C3%A1k');
    await user.click(await screen.findByRole('checkbox', { name: textOf('table.chooseAll') }));
    await user.click(screen.getByRole('button', { name: textOf('actions.approve') }));
    expect(await screen.findByText(textLike('actions.approved'))).toBeTruthy();
    expect(approveFiltered.mock.calls[0]?.[0]).toMatchObject({ query: { operator: 'Jan Novák', expected: 1234 } });
    expect(approve).not.toHaveBeenCalled();
  });

  it('is not approved by who may only read', async () => {
    show(3, '', 'reader');
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
    expect(screen.queryByRole('checkbox', { name: textOf('table.chooseAll') })).toBeNull();
    expect(screen.queryByRole('button', { name: textOf('actions.approve') })).toBeNull();
  });

  it('is had as a spreadsheet, as it is filtered and sorted, or says why not', async () => {
    excel.mockRejectedValue(new ApiError(404, { code: 'parcel.notFound' }));
    const { user } = show(3, '?operator=Jan%20Nov%C3%A1k&by=area');
    await user.click(await screen.findByRole('button', { name: textOf('actions.excel') }));
    expect(excel.mock.calls[0]?.[0]).toMatchObject({
      query: { operator: 'Jan Novák', 'sort-col': 'area', 'sort-dir': 'desc' },
    });
    expect(await screen.findByText(textOf('error.parcel.notFound'))).toBeTruthy();
  });

  it('says why it is not deleted where there are others than were seen', async () => {
    removeFiltered.mockRejectedValue(new ApiError(409, { code: 'action.othersMeant' }));
    const { user } = show(1234);
    await user.click(await screen.findByRole('checkbox', { name: textOf('table.chooseAll') }));
    await user.click(screen.getByRole('button', { name: textOf('actions.delete') }));
    expect(await screen.findByText(textOf('error.action.othersMeant'))).toBeTruthy();
  });

  it('is not deleted at once where there is more than can be undone', async () => {
    const { user } = show(2001);
    await user.click(await screen.findByRole('checkbox', { name: textOf('table.chooseAll') }));
    expect(screen.getByText(textLike('actions.everything.tooMany'))).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: textOf('actions.delete') }).disabled).toBe(true);
  });
});
