import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { setLogSink } from '#web/lib/logger.ts';

setLogSink(() => undefined);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
