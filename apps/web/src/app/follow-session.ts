import { isPublicPath } from '#web/routing/guards.ts';
import type { Services } from './services.ts';

/** Leads to where the session says: out when it ends, in this tab or another; anew when somebody else signed in. */
export function followSession({
  session,
  router,
  queries,
}: Pick<Services, 'session' | 'router' | 'queries'>): () => void {
  let principal = session.claims()?.principal;
  return session.subscribe(() => {
    const current = session.claims()?.principal;
    if (current === principal) return;
    const hadSomebody = principal !== undefined;
    principal = current;
    if (hadSomebody) queries.clear();
    const { pathname, href } = router.state.location;
    if (isPublicPath(pathname)) return;
    if (current === undefined) void router.navigate({ to: '/login', search: { redirect: href } });
    else void router.invalidate();
  });
}
