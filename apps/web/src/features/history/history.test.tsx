import type { ChangedRecord, FarmChange } from '@brazda/contract/gateway/farm-changes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/days.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';

const farmer = 'jan@farma.cz';
const renamed: FarmChange = {
  id: 12,
  farmId: 3,
  at: '2026-11-20T10:00:05Z',
  action: 'parcel.renamed',
  user: { id: 5, email: farmer },
  originalUser: null,
  about: null,
  detail: { nameBefore: 'U lesa', name: 'Za humny' },
  records: 1,
  canUndo: true,
  undoneBy: null,
};
const record: ChangedRecord = {
  record: 'agroevidence.parcel',
  recordNumber: 4,
  operation: 'UPDATE',
  before: { local_name: 'U lesa' },
  after: { local_name: 'Za humny' },
};

const outline: ChangedRecord = {
  record: 'agroevidence.parcel_version',
  recordNumber: 9,
  operation: 'UPDATE',
  before: { geometry: '0103AB', area_m2: 175_127.4 },
  after: {
    ...{ geometry: '0103CD', area_m2: 174_900, nitrate_vulnerable: 'YES' },
    valid: '[2024-05-01,)',
  },
};
const grown: ChangedRecord = {
  record: 'agroevidence.cultivation',
  recordNumber: 12,
  operation: 'INSERT',
  before: null,
  after: { parcel_id: 4, crop_id: 7, crop_name: 'Pšenice', role: 'MAIN' },
};
const sprayed: ChangedRecord = {
  record: 'agroevidence.action',
  recordNumber: 5,
  operation: 'UPDATE',
  before: { timing: 'AUTUMN', incorporated_on: '2025-10-01', ends_crop: false },
  after: { timing: 'SPRING', nozzle: 'XR 110-03', ends_crop: true },
};
const dosed: ChangedRecord = {
  record: 'agroevidence.action_amount',
  recordNumber: 6,
  operation: 'INSERT',
  before: null,
  after: {
    ...{ used_material_id: 'DAM 390', said_value: 0.15, said_unit: 'L', said_basis: 'HECTARE' },
    organism_codes: ['Pýr plazivý', 'Sněti'],
  },
};
const crops = [{ id: 7, name: 'Pšenice ozimá', color: null, externalId: null, catalogueType: 'PUBLIC' }];

const list = vi.fn();
const records = vi.fn(async () => ({ rows: [record], total: 1 }));
const undo = vi.fn(async (_input: object) => ({ changeId: 13 }));

function show(
  changes: readonly FarmChange[],
  role: 'owner' | 'reader' = 'owner',
  search = '',
): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  list.mockResolvedValue({ rows: changes, total: changes.length });
  fakeApi({
    gateway: {
      farmChanges: { list, records, undo },
      farmMembers: { list: async () => ({ rows: [], total: 0 }) },
    },
    agroevidence: {
      centers: { list: async () => ({ rows: [], total: 0 }) },
      zones: { list: async () => ({ rows: [], total: 0 }) },
      catalogues: { crops: (async () => ({ rows: crops, total: 1 })) as never },
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      parcels: { read: async () => sampleParcel() },
    },
  });
  return renderApp(`/farm/3/history${search}`);
}

describe('the history of a farm', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf(farmer));
    for (const spy of [list, undo]) spy.mockClear();
  });

  it('says what was done and by whom, and opens to what it changed', async () => {
    const { user } = show([renamed]);
    const entry = await screen.findByRole('listitem', { name: '' });
    expect(within(entry).getByText(textOf('audit.action.parcel.renamed'))).toBeTruthy();
    expect(entry.textContent).toContain(farmer);
    await user.click(within(entry).getByRole('button', { name: textLike('history.records', { count: 1 }) }));
    const row = await within(entry).findByRole('row', { name: /U lesa/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['U lesa', 'Za humny']);
  });

  it('tells in words what was kept as numbers, days and marks', async () => {
    records.mockResolvedValueOnce({ rows: [outline, grown], total: 2 });
    const { user } = show([renamed]);
    await user.click(await screen.findByRole('button', { name: textLike('history.records', { count: 1 }) }));
    const hectares = (area: string): string => textOf('parcel.hectares', { area });
    const told = (label: string): string[] =>
      within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await screen.findByText('Pšenice ozimá')).toBeTruthy();
    expect(screen.getByText(textOf('history.outline.is'))).toBeTruthy();
    expect(told(textOf('history.field.valid'))).toEqual([
      '–',
      textOf('history.days.from', { day: formatDay('2024-05-01', 'cs-CZ') }),
    ]);
    expect(told(textOf('parcelOverview.computedArea'))).toEqual([hectares('17,51'), hectares('17,49')]);
    expect(told(textOf('parcel.nitrateVulnerable'))).toEqual(['–', textOf('parcel.yes')]);
    expect(told(textOf('history.field.crop'))).toEqual(['–', 'Pšenice ozimá']);
    expect(told(textOf('crops.role'))).toEqual(['–', textOf('crops.role.MAIN')]);
    expect(screen.queryByText(/_|\[|0103/)).toBeNull();
    const parcel = within(screen.getByRole('row', { name: new RegExp(`^${textOf('history.field.parcel')} – 4`) }));
    expect(parcel.getByRole('link', { name: '4' }).getAttribute('href')).toBe('/farm/3/parcels/4/overview');
  });

  it('tells what a feature has words of as that feature calls it, whole values included', async () => {
    records.mockResolvedValueOnce({ rows: [sprayed], total: 1 });
    const { user } = show([renamed]);
    await user.click(await screen.findByRole('button', { name: textLike('history.records', { count: 1 }) }));
    const timing = 'history.value.agroevidence.action.timing';
    const day = formatDay('2025-10-01', 'cs-CZ');
    const rows = [
      [textOf('history.column.agroevidence.action.timing'), textOf(`${timing}.AUTUMN`), textOf(`${timing}.SPRING`)],
      [textOf('history.column.agroevidence.action.incorporated_on'), day, '–'],
      [textOf('history.column.agroevidence.action.ends_crop'), textOf('parcel.no'), textOf('parcel.yes')],
      [textOf('history.column.agroevidence.action.nozzle'), '–', 'XR 110-03'],
    ];
    for (const row of rows) expect(await screen.findByRole('row', { name: row.join(' ') })).toBeTruthy();
  });

  it('tells amounts with what they are of, by name and in words', async () => {
    records.mockResolvedValueOnce({ rows: [dosed], total: 1 });
    const { user } = show([renamed]);
    await user.click(await screen.findByRole('button', { name: textLike('history.records', { count: 1 }) }));
    const amount = 'history.column.agroevidence.action_amount';
    const rows = [
      [textOf(`${amount}.used_material_id`), '–', 'DAM 390'],
      [textOf(`${amount}.said_value`), '–', '0,15'],
      [textOf(`${amount}.said_basis`), '–', textOf('history.value.agroevidence.action_amount.said_basis.HECTARE')],
      [textOf(`${amount}.organism_codes`), '–', new Intl.ListFormat('cs-CZ').format(['Pýr plazivý', 'Sněti'])],
    ];
    for (const row of rows) expect(await screen.findByRole('row', { name: row.join(' ') })).toBeTruthy();
  });

  it('is chosen by what it is about', async () => {
    const { user } = show([renamed]);
    const field = await screen.findByRole('combobox', { name: textOf('history.filter.record') });
    await user.selectOptions(field, textOf('history.record.agroevidence.plan_entry'));
    const query = { record: 'agroevidence.plan_entry' };
    await vi.waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ query }));
  });

  it('can be asked for every kind of record that has a word, also of other modules, but not for parts of one', async () => {
    const { user } = show([renamed]);
    const field = await screen.findByRole('combobox', { name: textOf('history.filter.record') });
    const kinds = within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(kinds).toContain(textOf('history.record.core.farm'));
    expect(kinds).not.toContain(textOf('history.record.agroevidence.action_amount'));
    await user.selectOptions(field, textOf('history.record.iot.node'));
    await vi.waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ query: { record: 'iot.node' } }));
  });

  it('undoes a change, and offers to undo that', async () => {
    const { user } = show([renamed]);
    await user.click(await screen.findByRole('button', { name: textLike('history.undoOf') }));
    const status = await screen.findByText(textOf('changes.undone'));
    expect(status).toBeTruthy();
    expect(undo.mock.calls).toMatchObject([[{ params: { id: 3, changeId: 12 } }]]);
  });

  it('says what stands in the way of undoing', async () => {
    const later = { ...renamed, id: 14 };
    undo.mockRejectedValueOnce(new ApiError(409, { code: 'change.inTheWay', current: [later] }));
    const { user } = show([renamed]);
    await user.click(await screen.findByRole('button', { name: textLike('history.undoOf') }));
    const said = await screen.findByText(textLike('error.change.inTheWay'), { exact: false });
    expect(said.textContent).toContain(textOf('audit.action.parcel.renamed'));
  });

  it('offers nothing to undo where who looks may not, or it is undone already', async () => {
    show([{ ...renamed, canUndo: false }], 'reader');
    await screen.findByText(textOf('audit.action.parcel.renamed'));
    expect(screen.queryByRole('button', { name: textLike('history.undoOf') })).toBeNull();
  });

  it('asks for what the address says', async () => {
    show([], 'owner', '?action=parcel.renamed&record=agroevidence.parcel&number=4');
    expect(await screen.findByText(textOf('history.none'))).toBeTruthy();
    const query = { action: 'parcel.renamed', record: 'agroevidence.parcel', 'record-number': 4 };
    expect(list.mock.calls[0]?.[0]).toMatchObject({ query });
  });

  it('asks for all that touched a parcel, says which, and for everything again where that is put away', async () => {
    const { user } = show([], 'owner', '?parcel=18');
    const label = await screen.findByText(textOf('history.ofParcel', { name: 'Za humny' }));
    expect(list.mock.calls[0]?.[0]).toMatchObject({ query: { 'parcel-number': 18 } });
    const chip = label.closest<HTMLElement>('.MuiChip-root');
    chip?.focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(list.mock.lastCall?.[0]).not.toMatchObject({ query: { 'parcel-number': 18 } }));
  });
});
