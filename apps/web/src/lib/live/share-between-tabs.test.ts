import type { LiveEvent } from '@brazda/contract/events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FollowOptions } from './follow-live-events.ts';
import { shareBetweenTabs } from './share-between-tabs.ts';

type Told = Pick<FollowOptions, 'onEvent' | 'onConnected'>;

const minuteMs = 60_000;

const event: LiveEvent = { topic: 'farm.changed', farmId: 7 };
const closed: (() => void)[] = [];

beforeEach(() => void vi.stubGlobal('navigator', { locks: locksOfOneBrowser() }));
afterEach(() => {
  for (const close of closed.splice(0)) close();
  vi.unstubAllGlobals();
});

/** As browsers give them: one holder at a time, the others in turn. */
function locksOfOneBrowser(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> | undefined;
  const request = async (
    _name: string,
    options: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (options.ifAvailable && last) return work(null);
    const before = last;
    const turn = (async () => {
      await before;
      return options.signal?.aborted ? undefined : work({});
    })();
    last = turn;
    const done = await turn;
    if (last === turn) last = undefined;
    return done;
  };
  return { request } as Pick<LockManager, 'request'>;
}

/** A tab that has shown something for a minute. */
function openTab(): { told: { [K in keyof Told]: ReturnType<typeof vi.fn> }; follow: ReturnType<typeof vi.fn> } {
  const told = { onEvent: vi.fn(), onConnected: vi.fn() };
  const follow = vi.fn((_told: Told) => () => undefined);
  closed.push(shareBetweenTabs('test', { ...told, lookingSince: performance.now() - minuteMs }, follow));
  return { told, follow };
}

describe('tabs of one browser', () => {
  it('follow by one connection, and all are told', async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(first.follow).toHaveBeenCalledTimes(1));
    const [connection] = first.follow.mock.calls[0] as [Told];
    connection.onConnected(false);
    connection.onEvent(event);
    expect(first.told.onEvent).toHaveBeenCalledWith(event);
    await vi.waitFor(() => expect(second.told.onEvent).toHaveBeenCalledWith(event));
    expect(second.told.onConnected).toHaveBeenCalledWith(false);
    expect(second.follow).not.toHaveBeenCalled();
  });

  it('are told what happened a little before they came', async () => {
    const first = openTab();
    await vi.waitFor(() => expect(first.follow).toHaveBeenCalledTimes(1));
    const [connection] = first.follow.mock.calls[0] as [Told];
    connection.onConnected(false);
    connection.onEvent(event);
    const late = openTab();
    await vi.waitFor(() => expect(late.told.onEvent).toHaveBeenCalledWith(event));
    expect(first.told.onEvent).toHaveBeenCalledTimes(1);
  });

  it('take the place of the one that is closed, and know that they have missed something', async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(first.follow).toHaveBeenCalledTimes(1));
    closed.shift()?.();
    await vi.waitFor(() => expect(second.follow).toHaveBeenCalledTimes(1));
    const [connection] = second.follow.mock.calls[0] as [Told];
    connection.onConnected(false);
    expect(second.told.onConnected).toHaveBeenCalledWith(true);
  });

  it('follow each for itself where there are no locks', () => {
    vi.stubGlobal('navigator', {});
    const [first, second] = [openTab(), openTab()];
    expect(first.follow).toHaveBeenCalledTimes(1);
    expect(second.follow).toHaveBeenCalledTimes(1);
  });
});
