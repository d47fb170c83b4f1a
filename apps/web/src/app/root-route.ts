import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouteContext } from './guards.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Root } from './Root.tsx';

/** What every address is below. */
export const root = createRootRouteWithContext<RouteContext>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
});
