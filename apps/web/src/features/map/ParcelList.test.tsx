import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleCrop, sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import type { ListView } from './list-view.ts';
import { ParcelList } from './ParcelList.tsx';
import { createPointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

type List = (input?: { query?: { page?: number | undefined } }) => Promise<{ rows: Parcel[]; total: number }>;
const list = vi.fn<List>();
const onFound = vi.fn<(ids: ReadonlySet<number> | undefined) => void>();
const pointed = createPointedParcel();
const onChoose = vi.fn<(parcel: { readonly id: number }) => void>();

const oats = { validFrom: null, seed: { crop: sampleCrop({ id: 9, name: 'Oves setý', color: null }) } };
const parcels = [
  sampleParcel({ id: 1, localName: 'Pole 10', area: 4 }),
  sampleParcel({ id: 2, localName: 'Pole 2', area: 12.5 }),
  sampleParcel({ id: 3, localName: 'Žitná hora', area: 7, blockNumber: '2501/13', seedApplication: oats }),
];

beforeEach(() => {
  list.mockReset();
  onChoose.mockReset();
  onFound.mockReset();
  pointed.point(undefined);
  list.mockResolvedValue({ rows: parcels, total: 3 });
  fakeApi({ agroevidence: { parcels: { list } } });
});

function Opened(): ReactElement {
  const [view, setView] = useState<ListView>({ isOpen: true, filter: '', sort: 'name' });
  return (
    <ParcelList
      farm={sampleFarm}
      view={view}
      selectedId={2}
      pointed={pointed}
      onFound={onFound}
      onView={(change) => setView((before) => ({ ...before, ...change }))}
      onChoose={onChoose}
      onClose={() => undefined}
    />
  );
}

function open(): ReturnType<typeof renderWithProviders>['user'] {
  return renderWithProviders(<Opened />).user;
}

const sum = (): string =>
  within(screen.getByRole('region', { name: textOf('map.list') })).getByRole('status').textContent;

describe('the list of parcels', () => {
  it('says what the map shows, in natural order, with its number and area', async () => {
    open();
    const row = await screen.findByRole('button', { name: /Pole 2/ });
    expect(row.textContent).toBe(
      `Pole 212,50 ha${textOf('parcel.blockNumbered', { block: '590-1140 1501/22' })}Pšenice ozimá`,
    );
    expect(row.getAttribute('aria-current')).toBe('true');
    expect(screen.getAllByRole('button', { name: /ha/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pole 2/),
      expect.stringMatching(/^Pole 10/),
      expect.stringMatching(/^Žitná/),
    ]);
    expect(sum()).toBe('3 pozemky23,50 ha');
  });

  it('is filtered by name, block or crop, whatever the accents', async () => {
    const user = open();
    const filter = await screen.findByRole('textbox', { name: textOf('map.filter.label') });
    await screen.findByRole('button', { name: /Pole 2/ });
    await user.type(filter, 'ZITNA 2501');
    await waitFor(() => expect(sum()).toBe('1 pozemek7,00 ha'));
    await user.clear(filter);
    await user.type(filter, 'oves');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Pole/ })).toBeNull());
    expect(screen.getByRole('button', { name: /Žitná hora/ })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /Pole 10/ })).toBeTruthy();
  });

  it('tells the map what the filter leaves, and again all when it is gone', async () => {
    const user = open();
    await screen.findByRole('button', { name: /Pole 2/ });
    expect(onFound).toHaveBeenLastCalledWith(undefined);
    await user.type(screen.getByRole('textbox'), 'zitna');
    await waitFor(() => expect(onFound).toHaveBeenLastCalledWith(new Set([3])));
    await user.clear(screen.getByRole('textbox'));
    await waitFor(() => expect(onFound).toHaveBeenLastCalledWith(undefined));
  });

  it('and the map show both what one of them points at', async () => {
    const user = open();
    const row = await screen.findByRole('button', { name: /Pole 10/ });
    await user.hover(row);
    expect(pointed.id()).toBe(1);
    await user.unhover(row);
    expect(pointed.id()).toBeUndefined();
    act(() => pointed.point(3));
    const marked = document.querySelectorAll('[data-pointed="true"]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Žitná/)]);
  });

  it('says so when nothing is left, and how to get all back', async () => {
    const user = open();
    await screen.findByRole('button', { name: /Pole 2/ });
    await user.type(screen.getByRole('textbox'), 'kukuřice');
    expect(await screen.findByText(textLike('map.filter.nothingHelp', { text: 'kukuřice' }))).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: textOf('map.filter.clear') }).reverse();
    if (clear) await user.click(clear);
    expect(await screen.findByRole('button', { name: /Pole 2/ })).toBeTruthy();
  });

  it('is sorted by area with the largest first', async () => {
    const user = open();
    await screen.findByRole('button', { name: /Pole 2/ });
    await user.selectOptions(screen.getByRole('combobox', { name: textOf('map.sort.label') }), 'area');
    expect(screen.getAllByRole('button', { name: /ha/ }).map(({ textContent }) => textContent.slice(0, 6))).toEqual([
      'Pole 2',
      'Žitná ',
      'Pole 1',
    ]);
  });

  it('is gone through by keys from the filter on; Enter chooses', async () => {
    const user = open();
    await screen.findByRole('button', { name: /Pole 2/ });
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose.mock.calls.map(([{ id }]) => id)).toEqual([3]);
    await user.keyboard('{Home}{Enter}');
    expect(onChoose.mock.calls.map(([{ id }]) => id)).toEqual([3, 2]);
  });

  it('is read on until all of a large farm is there', async () => {
    list.mockImplementation((input) => {
      const first = ((input?.query?.page ?? 1) - 1) * 1000 + 1;
      const rows = Array.from({ length: first === 1 ? 1000 : 200 }, (_, at) =>
        sampleParcel({ id: first + at, localName: `Pole ${first + at}`, area: 1 }),
      );
      return Promise.resolve({ rows, total: 1200 });
    });
    const user = open();
    await waitFor(() =>
      expect(sum()).toMatch(
        new RegExp(
          `^${textLike('parcel.count', { count: 1200 }).source}${textLike('parcel.hectares', { area: /1\s?200,00/u }).source}`,
          'u',
        ),
      ),
    );
    await user.type(screen.getByRole('textbox'), 'pole 1200');
    expect(await screen.findByRole('button', { name: /Pole 1200/ })).toBeTruthy();
  });

  it('offers another try when it does not load', async () => {
    list.mockRejectedValueOnce(new ApiError(503, { code: 'service.unavailable' }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: textOf('action.retry') }));
    expect(await screen.findByRole('button', { name: /Pole 2/ })).toBeTruthy();
  });
});
