import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { writeSearch } from '#web/lib/address-values.ts';
import { farm, outside, panel, root } from '#web/routing/frames.ts';
import type { RouteContext } from '#web/routing/guards.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { ofFarm, ofOutside, ofPanel, ofRoot } from './feature-routes.generated.ts';
import { farmHomeRoutes, homeRoutes } from './home-routes.ts';
import { LoadingScreen } from '#web/routing/LoadingScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Root } from './Root.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const loaderDelayMs = 250;

root.update({ component: Root, notFoundComponent: NotFoundScreen });
panel.update({ component: lazyScreen(() => import('./shell/PanelShell.tsx'), 'PanelShell') });
outside.update({ component: lazyScreen(() => import('./shell/OutsideShell.tsx'), 'OutsideShell') });
farm.update({
  component: lazyScreen(() => import('./shell/Shell.tsx'), 'Shell'),
  // Given here, it is shown below the header of the farm.
  notFoundComponent: NotFoundScreen,
});

const routeTree = root.addChildren([
  ...homeRoutes,
  ...ofRoot,
  panel.addChildren([...ofPanel]),
  outside.addChildren([...ofOutside]),
  farm.addChildren([...farmHomeRoutes, ...ofFarm]),
]);

// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the type of the router is the type of all its routes; writing it down would repeat them
export function createAppRouter(context: RouteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPendingMs: loaderDelayMs,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: RouteErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
    stringifySearch: writeSearch,
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whoever comes to the login has just set a new password. */
    isPasswordSet?: true;
    /** The email that was typed on the screen before. */
    email?: string;
    /** The farm in the address that somebody came with, and may not see. */
    refusedFarm?: string;
  }
  interface Register {
    router: AppRouter;
  }
}
