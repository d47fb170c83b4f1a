import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { useIsInterrupted, useSession } from '#web/lib/session-context.ts';

const tryAgainMs = 2000;

/** Fetched beforehand; where it did not come, again and again: what was typed waits for it. */
async function loadDialog(): Promise<typeof import('#web/features/sign-in/SignInAgainDialog.tsx')> {
  for (;;) {
    try {
      return await import('#web/features/sign-in/SignInAgainDialog.tsx');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
}

const SignInAgainDialog = lazy(async () => ({ default: (await loadDialog()).SignInAgainDialog }));

/** While a screen of somebody is shown, a session that ends is renewed over it; elsewhere it leads to the sign-in. */
export function SignInAgain({ isScreenShown }: { readonly isScreenShown: boolean }): ReactElement | null {
  const session = useSession();
  const isInterrupted = useIsInterrupted();
  useEffect(() => {
    if (!isScreenShown) return undefined;
    void loadDialog();
    return session.askAgain();
  }, [isScreenShown, session]);
  if (!isInterrupted) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainDialog />
    </Suspense>
  );
}
