import { createRoute, redirect } from '@tanstack/react-router';
import { farm, root } from '#web/routing/frames.ts';
import { requireFarms } from '#web/routing/guards.ts';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/farm', replace: true });
  },
});

const firstFarm = createRoute({
  getParentRoute: () => root,
  path: '/farm',
  beforeLoad: async ({ context, location }) => {
    const [first] = await requireFarms(context, location.href);
    throw redirect({ to: '/farm/$farmId', params: { farmId: String(first.id) }, replace: true });
  },
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

/** Addresses that only lead on: to the first farm of somebody, and to where a farm begins. */
export const homeRoutes = [home, firstFarm] as const;
export const farmHomeRoutes = [farmHome] as const;
