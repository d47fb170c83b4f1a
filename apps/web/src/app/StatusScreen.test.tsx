import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { MissingPart } from '#web/routing/lazy-screen.ts';
import { rememberReload } from './reload-once.ts';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

function open(error: Error): ReturnType<typeof renderWithProviders> & { readonly pathOf: () => string } {
  const root = createRootRoute();
  const before = createRoute({ getParentRoute: () => root, path: '/before', component: () => <p>before</p> });
  const failing = createRoute({
    getParentRoute: () => root,
    path: '/failing',
    component: (): ReactElement => <RouteErrorScreen error={error} reset={vi.fn()} />,
  });
  const history = createMemoryHistory({ initialEntries: ['/before', '/failing'] });
  const router = createRouter({ routeTree: root.addChildren([before, failing]), history });
  const shown = renderWithProviders(<RouterProvider router={router as never} />, {
    configuration: { supportEmail: 'podpora@brazda.farm' },
  });
  return { ...shown, pathOf: () => router.state.location.pathname };
}

describe('a screen that failed', () => {
  it.each([
    [400, 'Tomuhle odkazu nerozumíme'],
    [403, 'Sem nemáte přístup'],
    [404, 'Tady nic není'],
  ])('with %i offers the way back, and nothing to try again', async (status, heading) => {
    const { user, pathOf } = open(new ApiError(status, { code: 'unexpected' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(String(status))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zpět' }));
    expect(await screen.findByText('before')).toBeTruthy();
    expect(pathOf()).toBe('/before');
  });

  it.each([
    [500, 'Na naší straně se něco pokazilo'],
    [503, 'Server má teď pauzu'],
    [502, 'Server má teď pauzu'],
  ])('with %i offers another try and whom to write to, and no way back', async (status, heading) => {
    open(new ApiError(status, { code: 'unexpected', requestId: '1b2c' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zpět' })).toBeNull();
    expect(screen.getByRole('link', { name: 'podpora@brazda.farm' }).getAttribute('href')).toBe(
      'mailto:podpora@brazda.farm',
    );
    expect(screen.getByText('Číslo pro podporu: 1b2c')).toBeTruthy();
  });

  it('because a part of the application did not load twice says so, and not that the server failed', async () => {
    rememberReload();
    open(new MissingPart(new Error('gone')));
    expect(await screen.findByRole('heading', { name: 'Část aplikace se nenačetla' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeTruthy();
    expect(screen.queryByText('500')).toBeNull();
  });
});
