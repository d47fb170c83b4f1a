import { createRoute, redirect } from '@tanstack/react-router';
import { root } from '#web/routing/frames.ts';
import { safeRedirect } from '#web/routing/guards.ts';
import { LoginScreen } from './LoginScreen.tsx';

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

export const ofRoot = [login] as const;
