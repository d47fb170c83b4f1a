import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { isPublicPath } from '#web/routing/guards.ts';
import { SignInAgain } from './SignInAgain.tsx';

/** Around every screen: the way past the navigation, and the focus moved to what a navigation brought. */
export function Root(): ReactElement {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const isNavigation = shown.current !== undefined && path !== undefined && path !== shown.current;
    shown.current = path;
    if (isNavigation && !document.querySelector('main :focus')) document.querySelector('main')?.focus();
  }, [path]);

  return (
    <>
      <SkipLink>
        <T id="shell.skipToContent" />
      </SkipLink>
      <Outlet />
      <SignInAgain isScreenShown={path !== undefined && !isPublicPath(path)} />
    </>
  );
}
