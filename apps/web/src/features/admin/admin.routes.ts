import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { outside, root } from '#web/routing/frames.ts';
import { requireAdmin } from '#web/routing/guards.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateAuditSearch, validateFarmsSearch } from './audit-search.ts';
import { validateRegistersSearch } from './registers-search.ts';
import { validateFarmSensorsSearch } from './sensors/farm-sensors-search.ts';

const farms = createRoute({
  getParentRoute: () => outside,
  path: '/admin/farms',
  validateSearch: validateFarmsSearch,
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/FarmsScreen.tsx'), 'FarmsScreen'),
});

const audit = createRoute({
  getParentRoute: () => outside,
  path: '/admin/audit',
  validateSearch: validateAuditSearch,
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/AuditScreen.tsx'), 'AuditScreen'),
});

const codeLists = createRoute({
  getParentRoute: () => outside,
  path: '/admin/code-lists',
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/CodeListsScreen.tsx'), 'CodeListsScreen'),
});

const registers = createRoute({
  getParentRoute: () => outside,
  path: '/admin/registers',
  validateSearch: validateRegistersSearch,
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/RegistersScreen.tsx'), 'RegistersScreen'),
});

const sensors = createRoute({
  getParentRoute: () => outside,
  path: '/admin/sensors',
  validateSearch: validateFarmSensorsSearch,
  beforeLoad: ({ context }) => requireAdmin(context),
  component: lazyScreen(() => import('#web/features/admin/sensors/FarmSensorsScreen.tsx'), 'FarmSensorsScreen'),
});

/** Where the administration was as long as it belonged to a farm. */
const formerly = createRoute({
  getParentRoute: () => root,
  path: '/farm/$farmId/admin/$part',
  beforeLoad: ({ params, location }) => {
    const to = (['farms', 'audit', 'code-lists', 'sensors'] as const).find((part) => part === params.part);
    if (to === undefined) throw notFound();
    throw redirect({ to: `/admin/${to}`, search: location.search, replace: true });
  },
});

export const ofOutside = [farms, audit, codeLists, registers, sensors] as const;
export const ofRoot = [formerly] as const;
