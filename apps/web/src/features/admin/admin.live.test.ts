import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createRenewer } from '#web/lib/live/renewals.ts';
import { renewals } from './admin.live.ts';
import { registerKeys } from './registers.queries.ts';

describe('the import of a register in another window', () => {
  it.each(['states', 'imports', 'rows'] as const)('renews its %s as it comes on and when it has ended', (shown) => {
    const queries = new QueryClient();
    const key = [...registerKeys[shown], 5];
    queries.setQueryData(key, []);
    createRenewer(queries, [renewals]).take({ topic: 'registers.progressed' });
    expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
