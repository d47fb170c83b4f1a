import type { LandscapeSync, ListedCode } from '@brazda/contract/gateway/landscape.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

const admin = 'spravce@example.com';

const list = { list: 'LAND_USE', countryCode: 'CZ' } as const;
const untouched: LandscapeSync = {
  progress: null,
  done: 0,
  total: 0,
  entries: 0,
  startedAt: null,
  finishedAt: null,
  failure: null,
  failedLists: [],
  isConnected: true,
  lists: [{ ...list, codes: 2, formerCodes: 1, sources: ['PUBLISHED'], fetchedAt: null }],
};
const underWay: LandscapeSync = {
  ...untouched,
  progress: 'IN_PROGRESS',
  done: 1,
  total: 2,
  entries: 14,
  startedAt: '2026-11-20T10:00:00Z',
};
const done: LandscapeSync = {
  ...underWay,
  progress: 'SUCCESS',
  done: 2,
  entries: 17,
  finishedAt: '2026-11-20T10:00:05Z',
};

const code: ListedCode = {
  ...list,
  code: 'R',
  names: [
    { language: 'cs', name: textOf('parcel.landUse.OP'), source: 'REGISTRY' },
    { language: 'pl', name: 'Grunty orne', source: 'GENERAL_KNOWLEDGE' },
  ],
  validFrom: '2015-01-01',
  validTo: null,
  isInForce: true,
  source: 'REGISTRY',
  sourceDetail: 'LPI_GKU01A',
  fetchedAt: '2026-11-20T10:00:05Z',
};
const nameless: ListedCode = {
  ...code,
  code: 'X',
  names: [],
  validFrom: null,
  source: 'PUBLISHED',
  sourceDetail: null,
};

const farm = { ...sampleFarm, id: 3, name: 'Farma', boundingBox: null };

const events = fakeEvents();

type Landscape = Partial<{
  status: () => Promise<LandscapeSync>;
  sync: () => Promise<LandscapeSync>;
  codes: () => Promise<{ rows: ListedCode[]; total: number }>;
}>;

function show(landscape: Landscape): ReturnType<typeof renderApp> {
  const user = { id: 1, email: admin, firstName: '', lastName: '', language: 'cs', authorities: [], isAdmin: true };
  fakeApi({
    gateway: {
      users: { read: async () => user },
      landscape: { codes: async () => ({ rows: [code, nameless], total: 2 }), ...landscape },
    },
    agroevidence: { farms: { list: async () => ({ rows: [farm], total: 1 }) } },
    core: { farmEvents: { follow: events.follow } },
  });
  return renderApp('/farm/3/admin/code-lists');
}

describe('the code lists', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf(admin));
  });

  it('tell of each code its name, its days and where both are from', async () => {
    show({ status: async () => done });
    const arable = (await screen.findByText(textOf('parcel.landUse.OP'), {}, { timeout: 5000 })).closest('li');
    expect(arable?.textContent).toContain(`${textOf('admin.codeLists.source.REGISTRY')} (LPI_GKU01A)`);
    expect(arable?.textContent).toMatch(/od 1\. 1\. 2015/);
    const unnamed = screen.getByText('X').closest('li');
    expect(within(unnamed ?? document.body).getByText(textOf('admin.codeLists.noName'))).toBeTruthy();
    expect(unnamed?.textContent).toContain(textOf('admin.codeLists.source.PUBLISHED'));
  });

  it('are refreshed by a press, and tell how far that is', async () => {
    const status = vi.fn(async () => untouched);
    const sync = vi.fn(async () => underWay);
    const app = show({ status, sync });
    expect(await screen.findByText(textLike('admin.codeLists.never'))).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: textOf('admin.codeLists.refresh') }));
    expect(
      await screen.findByText(textOf('admin.codeLists.inProgress', { done: 1, total: 2, entries: 14 })),
    ).toBeTruthy();
    expect(
      screen.getByRole('progressbar', { name: textOf('admin.codeLists.state') }).getAttribute('aria-valuenow'),
    ).toBe('1');
    expect(screen.getByRole('button', { name: textOf('admin.codeLists.refresh') })).toHaveProperty('disabled', true);
    status.mockResolvedValue(done);
    events.tell({ topic: 'codeLists.progressed' });
    expect(
      await screen.findByText(textLike('admin.codeLists.success', { entries: 17 }), {}, { timeout: 4000 }),
    ).toBeTruthy();
    expect(sync).toHaveBeenCalledOnce();
  });

  it('say which of them stayed as they were while the others were refreshed', async () => {
    show({
      status: async () => ({
        ...underWay,
        progress: 'FAILED',
        failure: 'validation.submitError',
        failedLists: ['APPLICATION_ZONE'],
      }),
    });
    const lists = textOf('admin.codeLists.APPLICATION_ZONE');
    expect(await screen.findByText(textLike('admin.codeLists.failedPartly', { lists }))).toBeTruthy();
    expect(screen.queryByText(textLike('admin.codeLists.failed'))).toBeNull();
  });

  it('say in words why a refresh failed', async () => {
    show({ status: async () => ({ ...done, done: 0, progress: 'FAILED', failure: 'eagri.unavailable' }) });
    expect(await screen.findByText(textLike('admin.codeLists.failure.eagri.unavailable'))).toBeTruthy();
  });

  it('say so of a failure that has no words of its own', async () => {
    show({ status: async () => ({ ...done, progress: 'FAILED', failure: 'something.new' }) });
    expect(await screen.findByText(textLike('admin.codeLists.failure.unexpected'))).toBeTruthy();
  });

  it('cannot be refreshed without a registry, and say why', async () => {
    show({ status: async () => ({ ...untouched, isConnected: false }) });
    const button = await screen.findByRole('button', { name: textOf('admin.codeLists.refresh') });
    expect(button).toHaveProperty('disabled', true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(textLike('admin.codeLists.notConnected'));
  });
});
