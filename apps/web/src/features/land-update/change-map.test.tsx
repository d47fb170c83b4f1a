import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { changedBlock, sampleChange, sampleUpdate } from '#web/testing/sample-land-update.ts';
import type { ChangeMapProps } from './ChangeMap.tsx';
import { textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

/** A map without a canvas: what is on it as buttons, and what is selected in words. */
vi.mock('./ChangeMap.tsx', () => ({
  ChangeMap: ({ changes, selected, onSelect }: ChangeMapProps) => (
    <section aria-label="map">
      <p>{selected ? `${selected.number} from the ${selected.from}` : 'nothing'}</p>
      {changes.map(({ number }) => (
        <button key={number} type="button" onClick={() => onSelect(number)}>
          {number}
        </button>
      ))}
    </section>
  ),
}));

const farm = { ...sampleFarm, id: 3, name: 'Statek', boundingBox: null };
const manyChanges = 120;
const outlinesOf = (number: number): LandChangeOutlines => ({
  number,
  kind: 'CHANGED',
  conflict: null,
  before: [],
  now: [],
  own: [],
});
const outlines = vi.fn(async (_input: object) => ({
  rows: Array.from({ length: manyChanges }, (_, at) => outlinesOf(at + 1)),
  total: manyChanges,
}));
const changes = vi.fn(async ({ query }: { readonly query?: { readonly page?: number | undefined } | undefined }) => {
  const page = query?.page ?? 1;
  const rows = page === 1 ? [sampleChange(), changedBlock] : [{ ...changedBlock, number: 51 + (page - 2) * 50 }];
  return { rows, total: manyChanges };
});

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = vi.fn();
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [farm], total: 1 }),
        settings: async () => ({ farmId: 3, eagriSettingsEnabled: true, timeZone: 'Europe/Prague' }),
      },
      landUpdates: {
        list: async () => ({ rows: [], total: 0 }),
        read: async () => sampleUpdate(),
        change: async () => new Promise(() => undefined),
        changes,
        outlines,
      },
    },
  });
});

interface OpenedMap extends ReturnType<typeof renderApp> {
  readonly map: HTMLElement;
}

async function openMap(): Promise<OpenedMap> {
  const app = renderApp('/farm/3/user/updatelpis?update=12', { configuration: { isRegistryConnected: true } });
  return { ...app, map: await screen.findByRole('region', { name: 'map' }) };
}

const current = (): (string | undefined)[] =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map(({ dataset }) => dataset['number']);

describe('the map of changes', () => {
  it('is asked for on a phone only once it is opened', async () => {
    const silent = { addListener: vi.fn(), removeListener: vi.fn() };
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      ...silent,
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    } as never);
    const { user } = renderApp('/farm/3/user/updatelpis?update=12', { configuration: { isRegistryConnected: true } });
    const button = await screen.findByRole('button', { name: textOf('landUpdate.map.show') });
    expect(outlines).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByRole('region', { name: 'map' })).toBeTruthy();
    expect(screen.getByRole('button', { name: textOf('landUpdate.map.hide') }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('shows the change that is opened in the list', async () => {
    const { user, map } = await openMap();
    await user.click(screen.getByRole('button', { name: textOf('landUpdate.headline.CHANGED', { now: '1501/22' }) }));
    expect(within(map).getByText('2 from the list')).toBeTruthy();
    expect(current()).toEqual(['2']);
  });

  it('brings the row of what is chosen on it into view, with the focus on it', async () => {
    const { user, map } = await openMap();
    await user.click(within(map).getByRole('button', { name: '2' }));
    await waitFor(() => expect(current()).toEqual(['2']));
    expect(document.activeElement?.textContent).toBe(textOf('landUpdate.headline.CHANGED', { now: '1501/22' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('turns to the page of the list on which the chosen change is', async () => {
    const { user, map, router } = await openMap();
    await user.click(within(map).getByRole('button', { name: '101' }));
    await waitFor(() => expect(current()).toEqual(['101']));
    expect(router.state.location.search).toMatchObject({ update: 12, page: 3 });
  });

  it('shows what the list is filtered by', async () => {
    const { user } = await openMap();
    await user.click(screen.getByRole('button', { name: 'Rozdělené 1' }));
    await waitFor(() =>
      expect(outlines).toHaveBeenLastCalledWith(
        expect.objectContaining({ query: expect.objectContaining({ kind: ['SPLIT'] }) as object }),
      ),
    );
  });
});
