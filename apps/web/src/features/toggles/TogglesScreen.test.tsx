import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isToggleOn } from '#web/lib/toggles.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { TogglesScreen } from './TogglesScreen.tsx';
import { textOf } from '#web/testing/text.ts';

describe('what can be tried', () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    reload.mockClear();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is all off at first, and says of each that it changes nothing yet', () => {
    renderWithProviders(<TogglesScreen />);
    const switches = screen.getAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(screen.getAllByText(textOf('toggles.noEffect'))).toHaveLength(3);
  });

  it('is kept in this browser, and the page is loaded anew two seconds after the last change', async () => {
    const { user, unmount } = renderWithProviders(<TogglesScreen />);
    await user.click(screen.getByRole('switch', { name: textOf('toggles.SEASON_DASHBOARD_TOGGLE') }));
    expect(isToggleOn('SEASON_DASHBOARD_TOGGLE')).toBe(true);
    expect(localStorage.getItem('SEASON_DASHBOARD_TOGGLE')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await user.click(screen.getByRole('switch', { name: textOf('toggles.PRESCRIPTION_MAPS_TOGGLE') }));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(reload).toHaveBeenCalledOnce();
    unmount();
    renderWithProviders(<TogglesScreen />);
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: textOf('toggles.PRESCRIPTION_MAPS_TOGGLE') }).checked,
    ).toBe(true);
    await user.click(screen.getByRole('switch', { name: textOf('toggles.PRESCRIPTION_MAPS_TOGGLE') }));
    expect(localStorage.getItem('PRESCRIPTION_MAPS_TOGGLE')).toBeNull();
  });
});
