import { expect, it, vi } from 'vitest';
import { consoleSink, keepUncaughtErrors, logger, setLogSink, takeEarlyErrors } from './logger.ts';

it('keeps errors from before anybody listens for who comes later, and tells them once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setLogSink(consoleSink);
  takeEarlyErrors();
  const cause = new Error('gone');
  logger.error('The application did not start', cause);
  setLogSink(() => undefined);
  logger.error('later');
  expect(takeEarlyErrors()).toEqual([{ message: 'The application did not start', cause }]);
  expect(takeEarlyErrors()).toEqual([]);
});

it('keeps what nothing caught until somebody else listens', () => {
  setLogSink(consoleSink);
  takeEarlyErrors();
  keepUncaughtErrors(window);
  const error = new Error('gone');
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: gone', error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  setLogSink(() => undefined);
  window.dispatchEvent(new ErrorEvent('error', { message: 'later', error }));
  expect(takeEarlyErrors()).toEqual([
    { message: 'Uncaught Error: gone', cause: error },
    { message: 'A promise was refused and nothing caught it', cause: error },
  ]);
});
