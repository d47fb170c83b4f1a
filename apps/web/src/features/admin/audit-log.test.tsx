import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageId } from '#web/i18n/ids.generated.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

const admin = 'spravce@example.com';
const farmer = 'jan@farma.cz';
const farm = { ...sampleFarm, id: 3, name: 'Farma', boundingBox: null };

const signedIn: AuditEvent = {
  id: 1,
  at: '2026-11-20T10:00:05Z',
  action: 'session.signedIn',
  farm: null,
  user: { id: 5, email: farmer },
  originalUser: null,
  about: null,
  detail: {},
  requestId: null,
};
const eventWith = (detail: AuditEvent['detail'], action: AuditEvent['action']): AuditEvent => ({
  ...signedIn,
  action,
  detail,
});

const list = vi.fn();
const exportFile = vi.fn();
vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

function show(events: readonly AuditEvent[], search = ''): ReturnType<typeof renderApp> {
  const user = { id: 1, email: admin, firstName: '', lastName: '', language: 'cs', authorities: [], isAdmin: true };
  list.mockImplementation(async () => ({ rows: events, total: events.length }));
  fakeApi({
    gateway: { users: { read: async () => user }, audit: { list, exportFile } },
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }) } },
  });
  return renderApp(`/farm/3/admin/audit${search}`);
}

async function factsOf(event: AuditEvent): Promise<string[]> {
  show([event]);
  const table = within(await screen.findByRole('table', { name: textOf('admin.audit.title') }));
  return table.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

type DetailKey = MessageId extends infer Id ? (Id extends `audit.detail.${infer Key}` ? Key : never) : never;

/** Details as they stand in one cell, each with what it is called. */
function said(...facts: readonly (readonly [key: DetailKey, value: string])[]): string {
  return facts.map(([key, value]) => `${textOf(`audit.detail.${key}`)}: ${value}`).join(' · ');
}

describe('the audit log', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf(admin));
    list.mockReset();
  });

  it.each([
    [
      'parcel.renamed',
      { name: 'Zastoupená', parcelId: 12_064, nameBefore: 'Bahna' },
      said(['nameBefore', 'Bahna'], ['name', 'Zastoupená'], ['parcelId', '12064']),
    ],
    ['parcel.renamed', { name: 'Nová', parcelId: 64, nameBefore: null }, said(['name', 'Nová'], ['parcelId', '64'])],
    [
      'farm.changed',
      { countryBefore: 'CZ', country: 'SK', name: 'Dvůr' },
      said(['name', 'Dvůr'], ['countryBefore', 'Česko'], ['country', 'Slovensko']),
    ],
    [
      'import.finished',
      { state: 'SUCCESS', importId: 7 },
      said(['state', textOf('admin.import.SUCCESS')], ['importId', '7']),
    ],
    [
      'landUpdate.begun',
      { mode: 'REVIEW', updateId: 2, validityDate: '2026-11-01' },
      said(['mode', textOf('landUpdate.way.REVIEW')], ['validityDate', '1. 11. 2026'], ['updateId', '2']),
    ],
    ['landUpdate.applied', { parcels: 1300, updateId: 2 }, said(['parcels', '1 300'], ['updateId', '2'])],
    ['password.changed', { by: 'reset' }, said(['by', textOf('audit.detail.by.reset')])],
    [
      'impersonation.call',
      { id: 64, call: 'PATCH /agroevidence/parcels/:id' },
      said(['call', 'PATCH /agroevidence/parcels/64']),
    ],
    ['import.finished', { novelty: 'x', state: 'ODD' }, `${said(['state', 'ODD'])} · novelty: x`],
  ] as const)('tells the details of %s in words: %o', async (action, detail, words) => {
    expect(await factsOf(eventWith(detail, action))).toContain(words);
  });

  it('names by their address whom something was done to', async () => {
    const added = eventWith({ userId: 5, role: 'owner' }, 'member.added');
    const named = await factsOf({ ...added, about: { id: 5, email: farmer } });
    const [who, role] = [textOf('audit.detail.about'), textOf('audit.detail.role')];
    expect(named).toContain(`${who}: ${farmer} · ${role}: ${textOf('farmSettings.role.owner')}`);
  });

  it('says by number whom it was done to where that is all that is left', async () => {
    const gone = await factsOf({ ...eventWith({ userId: 5 }, 'member.removed'), about: { id: 5, email: null } });
    expect(gone).toContain(`${textOf('audit.detail.userId')}: 5`);
  });

  it('is put in order by its columns, and says so in the address', async () => {
    const { user, router } = show([signedIn]);
    const who = await screen.findByRole('columnheader', { name: textOf('audit.user') });
    expect(screen.getByRole('columnheader', { name: textOf('admin.audit.at') }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await user.click(within(who).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toEqual({ by: 'user', ascending: true }));
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({
        query: expect.objectContaining({ 'sort-col': 'user', 'sort-dir': 'asc' }) as unknown,
      }),
    );
    await waitFor(() => expect(who.getAttribute('aria-sort')).toBe('ascending'));
  });

  it('saves what the filter leaves, whatever page is on screen, and says where that is too much', async () => {
    const { user } = show([signedIn], '?user=5&page=3');
    exportFile
      .mockResolvedValueOnce(new Response('x'))
      .mockRejectedValueOnce(new ApiError(422, { code: 'audit.tooMany' }));
    await user.click(await screen.findByRole('button', { name: textOf('admin.audit.exportExcel') }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(expect.anything(), `${textOf('admin.audit.title')}.xlsx`),
    );
    expect(exportFile).toHaveBeenCalledWith(expect.objectContaining({ query: { 'user-id': 5, format: 'xlsx' } }));
    await user.click(screen.getByRole('button', { name: textOf('admin.audit.exportCsv') }));
    expect(await screen.findByText(textOf('error.audit.tooMany'))).toBeTruthy();
  });

  it('leaves nothing in the place of a farm and details that there are not, and writes times as other screens', async () => {
    const [at, ...others] = await factsOf(signedIn);
    expect(at).toMatch(/^20\. 11\. 2026 \d{1,2}:00$/);
    expect(others).toEqual([farmer, '', '']);
  });

  it('calls what is shown alone by its name, as long as there is one', async () => {
    show([{ ...signedIn, farm: { id: 8, name: 'Lískovec' } }], '?user=5&farm=8');
    expect(await screen.findByText(`Jen ${farmer}`)).toBeTruthy();
    expect(screen.getByText('Jen Lískovec')).toBeTruthy();
  });

  it('says by number whom nobody knows by name any more', async () => {
    show([], '?user=5');
    expect(await screen.findByText(textOf('admin.audit.onlyUser', { user: 5 }))).toBeTruthy();
  });

  it.each([
    ['import.finished', textOf('audit.system')],
    ['session.refused', textOf('admin.audit.nobody')],
  ] as const)('tells what the system did from a sign-in of nobody known: %s', async (action, who) => {
    expect(await factsOf({ ...signedIn, user: null, action })).toContain(who);
  });

  it('lets an address break before its @ only', async () => {
    show([signedIn]);
    const button = await screen.findByRole('button', { name: /@farma\.cz$/ });
    expect(button.textContent).toBe(farmer);
    expect(button.querySelector('wbr')?.nextSibling?.textContent).toBe('@farma.cz');
  });

  it('asks for the days that are typed as the language writes them', async () => {
    const { user, router } = show([signedIn]);
    const from = await screen.findByLabelText(textOf('audit.filter.from'));
    await user.type(from, '3. 11. 2026');
    await waitFor(() => expect(router.state.location.search).toEqual({ from: '2026-11-03' }));
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ from: '2026-11-03' }) as unknown }),
    );
    const to = screen.getByLabelText(textOf('audit.filter.to'));
    await user.type(to, 'zítra');
    await user.tab();
    expect(await screen.findByText(textLike('validation.dateFormat'))).toBeTruthy();
  });

  it('says when the last day is before the first', async () => {
    show([], '?from=2026-11-03&to=2026-11-02');
    expect(await screen.findByText(textLike('audit.filter.dayEarly', { day: '3. 11. 2026' }))).toBeTruthy();
  });
});
