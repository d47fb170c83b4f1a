import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { changedBlock, sampleChange, sampleUpdate } from '#web/testing/sample-land-update.ts';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const farm = { ...sampleFarm, id: 3, name: 'Statek', boundingBox: null };
const square = [
  [16, 49],
  [16.01, 49],
  [16.01, 49.01],
  [16, 49],
];
const geometry = { type: 'MultiPolygon' as const, coordinates: [[square]] };
const drawn = <T extends object>(parts: readonly T[]): (T & { geometry: typeof geometry })[] =>
  parts.map((part) => ({ ...part, geometry }));

const listFarms = vi.fn(async () => ({ rows: [farm], total: 1 }));
const settings = vi.fn(async () => ({ farmId: 3, eagriSettingsEnabled: true, timeZone: 'Europe/Prague' }));
const access = vi.fn(async () => ({ farmId: 3, login: '99jan', szrid: '1', hasSecret: true, version: 1 }));
const availableUpdates = vi.fn();
const begin = vi.fn(async (_input: object) => sampleUpdate({ state: 'WAITING', total: null }));
const list = vi.fn(async (_input?: object) => ({ rows: [] as LandUpdate[], total: 0 }));
const read = vi.fn<() => Promise<LandUpdate>>();
const changes = vi.fn(async (_input: object) => ({ rows: [sampleChange(), changedBlock] as LandChange[], total: 2 }));
const change = vi.fn(async () => ({
  ...changedBlock,
  before: drawn(changedBlock.before),
  now: drawn(changedBlock.now),
  parcels: drawn(changedBlock.parcels),
}));
const decide = vi.fn(async (_input: object) => sampleUpdate());
const apply = vi.fn(async () => sampleUpdate({ state: 'APPLIED', canBeTakenBack: true }));
const takeBack = vi.fn(async () => sampleUpdate({ state: 'TAKEN_BACK' }));

const answerOf = (farms: Partial<{ hasChanges: boolean; failure: string }>): object => ({
  state: 'AVAILABLE',
  farms: [
    { farmId: 3, state: 'AVAILABLE', hasChanges: null, changedOn: null, checkedAt: null, failure: null, ...farms },
  ],
});

function open(path = '/farm/3/user/updatelpis', isRegistryConnected = true): ReturnType<typeof renderApp> {
  return renderApp(path, { configuration: { isRegistryConnected } });
}

const events = fakeEvents();
const wordsOf = ({ textContent }: HTMLElement): string => textContent.replaceAll('\u00a0', ' ');
const comparedAs = (query: object): object =>
  expect.objectContaining({
    params: { id: 3 },
    query: { farmIds: [3], 'update-mode': 'REVIEW', ...query },
  }) as object;
const openUpdate = (): ReturnType<typeof renderApp> => open('/farm/3/user/updatelpis?update=12');

beforeEach(() => {
  vi.clearAllMocks();
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  read.mockResolvedValue(sampleUpdate());
  availableUpdates.mockResolvedValue(answerOf({ hasChanges: false }));
  fakeApi({
    agroevidence: {
      farms: { list: listFarms, settings },
      eagri: {
        access,
        updated: async () => ({
          rows: [
            {
              importId: 1,
              farmId: 3,
              validityDate: '2026-03-01',
              updatedAt: '2026-03-01T10:00:00Z',
              parcels: 21,
            },
          ],
          total: 1,
        }),
        checkUpdates: async () => ({ state: 'IN_PROGRESS', farms: [] }),
        availableUpdates,
      },
      landUpdates: { begin, list, read, changes, change, decide, apply, takeBack },
    },
    core: { farmEvents: { follow: events.follow } },
  });
});

/** Two sentences that stand side by side. */
function bothOf(first: 'landUpdate.unknown' | 'landUpdate.failed', second: 'error.eagri.unavailable'): RegExp {
  return new RegExp(`${textLike(first).source}\\s${textLike(second).source}`, 'u');
}

describe('the update from the land register', () => {
  it('is told to be nothing for a farm of a country whose registry cannot be asked, and leads nowhere', async () => {
    listFarms.mockResolvedValueOnce({ rows: [{ ...farm, countryCode: 'SK' }], total: 1 });
    open();
    expect(await screen.findByText(textLike('integrations.registry.foreign', { country: 'Slovensko' }))).toBeDefined();
    expect(screen.queryByRole('link', { name: textOf('integrations.title') })).toBeNull();
    expect(access).not.toHaveBeenCalled();
  });

  it('is in the menu of a Czech farm that signs in to the registry', async () => {
    const { user } = open('/farm/3/map');
    await user.click(await screen.findByRole('button', { name: textOf('shell.userMenu', { user: 'jan@farma.cz' }) }));
    const entry = await screen.findByRole('link', { name: textOf('landUpdate.title') });
    expect(entry.getAttribute('href')).toBe('/farm/3/user/updatelpis');
  });

  it('is in the menu of no farm that does not sign in', async () => {
    settings.mockResolvedValueOnce({ farmId: 3, eagriSettingsEnabled: false, timeZone: 'Europe/Prague' });
    const { user } = open('/farm/3/map');
    await user.click(await screen.findByRole('button', { name: textOf('shell.userMenu', { user: 'jan@farma.cz' }) }));
    await waitFor(() => expect(settings).toHaveBeenCalledOnce());
    expect(screen.queryByRole('link', { name: textOf('landUpdate.title') })).toBeNull();
  });

  it('lists earlier ones by the page that the address says', async () => {
    open('/farm/3/user/updatelpis?page=2');
    const query = expect.objectContaining({ page: 2, 'per-page': 10 }) as object;
    await waitFor(() => expect(list).toHaveBeenCalledWith(expect.objectContaining({ query })));
  });

  it('says when the land was taken last, and that nothing is new', async () => {
    open();
    expect(await screen.findByText(textOf('landUpdate.noNews'))).toBeTruthy();
    expect(screen.getByText(textOf('integrations.registry.takenOf', { count: 21, day: '1. 3. 2026' }))).toBeTruthy();
  });

  it('says what is unknown as unknown, with the reason', async () => {
    availableUpdates.mockResolvedValue(answerOf({ failure: 'eagri.unavailable' }));
    open();
    expect(await screen.findByText(bothOf('landUpdate.unknown', 'error.eagri.unavailable'))).toBeTruthy();
  });

  it('leads to where the key is entered while the farm has none', async () => {
    access.mockResolvedValueOnce({ farmId: 3, login: '', szrid: '', hasSecret: false, version: 0 });
    open();
    const way = await screen.findByRole('link', { name: textOf('landUpdate.toIntegrations') });
    expect(way.getAttribute('href')).toBe('/farm/3/user/integrations');
    expect(screen.queryByRole('button', { name: textOf('landUpdate.begin') })).toBeNull();
  });

  it('compares with no day to come and none before the last', async () => {
    const { user } = open();
    const day = await screen.findByLabelText(textOf('landUpdate.day'));
    const submit = screen.getByRole('button', { name: textOf('landUpdate.begin') });
    await user.clear(day);
    await user.type(day, '1. 1. 2199');
    await user.click(submit);
    expect(await screen.findByText(textLike('landUpdate.dayFuture'))).toBeTruthy();
    await user.clear(day);
    await user.type(day, '28. 2. 2026');
    expect(await screen.findByText(textLike('landUpdate.dayEarly', { day: '1. 3. 2026' }))).toBeTruthy();
    expect(begin).not.toHaveBeenCalled();
  });

  it('begins with a review of today unless told otherwise, and is followed until it is done', async () => {
    read.mockResolvedValue(sampleUpdate({ state: 'IN_PROGRESS', done: 5 }));
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: textOf('landUpdate.begin') }));
    expect(await screen.findByText(textOf('landUpdate.counted', { done: 5, total: 21 }))).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
    expect(router.state.location.search).toEqual({ update: 12 });
    expect(begin).toHaveBeenCalledWith(comparedAs({}));
    read.mockResolvedValue(sampleUpdate());
    events.tell({ topic: 'landUpdate.progressed', farmId: 3, landUpdateId: 12 });
    expect(await screen.findByText(textLike('landUpdate.headline.SPLIT', { before: '1707/3' }))).toBeTruthy();
  });

  it('says why it failed, and tries again', async () => {
    read.mockResolvedValue(sampleUpdate({ state: 'FAILED', failure: 'eagri.unavailable' }));
    const { user } = openUpdate();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      bothOf('landUpdate.failed', 'error.eagri.unavailable'),
    );
    await user.click(screen.getByRole('button', { name: textOf('landUpdate.compareAgain') }));
    await waitFor(() => expect(begin).toHaveBeenCalledOnce());
  });

  it('that is not of this farm is said to be nowhere', async () => {
    read.mockRejectedValue(new ApiError(404, { code: 'landUpdate.notFound' }));
    openUpdate();
    expect(await screen.findByRole('heading', { name: textOf('landUpdate.notFound') })).toBeTruthy();
    expect(screen.getByRole('link', { name: textOf('landUpdate.toOverview') })).toBeTruthy();
  });

  it('in which nothing has changed says so calmly', async () => {
    const counts = { ...sampleUpdate().counts, total: 0 };
    read.mockResolvedValue(sampleUpdate({ counts, unchanged: 21 }));
    openUpdate();
    expect(await screen.findByRole('heading', { name: textOf('landUpdate.nothing') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('landUpdate.apply') })).toBeNull();
  });
});

describe('the review of changes', () => {
  it('says of a conflict what each choice means, and is decided by the keyboard', async () => {
    const { user } = openUpdate();
    expect(await screen.findByText(textOf('landUpdate.conflict.OWN_OUTLINE'))).toBeTruthy();
    expect(screen.getByText(textOf('landUpdate.conflictKeep.OWN_OUTLINE'))).toBeTruthy();
    const choice = within(
      screen.getByRole('radiogroup', { name: textOf('landUpdate.decisionOf', { name: '1501/22' }) }),
    );
    choice.getByRole<HTMLInputElement>('radio', { name: textOf('landUpdate.decision.LATER') }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(choice.getByRole<HTMLInputElement>('radio', { name: textOf('landUpdate.decision.KEEP') }).checked).toBe(
      true,
    );
    await waitFor(() =>
      expect(decide).toHaveBeenCalledWith(expect.objectContaining({ body: { decision: 'KEEP', numbers: [2] } })),
    );
  });

  it('shows what was decided before when a decision is refused, and says why', async () => {
    decide.mockRejectedValueOnce(new ApiError(409, { code: 'landUpdate.notOpen' }));
    const { user } = openUpdate();
    const choice = within(
      await screen.findByRole('radiogroup', { name: textOf('landUpdate.decisionOf', { name: '1501/22' }) }),
    );
    await user.click(choice.getByRole('radio', { name: textOf('landUpdate.decision.TAKE') }));
    expect(await screen.findByText(textLike('error.landUpdate.notOpen'))).toBeTruthy();
    await waitFor(() =>
      expect(choice.getByRole<HTMLInputElement>('radio', { name: textOf('landUpdate.decision.LATER') }).checked).toBe(
        true,
      ),
    );
  });

  it('decides at once about all of a kind, and about those that are picked', async () => {
    const { user, router } = openUpdate();
    await user.click(await screen.findByRole('button', { name: 'Rozdělené 1' }));
    expect(router.state.location.search).toMatchObject({ kind: 'SPLIT' });
    await waitFor(() =>
      expect(changes).toHaveBeenLastCalledWith(
        expect.objectContaining({ query: expect.objectContaining({ kind: ['SPLIT'] }) as object }),
      ),
    );
    await user.click(screen.getByRole('button', { name: textOf('landUpdate.decision.LATER') }));
    await waitFor(() =>
      expect(decide).toHaveBeenCalledWith(expect.objectContaining({ body: { decision: 'LATER', kinds: ['SPLIT'] } })),
    );
    await user.click(await screen.findByRole('checkbox', { name: textOf('landUpdate.pickPage') }));
    expect(screen.getByText(textOf('landUpdate.bulk.picked', { count: 2 }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('landUpdate.decision.TAKE') }));
    await waitFor(() =>
      expect(decide).toHaveBeenLastCalledWith(expect.objectContaining({ body: { decision: 'TAKE', numbers: [1, 2] } })),
    );
  });

  it('draws an opened change and compares what differs in three columns', async () => {
    const { user } = openUpdate();
    await user.click(
      await screen.findByRole('button', { name: textOf('landUpdate.headline.CHANGED', { now: '1501/22' }) }),
    );
    const picture = await screen.findByRole('img', { name: textLike('landUpdate.picture') });
    expect([...picture.querySelectorAll('path')].map((path) => path.dataset['look'])).toEqual(['own', 'now', 'before']);
    const rows = within(screen.getByRole('table', { name: textOf('landUpdate.compared') })).getAllByRole('row');
    const cells = rows.map((row) => within(row).queryAllByRole('cell').map(wordsOf));
    expect(cells.slice(2, 4)).toEqual([
      ['8,07 ha', '8,07 ha', '8,07 ha'],
      ['8,07 ha', '8,07 ha', '7,95 ha'],
    ]);
  });

  it('is applied after it was said what will happen, and undone', async () => {
    const { user } = openUpdate();
    await user.click(await screen.findByRole('button', { name: textOf('landUpdate.apply') }));
    const dialog = within(screen.getByRole('dialog', { name: textOf('landUpdate.applyTitle') }));
    expect(dialog.getByText(textOf('landUpdate.willTake', { count: 2 }))).toBeTruthy();
    const farmsBefore = listFarms.mock.calls.length;
    await user.click(dialog.getByRole('button', { name: textOf('landUpdate.apply') }));
    expect(await screen.findByText(textOf('landUpdate.didTake', { count: 2 }))).toBeTruthy();
    await waitFor(() => expect(listFarms.mock.calls.length).toBeGreaterThan(farmsBefore));
    await user.click(screen.getByRole('button', { name: textOf('landUpdate.takeBack') }));
    expect(screen.getByText(textLike('landUpdate.takeBackMeans'))).toBeTruthy();
    const asked = within(screen.getByRole('dialog', { name: textOf('landUpdate.takeBackTitle') }));
    await user.click(asked.getByRole('button', { name: textOf('landUpdate.takeBack') }));
    expect(await screen.findByText(textLike('landUpdate.takenBack'))).toBeTruthy();
  });

  it('whose parcels changed meanwhile leads to comparing anew', async () => {
    apply.mockRejectedValueOnce(new ApiError(409, { code: 'landUpdate.outdated' }));
    const { user } = openUpdate();
    await user.click(await screen.findByRole('button', { name: textOf('landUpdate.apply') }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: textOf('landUpdate.apply') }));
    expect(await screen.findByText(textLike('error.landUpdate.outdated'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('landUpdate.compareAgain') }));
    await waitFor(() => expect(begin).toHaveBeenCalledWith(comparedAs({ 'validity-date': '2026-11-20' })));
  });
});
