import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const underWay: Import = {
  id: 7,
  farmId: 8,
  origin: 'FILE',
  fileName: 'pole.zip',
  state: 'IN_PROGRESS',
  done: 250,
  total: 1000,
  imported: 250,
  skipped: 0,
  alreadyThere: 0,
  canBeTakenBack: false,
  landUpdateId: null,
  areaHa: 0,
  computedAreaHa: 0,
  startedAt: '2026-11-20T10:00:00Z',
  finishedAt: null,
  failure: null,
  problems: [],
  problemCount: 0,
};
const farm = { ...sampleFarm, id: 8, name: 'Statek', boundingBox: null };
const done: Import = { ...underWay, state: 'SUCCESS', done: 1000, imported: 998, skipped: 2, areaHa: 1234.5 };

describe('an import under way', () => {
  beforeEach(() => {
    storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  });

  it('shows how many of how many, until all are in', async () => {
    const { follow, tell } = fakeEvents();
    const read = vi.fn(async () => underWay);
    fakeApi({ agroevidence: { imports: { read } }, core: { farmEvents: { follow } } });
    const counted = { done: 250, total: 1000, fileName: 'pole.zip' };
    renderApp('/signup/import-in-progress?import=7');
    expect(
      await screen.findByText(
        textOf('importProgress.counted', counted).replaceAll('\u00a0', ' '),
        {},
        { timeout: 5000 },
      ),
    ).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('250');
    read.mockResolvedValue(done);
    tell({ topic: 'import.progressed', farmId: 8, importId: 7 });
    expect(
      await screen.findByText(
        textLike('importProgress.success', { count: 998, area: /1\s234,50/u }),
        {},
        { timeout: 3000 },
      ),
    ).toBeTruthy();
    expect(screen.getByText(/2 pozemky jsme museli vynechat/)).toBeTruthy();
    expect(screen.getByRole('link', { name: textOf('importProgress.toMap') }).getAttribute('href')).toBe('/farm/8');
  });

  it('goes on to the map by itself once all is in and there is nothing to read, and can be undone there', async () => {
    const whole: Import = { ...done, imported: 1000, skipped: 0, canBeTakenBack: true };
    const { follow, tell } = fakeEvents();
    const read = vi.fn(async () => underWay);
    const takeBack = vi.fn(async (): Promise<Import> => ({ ...whole, state: 'TAKEN_BACK' }));
    fakeApi({
      agroevidence: { imports: { read, takeBack }, farms: { list: async () => ({ rows: [farm], total: 1 }) } },
      core: { farmEvents: { follow } },
    });
    const { router, user } = renderApp('/signup/import-in-progress?import=7');
    await screen.findByRole('progressbar', {}, { timeout: 5000 });
    read.mockResolvedValue(whole);
    tell({ topic: 'import.progressed', farmId: 8, importId: 7 });
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/farm\/8/), { timeout: 5000 });
    await user.click(await screen.findByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(takeBack).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 7 } })));
    expect(await screen.findByText(textOf('changes.undone'))).toBeTruthy();
  });

  it('that ended before it was looked at stays to be read', async () => {
    const whole: Import = { ...done, imported: 1000, skipped: 0 };
    fakeApi({ agroevidence: { imports: { read: async () => whole } } });
    const { router } = renderApp('/signup/import-in-progress?import=7');
    expect(await screen.findByText(textLike('importProgress.success', { count: 1000 }))).toBeTruthy();
    expect(router.state.location.pathname).toBe('/signup/import-in-progress');
  });

  it('is found again without its number', async () => {
    fakeApi({
      agroevidence: { imports: { list: async () => ({ rows: [underWay], total: 1 }), read: async () => underWay } },
    });
    renderApp('/signup/import-in-progress');
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });

  it('says why it failed and can be tried again', async () => {
    const failed: Import = { ...underWay, state: 'FAILED', failure: 'landFile.tooHard' };
    const retry = vi.fn(async () => underWay);
    const farms = { list: async () => ({ rows: [farm], total: 1 }) };
    fakeApi({ agroevidence: { imports: { read: async () => failed, retry }, farms } });
    const { user } = renderApp('/signup/import-in-progress?import=7');
    expect(await screen.findByText(textLike('landFile.tooHard'))).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: textOf('importProgress.retry') }));
    await waitFor(() => expect(retry).toHaveBeenCalledOnce());
  });

  it('says what to do when there is none', async () => {
    fakeApi({ agroevidence: { imports: { list: async () => ({ rows: [], total: 0 }) } } });
    renderApp('/signup/import-in-progress');
    expect(await screen.findByRole('link', { name: textOf('importProgress.begin') })).toBeTruthy();
  });
});
