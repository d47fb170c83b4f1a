import type { Logger } from 'pino';
import { withinTime } from './concurrency/within-time.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Closes for good, and then ends the process; it waits no longer than so many milliseconds for what hangs. */
export async function closeAndExit(log: Logger, close: () => Promise<void>, atMostMilliseconds: number): Promise<void> {
  const closed = close().catch((error: unknown) => {
    log.error({ err: error }, 'closing failed');
    process.exitCode = 1;
  });
  if ((await withinTime(closed, atMostMilliseconds)) === 'late') log.warn('ended without waiting for what hangs');
  process.exit();
}

/** The first signal closes in order; a second one ends at once. */
export function closeOnSignal(log: Logger, close: () => Promise<void>, atMostMilliseconds: number): void {
  let isClosing = false;
  const onSignal = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    void closeAndExit(log, close, atMostMilliseconds);
  };
  for (const signal of signals) process.on(signal, onSignal);
}

/** For a process that another one leads: Ctrl-C reaches all of them, and the leading one says when to end. */
export function ignoreSignals(): void {
  for (const signal of signals) process.on(signal, () => undefined);
}
