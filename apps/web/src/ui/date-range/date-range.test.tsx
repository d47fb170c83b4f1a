import type { DayRange } from '@brazda/domain/days.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { DateRange } from './DateRange.tsx';

const today = '2026-11-26';
const days = { from: '2026-11-10', to: '2026-11-12' };

describe('a range of days', () => {
  const told = vi.fn();
  beforeEach(() => told.mockReset());
  afterEach(() => vi.useRealTimers());

  function Period(props: { readonly opening?: DayRange; readonly resetToToday?: boolean }): ReactElement {
    const { opening = days, resetToToday = false } = props;
    const [value, setValue] = useState(opening);
    const change = (range: DayRange): void => {
      told(range);
      setValue(range);
    };
    return <DateRange label="Období" value={value} today={today} resetToToday={resetToToday} onChange={change} />;
  }

  const arrow = (id: 'dateRange.previous' | 'dateRange.next'): HTMLButtonElement =>
    screen.getByRole<HTMLButtonElement>('button', { name: textOf(id) });
  const shown = (): HTMLElement => screen.getByRole('button', { name: /2026|2025|2009|2010/ });
  const choice = (): HTMLElement => screen.getByRole('dialog', { name: 'Období' });
  const dayButton = (name: string): HTMLElement => within(choice()).getByRole('button', { name });

  it('is stepped through at once, and told when the arrows pause', () => {
    vi.useFakeTimers();
    renderWithProviders(<Period />);
    expect(shown().textContent).toMatch(/^10\.\s11\.\s2026 – 12\.\s11\.\s2026/);
    expect(shown().textContent).toContain(textOf('dateRange.days', { count: 3 }));
    fireEvent.click(arrow('dateRange.previous'));
    fireEvent.click(arrow('dateRange.previous'));
    expect(shown().textContent).toMatch(/^4\.\s11\.\s2026 – 6\.\s11\.\s2026/);
    expect(told).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(250));
    expect(told.mock.calls).toEqual([[{ from: '2026-11-04', to: '2026-11-06' }]]);
    expect(shown().textContent).toMatch(/^4\.\s11\.\s2026 – 6\.\s11\.\s2026/);
  });

  it('goes on by weeks, months and years, also from one that is cut today', () => {
    vi.useFakeTimers();
    renderWithProviders(<Period opening={{ from: '2026-11-16', to: '2026-11-22' }} />);
    fireEvent.click(arrow('dateRange.next'));
    act(() => void vi.advanceTimersByTime(250));
    expect(told).toHaveBeenLastCalledWith({ from: '2026-11-23', to: today });
    expect(arrow('dateRange.next').disabled).toBe(true);
    fireEvent.click(arrow('dateRange.previous'));
    act(() => void vi.advanceTimersByTime(250));
    expect(told).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-22' });
  });

  it('ends in the year 2010', () => {
    renderWithProviders(<Period opening={{ from: '2010-01-01', to: '2010-01-03' }} />);
    expect(arrow('dateRange.previous').disabled).toBe(true);
    expect(arrow('dateRange.next').disabled).toBe(false);
  });

  it('is chosen by a word at once, and stepped from as what the word means', async () => {
    const { user } = renderWithProviders(<Period />);
    await user.click(shown());
    await user.click(within(choice()).getByRole('button', { name: textOf('dateRange.shortcut.thisYear') }));
    expect(told).toHaveBeenLastCalledWith({ from: '2026-01-01', to: today });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown().textContent).toContain(textOf('dateRange.shortcut.thisYear'));
    await user.click(arrow('dateRange.previous'));
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ from: '2025-01-01', to: '2025-12-31' }));
  });

  it('is chosen in calendars in either order; without an end it is one day, and no day to come can be', async () => {
    const { user } = renderWithProviders(<Period />);
    await user.click(shown());
    expect((dayButton('pátek 27. listopadu 2026') as HTMLButtonElement).disabled).toBe(true);
    await user.click(dayButton('pátek 20. listopadu 2026'));
    await user.click(dayButton('pondělí 2. listopadu 2026'));
    await user.click(dayButton(textOf('dateRange.select')));
    expect(told).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-20' });
    await user.click(shown());
    await user.click(dayButton('úterý 3. listopadu 2026'));
    await user.click(dayButton(textOf('dateRange.select')));
    expect(told).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-03' });
  });

  it('is chosen by the keyboard, in weeks that begin on Monday', async () => {
    const { user } = renderWithProviders(<Period />);
    await user.click(shown());
    expect(within(choice()).getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe(
      'pondělí',
    );
    expect(document.activeElement?.getAttribute('aria-label')).toContain('10. listopadu 2026');
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await user.click(dayButton(textOf('dateRange.select')));
    expect(told).toHaveBeenLastCalledWith({ from: '2026-11-11', to: '2026-11-18' });
  });

  it('stays as it was when cancelled, or becomes today where that is asked for', async () => {
    const { user, unmount } = renderWithProviders(<Period />);
    await user.click(shown());
    await user.click(dayButton('pátek 20. listopadu 2026'));
    await user.click(dayButton(textOf('action.cancel')));
    expect(told).not.toHaveBeenCalled();
    expect(shown().textContent).toMatch(/^10\.\s11\.\s2026/);
    unmount();

    renderWithProviders(<Period resetToToday />);
    await user.click(shown());
    await user.click(dayButton(textOf('action.cancel')));
    expect(told).toHaveBeenLastCalledWith({ from: today, to: today });
  });
});
