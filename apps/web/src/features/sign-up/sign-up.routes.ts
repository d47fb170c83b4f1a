import { createRoute, redirect } from '@tanstack/react-router';
import { root } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  beforeLoad: ({ context }) => {
    if (context.session.token() !== null) throw redirect({ to: '/farm' });
  },
  component: lazyScreen(() => import('#web/features/sign-up/SignUpScreen.tsx'), 'SignUpScreen'),
});

export const ofRoot = [signUp] as const;
