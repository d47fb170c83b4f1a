import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { MapSheet } from './MapSheet.tsx';

/** A tablet that is held upright or on its side. */
function tablet(): { readonly turn: (way: 'upright' | 'aside') => void } {
  let isUpright = false;
  const listeners = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const addEventListener = (_type: string, listener: () => void): unknown => listeners.add(listener);
    const removeEventListener = (_type: string, listener: () => void): unknown => listeners.delete(listener);
    // The theme listens in the old way, for colours, which do not change here.
    const silent = { addListener: vi.fn(), removeListener: vi.fn() };
    const list = { media, addEventListener, removeEventListener, ...silent };
    return Object.defineProperty(list, 'matches', { get: () => isUpright && media.includes('max-width') }) as never;
  });
  return {
    turn: (way) => {
      act(() => {
        isUpright = way === 'upright';
        for (const listener of listeners) listener();
      });
    },
  };
}

const handle = (): HTMLElement | null => screen.queryByRole('slider', { name: textOf('map.sheet.height') });

describe('a panel over the map', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps what is typed in it, and the focus, where a tablet is turned', async () => {
    const { turn } = tablet();
    const { user } = renderWithProviders(
      <MapSheet part="bottom" label="Za humny">
        <input aria-label="Za humny" />
      </MapSheet>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(field, 'U lesa');
    for (const way of ['upright', 'aside'] as const) {
      turn(way);
      expect(handle() !== null).toBe(way === 'upright');
      expect(screen.getByRole('textbox')).toBe(field);
      expect(document.activeElement).toBe(field);
    }
    expect(field.value).toBe('U lesa');
  });

  it('takes the focus where it opens by a wish, and not again where a tablet is turned', () => {
    const { turn } = tablet();
    renderWithProviders(
      <MapSheet part="layers" label="Za humny" hasFocus>
        <input aria-label="Za humny" />
      </MapSheet>,
    );
    expect(document.activeElement).toBe(screen.getByRole('region'));
    screen.getByRole('textbox').focus();
    turn('upright');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
