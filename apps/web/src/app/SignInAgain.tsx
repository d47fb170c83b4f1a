import { lazy, Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { useIsInterrupted, useSession } from '#web/lib/session-context.ts';

const tryAgainMs = 2000;

/** Fetched beforehand; where it did not come, again and again: what was typed waits for it. */
async function loadDialog(): Promise<{ default: ComponentType }> {
  for (;;) {
    try {
      const { SignInAgainDialog: loaded } = await import('#web/features/sign-in/SignInAgainDialog.tsx');
      return { default: loaded };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
}

const SignInAgainDialog = lazy(loadDialog);

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
