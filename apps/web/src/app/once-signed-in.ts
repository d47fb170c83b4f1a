import type { TokenClaims } from '@brazda/contract/gateway/authentication.ts';
import { logger } from '#web/lib/logger.ts';
import type { Session } from '#web/lib/session.ts';

interface Beginning {
  /** Of the claims of whoever is signed in, whether this is for them. */
  readonly isFor: (claims: TokenClaims) => boolean;
  /** Fetches the code for it and begins; answers how to end it. */
  readonly begin: () => Promise<() => void>;
  /** What the log says where that fails. */
  readonly failure: string;
}

/** Begins once somebody is signed in: before that, the form at which they do so has the network for itself. */
export function onceSignedIn(
  session: Pick<Session, 'claims' | 'subscribe'>,
  { isFor, begin, failure }: Beginning,
): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const start = async (): Promise<void> => {
    const end = await begin();
    if (isOver) end();
    else stop = end;
  };
  const look = (): void => {
    const claims = session.claims();
    if (claims === null || !isFor(claims)) return;
    unsubscribe();
    start().catch((cause: unknown) => logger.warning(failure, cause));
  };
  const unsubscribe = session.subscribe(look);
  look();
  return () => {
    isOver = true;
    unsubscribe();
    stop?.();
  };
}
