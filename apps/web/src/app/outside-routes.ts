import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { validateAuditSearch, validateFarmsSearch } from '#web/features/admin/audit-search.ts';
import { requireAdmin, requireSession } from './guards.ts';
import { lazyScreen } from './lazy-screen.ts';
import { root } from './root-route.ts';

const outside = createRoute({
  getParentRoute: () => root,
  id: 'outside',
  beforeLoad: ({ context, location }) => {
    requireSession(context, location.href);
  },
  component: lazyScreen(() => import('./shell/OutsideShell.tsx'), 'OutsideShell'),
});

const adminFarms = createRoute({
  getParentRoute: () => outside,
  path: '/admin/farms',
  validateSearch: validateFarmsSearch,
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/FarmsScreen.tsx'), 'FarmsScreen'),
});

const adminAudit = createRoute({
  getParentRoute: () => outside,
  path: '/admin/audit',
  validateSearch: validateAuditSearch,
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/AuditScreen.tsx'), 'AuditScreen'),
});

const adminCodeLists = createRoute({
  getParentRoute: () => outside,
  path: '/admin/code-lists',
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/CodeListsScreen.tsx'), 'CodeListsScreen'),
});

/** Where the administration was as long as it belonged to a farm. */
const adminOfFarm = createRoute({
  getParentRoute: () => root,
  path: '/farm/$farmId/admin/$part',
  beforeLoad: ({ params, location }) => {
    const to = (['farms', 'audit', 'code-lists'] as const).find((part) => part === params.part);
    if (to === undefined) throw notFound();
    throw redirect({ to: `/admin/${to}`, search: location.search, replace: true });
  },
});

const account = createRoute({
  getParentRoute: () => outside,
  path: '/account',
  component: lazyScreen(() => import('#web/features/account/AccountScreen.tsx'), 'AccountScreen'),
});

const deletedFarms = createRoute({
  getParentRoute: () => outside,
  path: '/deleted-farms',
  component: lazyScreen(() => import('#web/features/farm-settings/DeletedFarmsScreen.tsx'), 'DeletedFarmsScreen'),
});

/** The screens that belong to no farm: the administration, the own account, farms that were deleted. */
export const outsideRoutes = [
  outside.addChildren([adminFarms, adminAudit, adminCodeLists, account, deletedFarms]),
  adminOfFarm,
] as const;
