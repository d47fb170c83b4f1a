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
import { textOf } from '#web/testing/text.ts';

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
    [400, textOf('shell.error.400.heading')],
    [403, textOf('shell.error.403.heading')],
    [404, textOf('shell.error.404.heading')],
  ])('with %i offers the way back, and nothing to try again', async (status, heading) => {
    const { user, pathOf } = open(new ApiError(status, { code: 'unexpected' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(String(status))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('action.retry') })).toBeNull();
    await user.click(screen.getByRole('button', { name: textOf('action.back') }));
    expect(await screen.findByText('before')).toBeTruthy();
    expect(pathOf()).toBe('/before');
  });

  it.each([
    [500, textOf('shell.error.500.heading')],
    [503, textOf('shell.error.503.heading')],
    [502, textOf('shell.error.503.heading')],
  ])('with %i offers another try and whom to write to, and no way back', async (status, heading) => {
    open(new ApiError(status, { code: 'unexpected', requestId: '1b2c' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('button', { name: textOf('action.retry') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('action.back') })).toBeNull();
    expect(screen.getByRole('link', { name: 'podpora@brazda.farm' }).getAttribute('href')).toBe(
      'mailto:podpora@brazda.farm',
    );
    expect(screen.getByText(textOf('shell.error.requestId', { requestId: '1b2c' }))).toBeTruthy();
  });

  it('because a part of the application did not load twice says so, and not that the server failed', async () => {
    rememberReload();
    open(new MissingPart(new Error('gone')));
    expect(await screen.findByRole('heading', { name: textOf('shell.error.part.heading') })).toBeTruthy();
    expect(screen.getByRole('button', { name: textOf('action.retry') })).toBeTruthy();
    expect(screen.queryByText('500')).toBeNull();
  });
});
