import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import { renderWithProviders } from '#web/testing/render.tsx';
import { useSnackbar, type SnackbarContent } from './SnackbarProvider.tsx';
import { textOf } from '#web/testing/text.ts';

function Opener({ content }: { readonly content: SnackbarContent }): ReactElement {
  const show = useSnackbar();
  return (
    <button type="button" onClick={() => show(content)}>
      otevřít
    </button>
  );
}

function show(content: SnackbarContent): void {
  renderWithProviders(<Opener content={content} />);
  act(() => {
    screen.getByRole('button', { name: 'otevřít' }).click();
  });
}

describe('a short message', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes after six seconds', () => {
    show({ message: 'Uloženo' });
    act(() => {
      vi.advanceTimersByTime(5900);
    });
    expect(screen.getByText('Uloženo')).toBeTruthy();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(screen.queryByText('Uloženo')).toBeNull();
  });

  it('about what went wrong stays until it is closed', () => {
    show({ message: 'Nejde to', tone: 'error' });
    act(() => {
      vi.advanceTimersByTime(600_000);
    });
    expect(screen.getByText('Nejde to')).toBeTruthy();
    act(() => {
      screen.getByRole('button', { name: textOf('action.close') }).click();
    });
    expect(screen.queryByText('Nejde to')).toBeNull();
  });

  it('keeps its button on one line', () => {
    show({
      message: 'Dlouhá zpráva '.repeat(20),
      action: { label: textOf('action.retry'), onChoose: () => undefined },
    });
    const style = getComputedStyle(screen.getByRole('button', { name: textOf('action.retry') }));
    expect(style.whiteSpace).toBe('nowrap');
    expect(style.flexShrink).toBe('0');
  });
});
