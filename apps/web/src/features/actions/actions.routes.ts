import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';
import { requireId } from '#web/routing/id-in-address.ts';
import { validateOrdersSearch } from './orders/orders-search.ts';
import { validateActionsSearch, validateNewActionSearch } from './actions-search.ts';
import { askForGround } from './form-ground.ts';

const list = createRoute({
  getParentRoute: () => farm,
  path: '/actions',
  validateSearch: validateActionsSearch,
  component: lazyScreen(() => import('#web/features/actions/ActionListScreen.tsx'), 'ActionListScreen'),
});

const added = createRoute({
  getParentRoute: () => farm,
  path: '/actions/new',
  validateSearch: validateNewActionSearch,
  loader: ({ context, params }) => askForGround(context.queries, Number(params.farmId)),
  component: onlyWith(
    'records.write',
    lazyScreen(() => import('#web/features/actions/NewActionScreen.tsx'), 'NewActionScreen'),
  ),
});

const orders = createRoute({
  getParentRoute: () => farm,
  path: '/actions/orders',
  validateSearch: validateOrdersSearch,
  component: lazyScreen(() => import('#web/features/actions/orders/OrdersScreen.tsx'), 'OrdersScreen'),
});

const one = createRoute({
  getParentRoute: () => farm,
  path: '/actions/$actionId',
  beforeLoad: ({ params }) => requireId(params.actionId),
  component: lazyScreen(() => import('#web/features/actions/ActionScreen.tsx'), 'ActionScreen'),
});

const edited = createRoute({
  getParentRoute: () => farm,
  path: '/actions/$actionId/edit',
  beforeLoad: ({ params }) => requireId(params.actionId),
  loader: ({ context, params }) => askForGround(context.queries, Number(params.farmId)),
  component: onlyWith(
    'records.write',
    lazyScreen(() => import('#web/features/actions/EditActionScreen.tsx'), 'EditActionScreen'),
  ),
});

const waiting = createRoute({
  getParentRoute: () => farm,
  path: '/actions/waiting',
  component: lazyScreen(() => import('#web/features/actions/waiting/WaitingScreen.tsx'), 'WaitingScreen'),
});

const waitingOne = createRoute({
  getParentRoute: () => farm,
  path: '/actions/waiting/$operationId',
  component: lazyScreen(() => import('#web/features/actions/waiting/WaitingActionScreen.tsx'), 'WaitingActionScreen'),
});

const mended = createRoute({
  getParentRoute: () => farm,
  path: '/actions/waiting/$operationId/edit',
  loader: ({ context, params }) => askForGround(context.queries, Number(params.farmId)),
  component: onlyWith(
    'records.write',
    lazyScreen(() => import('#web/features/actions/waiting/MendActionScreen.tsx'), 'MendActionScreen'),
  ),
});

export const ofFarm = [list, added, orders, one, edited, waiting, waitingOne, mended] as const;
