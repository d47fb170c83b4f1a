import { expect, it, vi } from 'vitest';
import { consoleSink, logger, setLogSink, takeEarlyErrors } from './logger.ts';

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
