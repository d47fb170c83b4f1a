import { isActing, type Session } from '#web/lib/session.ts';
import { isSupportChatLoaded } from '#web/lib/support-chat.ts';

/** Loads the page anew when an administrator begins to act for somebody while the support chat runs: a script cannot be taken back. */
export function followActing(
  session: Pick<Session, 'claims' | 'subscribe'>,
  reload: () => void = () => window.location.reload(),
): () => void {
  return session.subscribe(() => {
    if (isActing(session.claims()) && isSupportChatLoaded()) reload();
  });
}
