import {
  addBreadcrumb,
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  replayIntegration,
  type BrowserOptions,
} from '@sentry/browser';
import { consoleSink, setLogSink, takeEarlyErrors } from './logger.ts';
import { scrub } from './scrub.ts';
import { isActing, type Session } from './session.ts';

/** Of how many visits is told how long they waited, and of how many what was on screen, with all words masked. */
const tracesShare = 0.25;
const sessionsShare = 0.1;

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Transport = ReturnType<MakeTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Reports errors to where the installation wants them: never about anybody, and never while in another's name. */
export function startErrorReports(dsn: string, session: Pick<Session, 'claims'>): void {
  const isSilent = (): boolean => isActing(session.claims());
  init({
    dsn,
    tracesSampleRate: tracesShare,
    replaysSessionSampleRate: sessionsShare,
    replaysOnErrorSampleRate: 0,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // Other servers than ours are not told which visit a call belongs to, and ours need no other number than their own.
    tracePropagationTargets: [],
    integrations: [
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'content'],
        // Cleaned at the gate below, which cannot look into what is packed already.
        useCompression: false,
        stickySession: false,
      }),
    ],
    transport: (options) => gated(makeFetchTransport(options), isSilent),
  });
  setLogSink((level, message, cause) => {
    consoleSink(level, message, cause);
    if (level === 'error') report(message, cause);
    else addBreadcrumb({ level, message });
  });
  for (const { message, cause } of takeEarlyErrors()) report(message, cause);
}

function report(message: string, cause: unknown): void {
  captureException(cause ?? new Error(message), { extra: { message } });
}

/** The one gate through which everything goes out, so that no integration can tell more than it may. */
export function gated(transport: Transport, isSilent: () => boolean): Transport {
  return {
    flush: (timeout) => transport.flush(timeout),
    send: (envelope) => (isSilent() ? Promise.resolve({}) : transport.send(cleaned(envelope))),
  };
}

function cleaned([head, items]: Envelope): Envelope {
  const clean = (items as readonly (readonly [object, unknown])[]).map(([itemHead, payload]) => {
    const text = payload instanceof Uint8Array ? new TextDecoder().decode(payload) : payload;
    const kept = scrub(text);
    // The reader is told how long the recording is, and it may have become shorter.
    const length =
      'length' in itemHead && typeof kept === 'string' ? { length: new TextEncoder().encode(kept).length } : {};
    return [{ ...itemHead, ...length }, kept];
  });
  return [scrub(head), clean] as unknown as Envelope;
}
