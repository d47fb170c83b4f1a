import { QueryClient, QueryClientProvider, useQuery, type QueryKey } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { useFarmDay, useRenewedEachDay } from './use-farm-day.ts';

afterEach(() => {
  vi.useRealTimers();
});

const settings = async (): Promise<object> => ({ farmId: 7, eagriSettingsEnabled: false, timeZone: 'Europe/Prague' });

function begin(now: string): ({ children }: { readonly children: ReactNode }) => ReactElement {
  vi.useFakeTimers({ now: new Date(now) });
  fakeApi({ agroevidence: { farms: { settings: settings as never } } });
  const queries = new QueryClient();
  return ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

describe('the day on a farm', () => {
  it('is that of its own clocks, and the next one soon after midnight there', async () => {
    const { result } = renderHook(() => useFarmDay(7), { wrapper: begin('2026-06-30T21:59:30Z') });
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(result.current).toBe('2026-06-30');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(result.current).toBe('2026-07-01');
  });

  it('has what is shown of that farm asked for anew once it begins, and nothing of others', async () => {
    const asked = vi.fn(async ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey);
    const useShown = (): void => {
      useRenewedEachDay(7);
      useQuery({ queryKey: [...queryRoots.farm(7), 'lights'], queryFn: asked, staleTime: Infinity });
      useQuery({ queryKey: [...queryRoots.farm(8), 'lights'], queryFn: asked, staleTime: Infinity });
    };
    renderHook(useShown, { wrapper: begin('2026-06-30T21:58:30Z') });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(3 * 3_600_000));
    expect(asked.mock.calls.map(([{ queryKey }]) => queryKey).slice(2)).toEqual([[...queryRoots.farm(7), 'lights']]);
  });
});
