import { createRoute } from '@tanstack/react-router';
import { panel } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';

const invitation = createRoute({
  getParentRoute: () => panel,
  path: '/invitation',
  component: lazyScreen(() => import('#web/features/invitation/InvitationScreen.tsx'), 'InvitationScreen'),
});

export const ofPanel = [invitation] as const;
