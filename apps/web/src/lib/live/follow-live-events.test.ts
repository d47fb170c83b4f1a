import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { followLiveEvents } from './follow-live-events.ts';

const onEvent = vi.fn();
const onConnected = vi.fn();
const open = vi.fn<(signal: AbortSignal, missedMilliseconds: number) => Promise<Response>>();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of [onEvent, onConnected, open]) spy.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow(lookingSince = performance.now()): void {
  stop = followLiveEvents({ onEvent, onConnected, lookingSince, open, random: () => 1 });
}
const answer = (text: string): Response => new Response(text);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const changed = '{"farmId":7,"topic":"parcels.changed","revision":3}';

describe('following what happens', () => {
  it('tells what happens, and nothing of what it cannot read', async () => {
    open
      .mockResolvedValueOnce(answer(`data: ${changed}\n\ndata: {broken\n\ndata: 12\n\n`))
      .mockReturnValue(new Promise(() => undefined));
    follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(onEvent.mock.calls).toEqual([[{ farmId: 7, topic: 'parcels.changed', revision: 3 }]]);
    expect(onConnected.mock.calls).toEqual([[false]]);
  });

  it('asks for what happened since somebody looks, and once it has followed for no more of it', async () => {
    open.mockResolvedValueOnce(answer(': hello\n\n')).mockResolvedValueOnce(answer(': hello\n\n'));
    open.mockReturnValue(new Promise(() => undefined));
    follow(performance.now() - 3000);
    await vi.advanceTimersByTimeAsync(2000);
    const [first, second] = open.mock.calls.map(([, missed]) => missed);
    expect(first).toBeGreaterThanOrEqual(3000);
    expect(first).toBeLessThan(10_000);
    expect(second).toBe(0);
    expect(onConnected.mock.calls).toEqual([[false], [true]]);
  });

  it('has missed what happened where somebody has looked for longer than is remembered', async () => {
    open.mockResolvedValueOnce(answer(': hello\n\n')).mockReturnValue(new Promise(() => undefined));
    follow(performance.now() - 120_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(open.mock.calls[0]?.[1]).toBe(0);
    expect(onConnected.mock.calls).toEqual([[true]]);
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
    expect(onConnected.mock.calls).toEqual([[false], [true]]);
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

  it('takes a connection that says nothing for a dead one', async () => {
    open.mockResolvedValue(new Response(new ReadableStream({ start: (stream) => stream.enqueue(bytesOf(': \n\n')) })));
    follow();
    await vi.advanceTimersByTimeAsync(69_000);
    expect(open).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('tries again where it was refused: whoever has signed in again follows again', async () => {
    open.mockRejectedValueOnce(new ApiError(401, { code: 'authentication.required' }));
    open.mockReturnValue(new Promise(() => undefined));
    follow();
    await vi.advanceTimersByTimeAsync(2000);
    expect(open).toHaveBeenCalledTimes(2);
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
