import { Suspense, type ReactElement } from 'react';
import type { EntryDialogProps, UserMenuEntry } from '#web/routing/menu.ts';

interface OpenDialogProps extends EntryDialogProps {
  readonly entry: UserMenuEntry | null;
}

/** The dialog that an entry of the user menu opened, after the menu itself has gone. */
export function EntryDialog({ entry, ...others }: OpenDialogProps): ReactElement | null {
  if (entry === null || !('Dialog' in entry)) return null;
  return (
    <Suspense fallback={null}>
      <entry.Dialog {...others} />
    </Suspense>
  );
}
