import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { useFarmDay } from './use-farm-day.ts';

afterEach(() => {
  vi.useRealTimers();
});

function withQueries({ children }: { readonly children: ReactNode }): ReactElement {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

describe('the day on a farm', () => {
  it('is that of its own clocks, and the next one soon after midnight there', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-30T21:59:30Z') });
    const settings = async (): Promise<object> => ({
      farmId: 7,
      eagriSettingsEnabled: false,
      timeZone: 'Europe/Prague',
    });
    fakeApi({ agroevidence: { farms: { settings: settings as never } } });
    const { result } = renderHook(() => useFarmDay(7), { wrapper: withQueries });
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(result.current).toBe('2026-06-30');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(result.current).toBe('2026-07-01');
  });
});
