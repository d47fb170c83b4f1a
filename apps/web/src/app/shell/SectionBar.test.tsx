import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { SectionBar } from './SectionBar.tsx';
import type { Section } from '#web/routing/menu.ts';
import { textOf } from '#web/testing/text.ts';

const section = (name: string, label: Section['label'], stepsBack = false): Section => ({
  to: `/farm/$farmId/${name}` as Section['to'],
  label,
  place: 10,
  ...(stepsBack && { stepsBack }),
});
const sections = [
  section('map', 'map.section'),
  section('sensors', 'shell.theme', true),
  section('stores', 'shell.loading', true),
];

function openAt(path: string, widthPx: number): ReturnType<typeof renderWithProviders> {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/min-width:(\d+)/.exec(query)?.[1] ?? 0);
    const silent = { addListener: vi.fn(), removeListener: vi.fn() };
    return { ...silent, matches: widthPx >= least, addEventListener: vi.fn(), removeEventListener: vi.fn() } as never;
  });
  const root = createRootRoute({ component: () => <SectionBar farmId={7} sections={sections} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [path] }) });
  return renderWithProviders(<RouterProvider router={router as never} />);
}

describe('the bar of sections', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
  });

  it('shows all beside each other on a wide screen', async () => {
    openAt('/farm/7/map', 1600);
    const bar = await screen.findByRole('navigation');
    expect(within(bar).getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: textOf('shell.more') })).toBeNull();
  });

  it.each([1000, 1300])('keeps those that are opened less often behind "More" at %i px', async (width) => {
    const { user } = openAt('/farm/7/map', width);
    const bar = await screen.findByRole('navigation');
    expect(within(bar).getAllByRole('link')).toHaveLength(1);
    const more = screen.getByRole('button', { name: textOf('shell.more') });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    more.focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href'))).toEqual(['/farm/7/sensors', '/farm/7/stores']);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(more);
  });

  it('keeps the section on screen in the bar', async () => {
    openAt('/farm/7/sensors/18', 1300);
    const bar = await screen.findByRole('navigation');
    const names = within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(names).toEqual(['/farm/7/map', '/farm/7/sensors']);
  });
});
