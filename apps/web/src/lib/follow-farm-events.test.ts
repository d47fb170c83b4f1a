import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { followFarmEvents } from './follow-farm-events.ts';

const onEvent = vi.fn();
const onReconnected = vi.fn();
const open = vi.fn<() => Promise<Response>>();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [onEvent, onReconnected, open]) spy.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow(): void {
  stop = followFarmEvents({ farmId: 7, onEvent, onReconnected, open, random: () => 1 });
}
const answer = (text: string): Response => new Response(text);
const changed = '{"farmId":7,"topic":"parcels.changed","revision":3}';

describe('following a farm', () => {
  it('tells what happens, and nothing of what it cannot read', async () => {
    open
      .mockResolvedValueOnce(answer(`data: ${changed}\n\ndata: {broken\n\ndata: 12\n\n`))
      .mockReturnValue(new Promise(() => undefined));
    follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(onEvent.mock.calls).toEqual([[{ farmId: 7, topic: 'parcels.changed', revision: 3 }]]);
    expect(onReconnected).not.toHaveBeenCalled();
  });

  it('connects again, later each time it fails, and says that something may have been missed', async () => {
    open.mockResolvedValueOnce(answer(`data: ${changed}\n\n`));
    open.mockRejectedValueOnce(new ApiError(0, {})).mockRejectedValueOnce(new ApiError(503, {}));
    open.mockResolvedValueOnce(answer(': hello\n\n')).mockReturnValue(new Promise(() => undefined));
    follow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(open).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(open).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3999);
    expect(open).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toHaveBeenCalledTimes(4);
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('comes back after the time that the server told it', async () => {
    open.mockResolvedValueOnce(answer(`retry: 4200\n\ndata: ${changed}\n\n`));
    open.mockReturnValue(new Promise(() => undefined));
    follow();
    await vi.advanceTimersByTimeAsync(4199);
    expect(open).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('ends with a farm that is not theirs any more, and says so', async () => {
    open.mockRejectedValue(new ApiError(404, { code: 'farm.notFound' }));
    follow();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open).toHaveBeenCalledTimes(1);
    expect(onEvent.mock.calls).toEqual([[{ farmId: 7, topic: 'farm.changed' }]]);
  });

  it('ends with the session', async () => {
    open.mockRejectedValue(new ApiError(401, { code: 'authentication.required' }));
    follow();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is silent while there is no network', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open.mockRejectedValue(new ApiError(0, {}));
    follow();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveBeenCalledTimes(2);
    onLine.mockRestore();
  });

  it('stops when it is told to', async () => {
    open.mockRejectedValue(new ApiError(0, {}));
    follow();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
