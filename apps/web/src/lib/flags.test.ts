import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlags, type Flags } from './flags.ts';
import { setLogSink } from './logger.ts';

const v1 = 'cfd-8901-map-v1';
const v2 = 'cfd-8205-map-v2';
const own = { url: '/gateway/api/frontend', key: 'brazda', isForeign: false };
const foreign = { url: 'https://flags.example/api/frontend', key: 'front-end key', isForeign: true };

/** The service answers with the flags that are on, or fails; the real client library asks it. */
function answer(...turns: (readonly string[] | Error)[]): ReturnType<typeof vi.fn> {
  const ask = vi.fn((_url: string, _init: RequestInit) => {
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    if (turn === undefined || turn instanceof Error) return Promise.reject(turn ?? new Error('silent'));
    const toggles = turn.map((name) => ({
      name,
      enabled: true,
      variant: { name: 'disabled', enabled: false },
      impressionData: false,
    }));
    return Promise.resolve(new Response(JSON.stringify({ toggles })));
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}

async function changed(flags: Flags): Promise<void> {
  await new Promise<void>((resolve) => {
    const leave = flags.subscribe(() => {
      leave();
      resolve();
    });
  });
}

describe('the flags', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are at first as the configuration says, and nobody is asked before somebody needs them', () => {
    const ask = answer([v1]);
    const flags = createFlags({ [v2]: true }, own);
    expect(flags.current()).toEqual({ [v2]: true });
    expect(ask).not.toHaveBeenCalled();
  });

  it('become what the service says, with its key, and every fifteen seconds anew', async () => {
    const ask = answer([v2], [v1]);
    const flags = createFlags({ [v2]: true }, foreign);
    await flags.settled();
    const [address, init] = ask.mock.calls[0] as [string, { headers: Record<string, string> }];
    expect(address).toMatch(/^https:\/\/flags\.example\/api\/frontend\?/);
    expect(new Headers(init.headers).get('authorization')).toBe('front-end key');
    expect(flags.current()).toEqual({ [v2]: true });
    const turn = changed(flags);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(flags.current()[v1]).not.toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    await turn;
    expect(flags.current()).toEqual({ [v1]: true, [v2]: false });
  });

  it('are asked for once, however many screens follow them', async () => {
    const ask = answer([v2]);
    const flags = createFlags({}, own);
    const first = changed(flags);
    flags.follow();
    flags.follow();
    await first;
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stay as they were when the service is silent, and nobody waits for it long', async () => {
    const sink = vi.fn();
    setLogSink(sink);
    answer(new Error('no signal'));
    const flags = createFlags({ [v2]: true }, foreign);
    await flags.settled();
    expect(flags.current()).toEqual({ [v2]: true });
    expect(sink).toHaveBeenCalledWith('warning', 'The service of flags does not answer', expect.anything());
    const never = createFlags({ [v2]: true }, foreign, () => new Promise(() => undefined));
    const waiting = never.settled();
    await vi.advanceTimersByTimeAsync(1500);
    await waiting;
  });

  it('say once that the service is away, and once more when it is away again', async () => {
    const sink = vi.fn();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    setLogSink(sink);
    const away = new Error('no signal');
    answer(away, away, away, [v1], away, away);
    const flags = createFlags({}, foreign);
    await flags.settled();
    const turn = changed(flags);
    await vi.advanceTimersByTimeAsync(46_000);
    await turn;
    expect(sink).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(46_000);
    expect(sink).toHaveBeenCalledTimes(2);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('need no answer where the service is our own: it says what the configuration said', async () => {
    const ask = answer([v2]);
    await createFlags({ [v2]: true }, own).settled();
    expect(ask).not.toHaveBeenCalled();
  });
});
