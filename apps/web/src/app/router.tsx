import { createRoute, createRouter, redirect, type RouterHistory } from '@tanstack/react-router';
import { validateLandUpdateSearch } from '#web/features/land-update/land-update-search.ts';
import { validateMapSearch } from '#web/features/map/map-search.ts';
import { LoginScreen } from '#web/features/sign-in/LoginScreen.tsx';
import { numberInAddress, writeSearch } from '#web/lib/address-values.ts';
import { requireFarm, requireFarms, requireSession, safeRedirect, type RouteContext } from './guards.ts';
import { lazyScreen } from './lazy-screen.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { onlyWith } from './only-with.tsx';
import { outsideRoutes } from './outside-routes.ts';
import { root } from './root-route.ts';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const loaderDelayMs = 250;

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/farm', replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  // What is refused is said to be undefined: what is left out would be taken from the address as it is.
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search['redirect']),
  }),
  beforeLoad: ({ context, search }) => {
    if (search.redirect === undefined && context.session.token() !== null) throw redirect({ to: '/farm' });
  },
  component: LoginScreen,
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  validateSearch: (search: Record<string, unknown>): { key?: string | undefined } => ({
    // A key that is all figures comes as a number.
    key: typeof search['key'] === 'string' || typeof search['key'] === 'number' ? String(search['key']) : undefined,
  }),
  component: lazyScreen(() => import('#web/features/reset-password/ResetScreen.tsx'), 'ResetScreen'),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  beforeLoad: ({ context }) => {
    if (context.session.token() !== null) throw redirect({ to: '/farm' });
  },
  component: lazyScreen(() => import('#web/features/sign-up/SignUpScreen.tsx'), 'SignUpScreen'),
});

const panel = createRoute({
  getParentRoute: () => root,
  id: 'panel',
  component: lazyScreen(() => import('./shell/PanelShell.tsx'), 'PanelShell'),
});

const invitation = createRoute({
  getParentRoute: () => panel,
  path: '/invitation',
  component: lazyScreen(() => import('#web/features/invitation/InvitationScreen.tsx'), 'InvitationScreen'),
});

const farmImport = createRoute({
  getParentRoute: () => panel,
  path: '/signup/import',
  // Whoever had a farm until now, and has none any more.
  validateSearch: (search: Record<string, unknown>): { lost?: true | undefined } => ({
    lost: search['lost'] === true ? true : undefined,
  }),
  beforeLoad: ({ context, location }) => {
    requireSession(context, location.href);
  },
  component: lazyScreen(() => import('#web/features/farm-import/FarmImportScreen.tsx'), 'FarmImportScreen'),
});

const importProgress = createRoute({
  getParentRoute: () => panel,
  path: '/signup/import-in-progress',
  validateSearch: (search: Record<string, unknown>): { import?: number | undefined } => ({
    import: numberInAddress(search['import'], Number.MAX_SAFE_INTEGER),
  }),
  beforeLoad: ({ context, location }) => {
    requireSession(context, location.href);
  },
  component: lazyScreen(() => import('#web/features/farm-import/ImportProgressScreen.tsx'), 'ImportProgressScreen'),
});

const importFailed = createRoute({
  getParentRoute: () => panel,
  path: '/signup/import-failed',
  validateSearch: (search: Record<string, unknown>): { import?: number | undefined; reason?: string | undefined } => {
    const { reason } = search;
    return {
      import: numberInAddress(search['import'], Number.MAX_SAFE_INTEGER),
      reason: typeof reason === 'string' ? reason : undefined,
    };
  },
  beforeLoad: ({ context, location, search }) => {
    requireSession(context, location.href);
    // Whoever only has the address has seen nothing fail.
    if (search.import === undefined && search.reason === undefined) throw redirect({ to: '/signup/import' });
  },
  component: lazyScreen(() => import('#web/features/farm-import/ImportFailedScreen.tsx'), 'ImportFailedScreen'),
});

const oauth = createRoute({
  getParentRoute: () => root,
  path: '/oauth',
  // What a provider sends along may be a key to somebody's account there: it stays neither in the address nor in the history.
  beforeLoad: ({ location }) => {
    if (location.searchStr !== '' || location.hash !== '') throw redirect({ to: '/oauth', replace: true });
  },
  component: lazyScreen(() => import('#web/features/integrations/ConsentReturnScreen.tsx'), 'ConsentReturnScreen'),
});

const firstFarm = createRoute({
  getParentRoute: () => root,
  path: '/farm',
  beforeLoad: async ({ context, location }) => {
    const [first] = await requireFarms(context, location.href);
    throw redirect({ to: '/farm/$farmId', params: { farmId: String(first.id) }, replace: true });
  },
});

const farm = createRoute({
  getParentRoute: () => root,
  path: '/farm/$farmId',
  beforeLoad: ({ context, location, params }) => {
    context.flags.follow();
    return requireFarm(context, location.href, params.farmId);
  },
  component: lazyScreen(() => import('./shell/Shell.tsx'), 'Shell'),
  // Given here, it is shown below the header of the farm.
  notFoundComponent: NotFoundScreen,
});

const farmHome = createRoute({
  getParentRoute: () => farm,
  path: '/',
  beforeLoad: async ({ context, params, location }) => {
    await context.flags.settled();
    const to = context.flags.current()['cfd-8205-map-v2'] ? '/farm/$farmId/map-v2' : '/farm/$farmId/map';
    const { refusedFarm } = location.state;
    throw redirect({ to, params, replace: true, state: refusedFarm === undefined ? {} : { refusedFarm } });
  },
});

const loadMap = lazyScreen(() => import('#web/features/map/MapScreen.tsx'), 'MapScreen');
const map = createRoute({
  getParentRoute: () => farm,
  path: '/map',
  validateSearch: validateMapSearch,
  component: loadMap,
});
const mapV2 = createRoute({
  getParentRoute: () => farm,
  path: '/map-v2',
  validateSearch: validateMapSearch,
  component: loadMap,
});

const toggles = createRoute({
  getParentRoute: () => farm,
  path: '/user/toggles',
  component: lazyScreen(() => import('#web/features/toggles/TogglesScreen.tsx'), 'TogglesScreen'),
});

const integrations = createRoute({
  getParentRoute: () => farm,
  path: '/user/integrations',
  component: onlyWith(
    'farm.manage',
    lazyScreen(() => import('#web/features/integrations/IntegrationsScreen.tsx'), 'IntegrationsScreen'),
  ),
});

const profile = createRoute({
  getParentRoute: () => farm,
  path: '/user/profile',
  component: lazyScreen(() => import('#web/features/account/ProfileScreen.tsx'), 'ProfileScreen'),
});

const updateLpis = createRoute({
  getParentRoute: () => farm,
  path: '/user/updatelpis',
  validateSearch: validateLandUpdateSearch,
  component: onlyWith(
    'land.change',
    lazyScreen(() => import('#web/features/land-update/LandUpdateScreen.tsx'), 'LandUpdateScreen'),
  ),
});

const password = createRoute({
  getParentRoute: () => farm,
  path: '/user/password',
  component: lazyScreen(() => import('#web/features/account/PasswordScreen.tsx'), 'PasswordScreen'),
});

const farmSettings = createRoute({
  getParentRoute: () => farm,
  path: '/settings',
  component: lazyScreen(() => import('#web/features/farm-settings/FarmSettingsScreen.tsx'), 'FarmSettingsScreen'),
});

const addLand = createRoute({
  getParentRoute: () => farm,
  path: '/land',
  component: onlyWith(
    'land.change',
    lazyScreen(() => import('#web/features/farm-import/AddLandScreen.tsx'), 'AddLandScreen'),
  ),
});

const routeTree = root.addChildren([
  home,
  login,
  reset,
  signUp,
  panel.addChildren([farmImport, importProgress, importFailed, invitation]),
  oauth,
  ...outsideRoutes,
  firstFarm,
  farm.addChildren([farmHome, map, mapV2, toggles, integrations, profile, updateLpis, password, farmSettings, addLand]),
]);

// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- the type of the router is the type of all its routes; writing it down would repeat them
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
