import { createRoute, redirect } from '@tanstack/react-router';
import { farm, root } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';

const consentReturn = createRoute({
  getParentRoute: () => root,
  path: '/oauth',
  // What a provider sends along may be a key to somebody's account there: it stays neither in the address nor in the history.
  beforeLoad: ({ location }) => {
    if (location.searchStr !== '' || location.hash !== '') throw redirect({ to: '/oauth', replace: true });
  },
  component: lazyScreen(() => import('#web/features/integrations/ConsentReturnScreen.tsx'), 'ConsentReturnScreen'),
});

const integrations = createRoute({
  getParentRoute: () => farm,
  path: '/user/integrations',
  component: onlyWith(
    'farm.manage',
    lazyScreen(() => import('#web/features/integrations/IntegrationsScreen.tsx'), 'IntegrationsScreen'),
  ),
});

export const ofRoot = [consentReturn] as const;
export const ofFarm = [integrations] as const;
