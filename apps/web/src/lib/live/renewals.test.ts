import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ofWork } from '../query.ts';
import { createRenewer } from './renewals.ts';

const queryKey = ['farm', 7, 'facts'];

describe('what an event is about', () => {
  it('is asked for once more where it was asked for before and not answered yet', async () => {
    const queries = new QueryClient();
    const answers: ((name: string) => void)[] = [];
    const queryFn = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          answers.push(resolve);
        }),
    );
    const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
    createRenewer(queries, [{ 'farm.changed': () => [queryKey] }]).take({ topic: 'farm.changed', farmId: 7 });
    answers[0]?.('before');
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    answers[1]?.('after');
    await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe('after'));
    stop();
  });
});

describe('what any event of a farm is about', () => {
  it('is asked for anew whatever happens there, and not for what happens to a user', () => {
    const queries = new QueryClient();
    queries.setQueryData(queryKey, 'Dvůr');
    const isStale = (): boolean | undefined => queries.getQueryState(queryKey)?.isInvalidated;
    const { take } = createRenewer(queries, [{ anyOfFarm: (farmId) => [['farm', farmId]] }]);
    take({ topic: 'profile.changed', userId: 3 });
    take({ topic: 'farm.changed', farmId: 8 });
    expect(isStale()).toBe(false);
    take({ topic: 'farm.changed', farmId: 7 });
    expect(isStale()).toBe(true);
  });
});

describe('what was missed', () => {
  it('is only what is under way before the first connection, and everything after a break', () => {
    const queries = new QueryClient();
    queries.setQueryData(queryKey, 'Dvůr');
    const work = queries.getQueryCache().build(queries, { queryKey: ['account', 'imports'], meta: ofWork });
    work.setData('half');
    const { takeMissed } = createRenewer(queries, []);
    takeMissed(false);
    expect(work.state.isInvalidated).toBe(true);
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);
    takeMissed(true);
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
