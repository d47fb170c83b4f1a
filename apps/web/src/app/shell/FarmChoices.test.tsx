import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { FarmChoices } from './FarmChoices.tsx';
import { textOf } from '#web/testing/text.ts';

const names = ['Horní Lhota', 'Dolní Lhota', 'Žďár', 'Kout', 'Polánka', 'Ves', 'Luka', 'Háj'];

async function open(count: number): Promise<ReturnType<typeof renderWithProviders>> {
  const farms = names.slice(0, count).map((name, index) => ({ ...sampleFarm, id: index + 1, name }));
  const root = createRootRoute({
    component: () => (
      <FarmChoices farmId={1} farms={farms} onChoose={() => undefined} onChooseOfOthers={() => undefined} />
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const shown = renderWithProviders(<RouterProvider router={router as never} />);
  await screen.findAllByRole('link');
  return shown;
}
const shown = (): string[] => screen.queryAllByRole('link').map((link) => link.textContent);

describe('the farms to choose from', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are all there at once where they are few, and the one on screen is marked', async () => {
    await open(3);
    expect(shown()).toEqual(['Horní Lhota', 'Dolní Lhota', 'Žďár']);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Horní Lhota');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are found by three letters, half a second after the last one, however they are written', async () => {
    const { user } = await open(8);
    const box = screen.getByRole('searchbox', { name: textOf('shell.findFarm') });
    await user.type(box, 'lh');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(shown()).toHaveLength(8);
    await user.type(box, 'o');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(shown()).toHaveLength(8);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(shown()).toEqual(['Horní Lhota', 'Dolní Lhota']);
    await user.clear(box);
    await user.type(box, 'zdar');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(shown()).toEqual(['Žďár']);
    await user.type(box, 'x');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(shown()).toEqual([]);
    expect(screen.getByText(textOf('shell.noFarmFound', { text: 'zdarx' }))).toBeTruthy();
  });

  it('are reached by arrow keys, and the first that was found by Enter', async () => {
    const { user } = await open(8);
    const box = screen.getByRole('searchbox', { name: textOf('shell.findFarm') });
    await user.type(box, 'lho');
    await act(() => vi.advanceTimersByTimeAsync(600));
    const [upper, lower] = screen.getAllByRole('link');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(lower);
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(upper);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(box);
    const chosen = vi.fn();
    upper?.addEventListener('click', chosen);
    await user.keyboard('x{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    await act(() => vi.advanceTimersByTimeAsync(600));
    screen.getAllByRole('link')[0]?.addEventListener('click', chosen);
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalled();
  });
});
