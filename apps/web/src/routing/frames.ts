import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { requireFarm, requireSession, type RouteContext } from './guards.ts';

/** What every address is below. What these show around their screens, `app/router.tsx` says. */
export const root = createRootRouteWithContext<RouteContext>()();

/** Around the screens of those who have no farm yet. */
export const panel = createRoute({ getParentRoute: () => root, id: 'panel' });

/** Around the screens that belong to no farm: the administration, the own account, farms that were deleted. */
export const outside = createRoute({
  getParentRoute: () => root,
  id: 'outside',
  beforeLoad: ({ context, location }) => {
    requireSession(context, location.href);
  },
});

/** Around the screens of a farm. */
export const farm = createRoute({
  getParentRoute: () => root,
  path: '/farm/$farmId',
  beforeLoad: ({ context, location, params }) => {
    context.flags.follow();
    return requireFarm(context, location.href, params.farmId);
  },
});
