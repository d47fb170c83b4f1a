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

/** Each word is 100 px wide, and 4 px stand between two. */
function openAt(path: string, roomPx: number): ReturnType<typeof renderWithProviders> {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function widthOf(this: HTMLElement) {
    return new DOMRect(0, 0, this.tagName === 'NAV' ? roomPx : 100, 40);
  });
  const root = createRootRoute({ component: () => <SectionBar farmId={7} sections={sections} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [path] }) });
  return renderWithProviders(<RouterProvider router={router as never} />);
}

describe('the bar of sections', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
  });

  it('shows all beside each other where there is room', async () => {
    openAt('/farm/7/map', 308);
    const bar = await screen.findByRole('navigation');
    expect(within(bar).getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: textOf('shell.more') })).toBeNull();
  });

  it.each([100, 210])('keeps those that are opened less often behind "More" where there are %i px', async (width) => {
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
    openAt('/farm/7/sensors/18', 210);
    const bar = await screen.findByRole('navigation');
    const names = within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(names).toEqual(['/farm/7/map', '/farm/7/sensors']);
  });
});
