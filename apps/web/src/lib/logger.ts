type Level = 'warning' | 'error';

/** Where what is logged goes; error reporting takes its place when it is configured. */
export type LogSink = (level: Level, message: string, cause?: unknown) => void;

export const consoleSink: LogSink = (level, message, cause) => {
  // eslint-disable-next-line no-console -- the one place that may write to the console
  console[level === 'error' ? 'error' : 'warn'](message, cause ?? '');
};

let sink = consoleSink;

export function setLogSink(next: LogSink): void {
  sink = next;
}

export const logger = {
  warning: (message: string, cause?: unknown): void => {
    sink('warning', message, cause);
  },
  error: (message: string, cause?: unknown): void => {
    sink('error', message, cause);
  },
};
