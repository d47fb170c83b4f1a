import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CadastralUnitSum } from '@brazda/contract/agroevidence/parcel-sums.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { ParcelSearch } from './ParcelSearch.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

const louka = { id: 3, blockNumber: '7405/5', localName: 'Dlouhá louka', area: 2.5, lat: 49, lon: 16 };
const kopec = { id: 4, blockNumber: '7405/6', localName: 'Kopec', area: 1, lat: 49, lon: 16 };
const suggestions =
  vi.fn<(input: { query: { search: string } }) => Promise<{ rows: (typeof louka)[]; total: number }>>();
const onParcel = vi.fn();
const onPlace = vi.fn();
const onLand = vi.fn();
const lhota: CadastralUnitSum = {
  name: 'Lhota u Tábora',
  count: 21,
  area: 120.5,
  boundingBox: [14.6, 49.4, 14.7, 49.5],
};
const onClear = vi.fn();

beforeEach(() => {
  for (const spy of [suggestions, onParcel, onPlace, onLand, onClear]) spy.mockReset();
  suggestions.mockImplementation(({ query }) => {
    const rows = query.search.startsWith('7405') ? [louka, kopec] : [];
    return Promise.resolve({ rows, total: rows.length });
  });
  const cadastralUnits = () => Promise.resolve({ rows: [lhota], total: 1 });
  fakeApi({ agroevidence: { parcels: { suggestions }, parcelSums: { cadastralUnits } } });
});

function open({ isFaultTold = false } = {}): ReturnType<typeof renderWithProviders>['user'] {
  return renderWithProviders(
    <ParcelSearch
      colorOf={() => '#e0c050'}
      isFaultTold={isFaultTold}
      farmId={7}
      onParcel={onParcel}
      onPlace={onPlace}
      onLand={onLand}
      onClear={onClear}
    />,
  ).user;
}
const box = (): HTMLInputElement => screen.getByRole('combobox');

describe('the search', () => {
  it('asks once typing has paused for half a second', async () => {
    const user = open();
    await user.type(box(), '7405');
    expect(suggestions).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(screen.getAllByRole('option')).toHaveLength(2);
    });
    expect(suggestions.mock.calls.map(([{ query }]) => query.search)).toEqual(['7405']);
  });

  it('is gone through by arrow keys and chosen from by Enter', async () => {
    const user = open();
    await user.type(box(), '7405');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(box().getAttribute('aria-activedescendant')).toBe(second?.id);
    await user.keyboard('{Enter}');
    expect(onParcel).toHaveBeenCalledWith(kopec);
    expect(box().value).toBe('Kopec');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offers coordinates to six decimals, with a comma for a point', async () => {
    const user = open();
    await user.type(box(), '49,5 16,25');
    await user.click(
      await screen.findByRole('option', { name: textOf('search.place', { lat: '49.500000', lon: '16.250000' }) }),
    );
    expect(onPlace).toHaveBeenCalledWith({ lat: 49.5, lon: 16.25 });
  });

  it('leads to the land of a cadastral unit', async () => {
    const user = open();
    await user.type(box(), 'lhota{Enter}');
    const option = await screen.findByRole('option');
    expect(option.textContent).toContain(textOf('search.unit', { count: 21 }));
    await user.click(option);
    expect(onLand).toHaveBeenCalledWith(lhota.boundingBox);
    expect(box().value).toBe('Lhota u Tábora');
  });

  it('says of what only looks like the text that it is not that', async () => {
    suggestions.mockResolvedValue({ rows: [kopec], total: 1 });
    const user = open();
    await user.type(box(), 'kobec{Enter}');
    expect((await screen.findByRole('option')).textContent).toContain('Kopec');
    expect(screen.getByText(textOf('search.alike', { text: 'kobec' }))).toBeTruthy();
    await user.clear(box());
    await user.type(box(), 'kopec{Enter}');
    await screen.findByRole('option');
    expect(screen.queryByText(textLike('search.alike'))).toBeNull();
  });

  it('looks at once on Enter, and says when there is nothing', async () => {
    const user = open();
    await user.type(box(), 'nikde{Enter}');
    expect(await screen.findByText(textLike('search.nothingFound', { text: 'nikde' }))).toBeTruthy();
    expect(suggestions).toHaveBeenCalledTimes(1);
  });

  it('says why numbers are no place, instead of turning them round', async () => {
    const user = open();
    await user.type(box(), '91 14{Enter}');
    expect(await screen.findByText(textOf('search.fault.LATITUDE_BEYOND', { text: '91 14' }))).toBeTruthy();
    await user.clear(box());
    await user.type(box(), '0 14{Enter}');
    expect(await screen.findByText(textOf('search.fault.ZERO', { text: '0 14' }))).toBeTruthy();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('takes the only thing found on Enter', async () => {
    const user = open();
    await user.type(box(), '49,5 16,25');
    await screen.findByRole('option');
    await user.keyboard('{Enter}');
    expect(onPlace).toHaveBeenCalledTimes(1);
  });

  it('is cleared by its button, by Escape and by deleting the text', async () => {
    const user = open();
    await user.type(box(), 'x');
    await user.click(screen.getByRole('button', { name: textOf('search.clear') }));
    expect(box().value).toBe('');
    await user.type(box(), 'y{Escape}');
    await user.type(box(), 'z{Backspace}');
    expect(onClear).toHaveBeenCalledTimes(3);
  });

  it('says a block without a name once, and without its map square', async () => {
    suggestions.mockResolvedValue({
      rows: [{ ...louka, localName: '760-1170 7405/5', blockNumber: '760-1170 7405/5' }],
      total: 1,
    });
    const user = open();
    await user.type(box(), '7405/5');
    const option = await screen.findByRole('option');
    expect(option.textContent).toMatch(/^7405\/5\s*\d/);
    expect(option.querySelector('span[aria-hidden]')?.getAttribute('style')).toMatch(/#e0c050|rgb\(224, 192, 80\)/);
  });

  it('leaves to the banner above the map what that says already', async () => {
    suggestions.mockRejectedValue(new ApiError(503, { code: 'service.unavailable' }));
    const user = open({ isFaultTold: true });
    await user.type(box(), '7405{Enter}');
    await waitFor(() => expect(suggestions).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the focus at Ctrl and K', async () => {
    const user = open();
    await user.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(box());
  });
});
