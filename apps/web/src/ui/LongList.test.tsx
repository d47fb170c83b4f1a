import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createBrandTheme } from '#web/app/theme/theme.ts';
import { findBrand } from '#web/lib/brands.ts';
import { LongList } from './LongList.tsx';

const onChoose = vi.fn<(row: number) => void>();

function open(count: number, current = 2): HTMLElement {
  render(
    <ThemeProvider theme={createBrandTheme(findBrand({}))}>
      <LongList
        rows={Array.from({ length: count }, (_, at) => at)}
        keyOf={(row) => row}
        rowHeight={60}
        isCurrent={(row) => row === current}
        onChoose={onChoose}
      >
        {(row) => `row ${row}`}
      </LongList>
    </ThemeProvider>,
  );
  return screen.getByRole('list');
}
const focused = (): string => document.activeElement?.textContent ?? '';

describe('a long list', () => {
  it('opens where its current row is', () => {
    const list = open(2000, 700);
    expect(list.scrollTop).toBeGreaterThan(690 * 60);
    fireEvent.scroll(list);
    expect(screen.getByText('row 700').getAttribute('aria-current')).toBe('true');
  });

  it('has only what is near in the page, and says how many there are', () => {
    const list = open(2000);
    expect(screen.getAllByRole('button').length).toBeLessThan(100);
    expect(screen.getByText('row 7').parentElement?.getAttribute('aria-setsize')).toBe('2000');
    expect(screen.getByText('row 7').parentElement?.getAttribute('aria-posinset')).toBe('8');
    list.scrollTop = 1000 * 60;
    fireEvent.scroll(list);
    expect(screen.getByText('row 1000')).toBeTruthy();
    expect(screen.queryByText('row 7')).toBeNull();
  });

  it('is one stop of the Tab key, gone through by keys, and Enter chooses', async () => {
    open(2000);
    const user = userEvent.setup();
    await user.tab();
    expect(focused()).toBe('row 0');
    await user.keyboard('{ArrowDown}{ArrowDown}{PageDown}{ArrowUp}');
    expect(focused()).toBe('row 11');
    await user.keyboard('{End}');
    expect(focused()).toBe('row 1999');
    await user.keyboard('{Enter}{Home}');
    expect(onChoose).toHaveBeenLastCalledWith(1999);
    expect(focused()).toBe('row 0');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the focus where it is when it is scrolled away', async () => {
    const list = open(2000);
    await userEvent.setup().tab();
    list.scrollTop = 1500 * 60;
    fireEvent.scroll(list);
    expect(focused()).toBe('row 0');
  });

  it('marks the current row', () => {
    open(5);
    expect(screen.getByText('row 2').getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('row 3').getAttribute('aria-current')).toBe('false');
  });
});
