type Level = 'warning' | 'error';

/** Where what is logged goes; error reporting takes its place when it is configured. */
export type LogSink = (level: Level, message: string, cause?: unknown) => void;

export const consoleSink: LogSink = (level, message, cause) => {
  console[level === 'error' ? 'error' : 'warn'](message, cause ?? '');
};

interface LoggedError {
  readonly message: string;
  readonly cause: unknown;
}

const mostEarlyErrors = 20;
let early: LoggedError[] = [];
let sink = consoleSink;

export function setLogSink(next: LogSink): void {
  sink = next;
}

/** What went wrong before anybody could take it further than the console; told once. */
export function takeEarlyErrors(): readonly LoggedError[] {
  const taken = early;
  early = [];
  return taken;
}

/** Remembers what nothing caught, as long as nobody else listens for it; the browser itself writes it to the console. */
export function keepUncaughtErrors(page: Window): void {
  page.addEventListener('error', ({ message, error }) => remember({ message, cause: error }));
  page.addEventListener('unhandledrejection', ({ reason }) => {
    remember({ message: 'A promise was refused and nothing caught it', cause: reason });
  });
}

function remember(error: LoggedError): void {
  if (sink === consoleSink && early.length < mostEarlyErrors) early.push(error);
}

export const logger = {
  warning: (message: string, cause?: unknown): void => {
    sink('warning', message, cause);
  },
  error: (message: string, cause?: unknown): void => {
    remember({ message, cause });
    sink('error', message, cause);
  },
};
